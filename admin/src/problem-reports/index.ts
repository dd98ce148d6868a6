import ReportsIcon from "@mui/icons-material/ReportProblemOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/problem-reports", () => import("./List")),
  icon: ReportsIcon,
  menu: { group: "more", position: 50 },
} satisfies ResourceModule
