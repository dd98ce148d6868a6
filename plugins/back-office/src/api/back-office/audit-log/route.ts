import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { AUDIT_LOG_LIST, listAuditLog } from "../../../queries/list-audit-log"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, AUDIT_LOG_LIST)
  const { entries, count } = await listAuditLog(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "audit-log", entries, query.skip, count)
}
