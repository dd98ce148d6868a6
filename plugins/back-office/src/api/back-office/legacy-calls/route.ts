import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { LEGACY_CALL_LIST, listLegacyCalls } from "../../../queries/list-legacy-calls"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, LEGACY_CALL_LIST)
  const { rows, count } = await listLegacyCalls(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "legacy-calls", rows, query.skip, count)
}
