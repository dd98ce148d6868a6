import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readAuditLogFilters } from "../../../../queries/list-audit-log"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await readAuditLogFilters(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)))
}
