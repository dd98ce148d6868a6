import AuditLogIcon from "@mui/icons-material/HistoryOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/audit-log", () => import("./List")),
  icon: AuditLogIcon,
  menu: { group: "more", position: 150 },
} satisfies ResourceModule
