import type { Transaction } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import { GST_ERRORS } from "../errors"
import { readTaxSettings } from "../modules/gst/queries/settings"
import { readRegistrations } from "../modules/gst/queries/warehouses"
import { readIssuedGstins } from "../queries/documents"

/**
 * Lists the GSTINs that the shop files returns for: its own first, then those of warehouses and of issued documents.
 */
export async function readGstins(db: Transaction): Promise<[string, ...string[]]> {
  const { gstin, registered } = await readTaxSettings(db)
  const warehouses = registered ? await readRegistrations(db) : []
  const all = [...warehouses.map((one) => one.gstin), ...(await readIssuedGstins(db))]
  const others = new Set(all.filter((one) => one && one !== gstin))
  return [gstin, ...[...others].sort()]
}

/**
 * Returns the requested GSTIN, or the shop's own without one.
 * @throws HttpError 404 for one that the shop does not have
 */
export function resolveGstin(gstins: [string, ...string[]], wanted: string | undefined): string {
  if (wanted !== undefined && !gstins.includes(wanted)) throw new HttpError(GST_ERRORS.no_such_gstin)
  return wanted ?? gstins[0]
}
