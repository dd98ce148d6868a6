import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readAuditLogFilters } from "../../../../queries/list-audit-log"
import { databaseOf } from "../../../resource"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await readAuditLogFilters(databaseOf(req)))
}
