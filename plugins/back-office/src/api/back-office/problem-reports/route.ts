import { PROBLEM_REPORTS } from "../../../queries/list-problem-reports"
import { list } from "../../resource"

export const GET = list("problem-reports", PROBLEM_REPORTS, PROBLEM_REPORTS.page)
