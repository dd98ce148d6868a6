import type { Transaction } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import { GST_ERRORS } from "../errors"
import { readTaxSettings } from "../modules/gst/queries/settings"
import { readRegistrations } from "../modules/gst/queries/warehouses"
import { readIssuedGstins } from "../queries/documents"

/**
 * The GSTINs that the shop files returns for: its own first, then those of warehouses, and all that something was
 * issued under.
 */
export async function readGstins(db: Transaction): Promise<[string, ...string[]]> {
  const { gstin, registered } = await readTaxSettings(db)
  const warehouses = registered ? await readRegistrations(db) : []
  const all = [...warehouses.map((one) => one.gstin), ...(await readIssuedGstins(db))]
  const others = new Set(all.filter((one) => one && one !== gstin))
  return [gstin, ...[...others].sort()]
}

/**
 * The one that is meant: the shop's own where none is named.
 * @throws HttpError 404 for one that the shop does not have
 */
export function chooseGstin(gstins: [string, ...string[]], wanted: string | undefined): string {
  if (wanted !== undefined && !gstins.includes(wanted)) throw new HttpError(GST_ERRORS.no_such_gstin)
  return wanted ?? gstins[0]
}
