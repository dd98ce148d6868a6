import type { ProblemReportRow } from "@haat/problem-reports/contract"
import ReportsIcon from "@mui/icons-material/ReportProblemOutlined"
import { dateTime } from "../components/format"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/problem-reports", () => import("./List")),
  show: screen("/problem-reports/:id/show", () => import("./Report")),
  icon: ReportsIcon,
  recordRepresentation: ({ created_at }: ProblemReportRow) => dateTime(created_at),
  menu: { group: "more", position: 50 },
} satisfies ResourceModule
