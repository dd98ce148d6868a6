import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { answering } from "../../../dialect/answering"
import { readListQuery } from "../../../dialect/list-query"
import { LEGACY_CALL_LIST, listLegacyCalls } from "../../../reading/list-legacy-calls"

export const GET = answering(async (req, res) => {
  const query = readListQuery(req.query, LEGACY_CALL_LIST)
  const { rows, count } = await listLegacyCalls(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "legacy-calls", rows, query.skip, count)
})
