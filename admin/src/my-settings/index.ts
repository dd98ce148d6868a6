import SettingsIcon from "@mui/icons-material/SettingsOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  screens: [screen("/setting", () => import("./Settings"), "list")],
  icon: SettingsIcon,
  permission: "me",
  menu: { group: "first", position: 30, path: "/setting", under: ["/security"] },
} satisfies ResourceModule
