import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { answering } from "../../../dialect/answering"
import { readListQuery } from "../../../dialect/list-query"
import { CUSTOMER_LIST, listCustomers } from "../../../reading/list-customers"

export const GET = answering(async (req, res) => {
  const query = readListQuery(req.query, CUSTOMER_LIST)
  const { customers, count } = await listCustomers(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "customers", customers, query.skip, count)
})
