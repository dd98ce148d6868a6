import { isPostalCodeOf } from "@haat/places/contract"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { FREIGHT_QUOTES, type FreightQuotes, NO_QUOTE, type OrderAddress } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import type { StoredLine } from "./stored-cart"

/** Delivery charge of one line, in rupees, and the estimated days. */
export type LineDelivery = { delivery_charge: number; estimated_delivery_days: string; not_served?: true }

/** Adds the carrier's delivery quotes to the lines; without a postal code the charge is 0 and the days are unknown. */
export async function quoteDelivery<Line extends StoredLine>(
  container: MedusaContainer,
  lines: Line[],
  delivery_postal_code: string | undefined,
): Promise<(Line & LineDelivery)[]> {
  const parcels = lines.map(({ variant_id: item_id, ...line }) => {
    const { weight, quantity, location_id } = line
    return { item_id, weight, quantity, location_id }
  })
  const freight = container.resolve<FreightQuotes>(FREIGHT_QUOTES)
  const quotes = delivery_postal_code ? await freight.quote({ delivery_postal_code, parcels }) : []
  return lines.map((line, index) => {
    const { item_id: _, freight_charge: delivery_charge, ...rest } = quotes[index] ?? { item_id: "", ...NO_QUOTE }
    return { ...line, delivery_charge, ...rest }
  })
}

/** @throws HttpError 400 for an address that was saved before its postal code was checked */
export function requirePostalCode({ country_code, postal_code }: OrderAddress) {
  if (isPostalCodeOf(country_code, postal_code)) return
  throw new HttpError(CHECKOUT_ERRORS.wrong_postal_code)
}

/** @throws HttpError 400 when the carrier does not serve the postal code */
export function requireServed(lines: { not_served?: true }[], postal_code: string) {
  if (!lines.some(({ not_served }) => not_served)) return
  throw new HttpError(CHECKOUT_ERRORS.not_served, { postal_code })
}

/** Sums the delivery charges, in rupees. */
export const sumDeliveryCharges = (lines: LineDelivery[]) => lines.reduce((sum, line) => sum + line.delivery_charge, 0)
