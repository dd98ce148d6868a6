import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../../../dialect/answer-list"
import { readListQuery } from "../../../../../dialect/list-query"
import { AUDIT_LOG_PART_LIST, listAuditLogParts } from "../../../../../queries/list-audit-log-parts"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, AUDIT_LOG_PART_LIST)
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { parts, count } = await listAuditLogParts(db, req.params.id, query)
  answerList(res, "parts", parts, query.skip, count)
}
