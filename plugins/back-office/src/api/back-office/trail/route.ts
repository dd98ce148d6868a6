import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { answering } from "../../../dialect/answering"
import { readListQuery } from "../../../dialect/list-query"
import { listTrail, TRAIL_LIST } from "../../../reading/list-trail"

export const GET = answering(async (req, res) => {
  const query = readListQuery(req.query, TRAIL_LIST)
  const { entries, count } = await listTrail(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "trail", entries, query.skip, count)
})
