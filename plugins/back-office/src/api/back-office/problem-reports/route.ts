import { listProblemReports, PROBLEM_REPORT_LIST } from "../../../queries/list-problem-reports"
import { list } from "../../resource"

export const GET = list("problem-reports", PROBLEM_REPORT_LIST, listProblemReports)
