import { FREIGHT, type FreightQuotes, NO_QUOTE } from "@haat/freight/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { BasketLine } from "./basket"

/** What one line's parcel costs, in rupees, and how long it takes. */
export type LineDelivery = { delivery_charge: number; estimated_delivery_days: string }

/** The lines with their delivery to this postal code; without one nothing is charged and no day is named. */
export async function withDelivery<Line extends BasketLine>(
  container: MedusaContainer,
  lines: Line[],
  delivery_postal_code: string | undefined,
): Promise<(Line & LineDelivery)[]> {
  const parcels = lines.map(({ product_id: item_id, weight, quantity }) => ({ item_id, weight, quantity }))
  const freight = container.resolve<FreightQuotes>(FREIGHT)
  const quotes = delivery_postal_code ? await freight.quote({ delivery_postal_code, parcels }) : []
  return lines.map((line, index) => {
    const { freight_charge, estimated_delivery_days } = quotes[index] ?? NO_QUOTE
    return { ...line, delivery_charge: freight_charge, estimated_delivery_days }
  })
}

export const sumOf = (lines: LineDelivery[]) => lines.reduce((sum, line) => sum + line.delivery_charge, 0)
