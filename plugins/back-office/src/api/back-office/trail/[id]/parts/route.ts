import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../../../dialect/answer-list"
import { answering } from "../../../../../dialect/answering"
import { readListQuery } from "../../../../../dialect/list-query"
import { listTrailParts, TRAIL_PART_LIST } from "../../../../../reading/list-trail-parts"

export const GET = answering(async (req, res) => {
  const query = readListQuery(req.query, TRAIL_PART_LIST)
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { parts, count } = await listTrailParts(db, req.params.id, query)
  answerList(res, "parts", parts, query.skip, count)
})
