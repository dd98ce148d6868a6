import AuditLogIcon from "@mui/icons-material/HistoryOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"
import { auditLogRequests } from "./requests"

export default {
  list: screen("/audit-log", () => import("./List")),
  icon: AuditLogIcon,
  menu: { group: "more", position: 150 },
  requests: auditLogRequests,
} satisfies ResourceModule
