import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { listProblemReports, PROBLEM_REPORT_LIST } from "../../../queries/list-problem-reports"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, PROBLEM_REPORT_LIST)
  const { reports, count } = await listProblemReports(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "problem-reports", reports, query.skip, count)
}
