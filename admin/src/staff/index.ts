import StaffIcon from "@mui/icons-material/BadgeOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/staff", () => import("./List"), "list"),
  icon: StaffIcon,
  recordRepresentation: "username",
  menu: { group: "more", position: 140 },
  settings: { position: 80, section: screen("/setting", () => import("./Administrators"), "list") },
  subResources: { invitations: { recordRepresentation: "email", permission: "staff" } },
} satisfies ResourceModule
