import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { CUSTOMER_LIST, listCustomers } from "../../../queries/list-customers"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, CUSTOMER_LIST)
  const { customers, count } = await listCustomers(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "customers", customers, query.skip, count)
}
