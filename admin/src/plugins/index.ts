import PluginsIcon from "@mui/icons-material/ExtensionOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/plugins", () => import("./List")),
  icon: PluginsIcon,
  recordRepresentation: "id",
  menu: { group: "more", position: 155 },
} satisfies ResourceModule
