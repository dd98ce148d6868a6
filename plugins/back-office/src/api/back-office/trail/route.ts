import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { listTrail, TRAIL_LIST } from "../../../reading/list-trail"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, TRAIL_LIST)
  const { entries, count } = await listTrail(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "trail", entries, query.skip, count)
}
