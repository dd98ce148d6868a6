import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { answering } from "../../../dialect/answering"
import { readListQuery } from "../../../dialect/list-query"
import { listStaff, STAFF_LIST } from "../../../reading/list-staff"

export const GET = answering(async (req, res) => {
  const query = readListQuery(req.query, STAFF_LIST)
  const { staff, count } = await listStaff(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "staff", staff, query.skip, count)
})
