import { readGstin } from "@haat/places/gstin"
import type { Registration, TaxSettings } from "../contract"
import { GST_ERRORS } from "../errors"

type Shop = Pick<TaxSettings, "registered" | "gstin" | "pan" | "state">

/**
 * Reason why a warehouse may not have this registration beside the shop's; undefined when it may. Warehouses of one
 * state may share a GSTIN: a registration is for a state, and has any number of places there.
 */
export function wrongRegistration(shop: Shop, { state, gstin }: Omit<Registration, "location_id">) {
  const pan = shop.pan || readGstin(shop.gstin)?.pan
  const named = readGstin(gstin)
  if (named && pan && named.pan !== pan) return GST_ERRORS.warehouse_of_another_pan
  if (shop.registered && !gstin && state !== shop.state) return GST_ERRORS.warehouse_without_gstin
  return undefined
}
