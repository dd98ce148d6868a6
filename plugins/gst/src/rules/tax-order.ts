import type { OrderTax, OrderToTax } from "@haat/checkout/contract"
import { readState } from "@haat/places/contract"
import { chargesTax } from "../contract"
import type { TaxFacts } from "../modules/gst/queries/tax-facts"
import { dayInIndia } from "./calendar"
import { splitOrder } from "./split-order"

const UNKNOWN = { hsn: "", rate_class: "by_hsn", exempt: false } as const

/**
 * Splits an order's price by the registration of the shop, the classification of its goods and their warehouses. The
 * place of supply is the state of the address, or the shop's own while staff have not chosen one, which blocks
 * shipping.
 */
export function taxOrder({ settings, goods, rates, places, suppliers }: TaxFacts, order: OrderToTax): OrderTax {
  const charges_tax = chargesTax(settings)
  const supplier_state = settings.state
  const place_of_supply = readState(order.province)?.code ?? supplier_state
  const lines = order.lines.map(({ product_id, variant_id, quantity, paid_paise, location_id }) => ({
    quantity,
    paid_paise,
    ...(goods[product_id] ?? UNKNOWN),
    supplier: suppliers[location_id ?? places[variant_id ?? product_id] ?? ""],
  }))
  const { delivery_paise, charges, rounding_paise } = order
  const split = splitOrder({
    lines,
    delivery_paise,
    charges,
    rates,
    day: dayInIndia(order.at),
    charges_tax,
    supplier_state,
    place_of_supply,
  })
  const buyer_gstin = order.gstin ?? null
  return { ...split, charges_tax, supplier_state, place_of_supply, rounding_paise, buyer_gstin, suppliers }
}
