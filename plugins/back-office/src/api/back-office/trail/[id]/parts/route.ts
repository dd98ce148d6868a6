import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../../../dialect/answer-list"
import { readListQuery } from "../../../../../dialect/list-query"
import { listTrailParts, TRAIL_PART_LIST } from "../../../../../reading/list-trail-parts"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, TRAIL_PART_LIST)
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { parts, count } = await listTrailParts(db, req.params.id, query)
  answerList(res, "parts", parts, query.skip, count)
}
