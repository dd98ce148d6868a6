import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { listPayments, PAYMENT_LIST } from "../../../queries/list-payments"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, PAYMENT_LIST)
  const { payments, count } = await listPayments(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "payments", payments, query.skip, count)
}
