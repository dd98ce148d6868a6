import { listProblemReports, PROBLEM_REPORT_LIST } from "../../../reading/list-problem-reports"
import { list } from "../../resource"

export const GET = list("problem-reports", PROBLEM_REPORT_LIST, listProblemReports)
