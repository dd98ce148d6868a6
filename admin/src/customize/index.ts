import CustomizeIcon from "@mui/icons-material/PaletteOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  screens: [screen("/customize", () => import("./Customize"), "list")],
  icon: CustomizeIcon,
  menu: { group: "first", position: 50 },
} satisfies ResourceModule
