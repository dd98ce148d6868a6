import { auditRead } from "@haat/back-office/audit-log/audit-read"
import { toAuditActor } from "@haat/sdk/server/back-office/audit-log"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Caller } from "../call"

/**
 * Reads the data of many people for an administrator, and writes an audit log entry as exports do.
 */
export async function auditBulkRead<Row>(
  scope: MedusaContainer,
  caller: Caller,
  resource: string,
  filter: object,
  read: () => Promise<Row[]>,
): Promise<Row[]> {
  if (caller.kind !== "administrator") throw new Error("Only administrators read many people's data")
  const result = await auditRead(scope, toAuditActor(caller), { resource, action: "listed", filter }, async () => {
    const list = await read()
    return { rows: list.length, list }
  })
  return result.list
}
