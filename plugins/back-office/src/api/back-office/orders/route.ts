import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { listOrders } from "../../../queries/list-orders"
import { ORDER_LIST } from "../../../queries/order-conditions"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, ORDER_LIST)
  const { orders, count } = await listOrders(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "orders", orders, query.skip, count)
}
