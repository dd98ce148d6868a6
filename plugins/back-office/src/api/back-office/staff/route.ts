import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { listStaff, STAFF_LIST } from "../../../queries/list-staff"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, STAFF_LIST)
  const { staff, count } = await listStaff(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "staff", staff, query.skip, count)
}
