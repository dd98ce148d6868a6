import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { answering } from "../../../dialect/answering"
import { readListQuery } from "../../../dialect/list-query"
import { listProblemReports, PROBLEM_REPORT_LIST } from "../../../reading/list-problem-reports"

export const GET = answering(async (req, res) => {
  const query = readListQuery(req.query, PROBLEM_REPORT_LIST)
  const { reports, count } = await listProblemReports(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "problem-reports", reports, query.skip, count)
})
