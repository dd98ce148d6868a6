import { readGstin } from "@haat/places/gstin"
import type { Registration, TaxSettings } from "../contract"
import { GST_ERRORS } from "../errors"

type Shop = Pick<TaxSettings, "registered" | "gstin" | "pan" | "state">

/**
 * Returns the error of a warehouse registration that does not fit the shop's; undefined when it fits. Warehouses of one
 * state may share a GSTIN.
 */
export function findRegistrationError(shop: Shop, { state, gstin }: Omit<Registration, "location_id">) {
  const pan = shop.pan || readGstin(shop.gstin)?.pan
  const named = readGstin(gstin)
  if (named && pan && named.pan !== pan) return GST_ERRORS.warehouse_of_another_pan
  if (shop.registered && !gstin && state !== shop.state) return GST_ERRORS.warehouse_without_gstin
  return undefined
}
