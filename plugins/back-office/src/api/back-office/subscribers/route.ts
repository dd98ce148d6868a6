import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { listSubscribers, SUBSCRIBER_LIST } from "../../../queries/list-subscribers"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, SUBSCRIBER_LIST)
  const { rows, count } = await listSubscribers(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "subscribers", rows, query.skip, count)
}
