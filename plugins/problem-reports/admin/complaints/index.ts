import { type ResourceModule, screen } from "@haat/sdk/admin"
import ComplaintsIcon from "@mui/icons-material/GavelOutlined"

export default {
  list: screen("/complaints", () => import("./List")),
  show: screen("/complaints/:id/show", () => import("./Complaint")),
  icon: ComplaintsIcon,
  recordRepresentation: "number",
  permission: "problem-reports",
  menu: { group: "more", position: 60 },
} satisfies ResourceModule
