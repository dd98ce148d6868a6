import LegacyCallsIcon from "@mui/icons-material/ApiOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/legacy-calls", () => import("./List")),
  icon: LegacyCallsIcon,
  permission: "old-api",
  menu: { group: "more", position: 160 },
} satisfies ResourceModule
