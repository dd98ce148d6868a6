import type { ProblemReportRow } from "@haat/problem-reports/contract"
import { dateTime, type ResourceModule, screen } from "@haat/sdk/admin"
import ReportsIcon from "@mui/icons-material/ReportProblemOutlined"

export default {
  list: screen("/problem-reports", () => import("./List")),
  show: screen("/problem-reports/:id/show", () => import("./Report")),
  icon: ReportsIcon,
  recordRepresentation: ({ created_at }: ProblemReportRow) => dateTime(created_at),
  menu: { group: "more", position: 50 },
} satisfies ResourceModule
