import { MedusaService } from "@medusajs/framework/utils"
import { ProblemReport } from "./models/problem-report"
import { REPORT_DATA } from "./queries/personal-data"

/** Problem reports of products. */
export class ProblemReportsService extends MedusaService({ ProblemReport }) {
  readonly personalData = REPORT_DATA
}
