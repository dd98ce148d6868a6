import ComplaintsIcon from "@mui/icons-material/GavelOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/complaints", () => import("./List")),
  show: screen("/complaints/:id/show", () => import("./Complaint")),
  icon: ComplaintsIcon,
  recordRepresentation: "number",
  permission: "problem-reports",
  menu: { group: "more", position: 60 },
} satisfies ResourceModule
