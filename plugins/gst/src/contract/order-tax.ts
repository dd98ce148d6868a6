import type { Transaction } from "@haat/sdk/server/database"
import type { SplitOrder, Supplier, Taxed } from "../rules/split-order"

export type { SplitOrder, Supplier, Taxed } from "../rules/split-order"

/** The key of the module. Other plugins resolve `OrderTaxes`, `GoodsLeaving`, `Crediting`, `IssuedDocuments`, `GoodsTaxes` and `Registrations` by it. */
export const GST = "gst"

/** It leaves from `location_id` where that is known, else from where the variant, or the product's first one, is kept today. */
export type OrderToTaxLine = {
  product_id: string
  variant_id?: string | null
  quantity: number
  paid_paise: number
  location_id?: string | null
}

/** What is placed: amounts in whole paise, tax included, after every discount. */
export type OrderToTax = {
  lines: OrderToTaxLine[]
  delivery_paise: number
  /** what rounds the total up to whole rupees; no tax is in it */
  rounding_paise: number
  /** the state of the delivery address, as it is written there */
  province: string
  /** a buyer's who is registered; checked */
  gstin?: string
  /** when it is placed */
  at: Date
}

/** How an order's price is split; stored with the order and never computed anew. */
export type OrderTax = SplitOrder & {
  charges_tax: boolean
  /** codes of states; of the supplier empty while the owner has not said */
  supplier_state: string
  place_of_supply: string
  rounding_paise: number
  /** null where the buyer named none */
  buyer_gstin: string | null
  /** by warehouse, whose registration goods leave it under where that is not the shop's own */
  suppliers: Record<string, Supplier>
}

/** What is left of an order whose pieces were cancelled; amounts in whole paise, after every discount. */
export type OrderLeft = {
  order_id: string
  /** lines of which pieces were cancelled, and what is paid for those that are left: 0 of none */
  lines: { line_id: string; left: number; paid_paise: number }[]
  delivery_paise: number
  rounding_paise: number
}

export type OrderTaxes = {
  taxOf(order: OrderToTax): Promise<OrderTax>
  /**
   * Has an order's stored tax be that of what is left of it, in the transaction that cancels pieces of it. The goods keep their
   * rates, and the delivery is shared among what is left. Nothing has left yet.
   */
  shrinkTax(trx: Transaction, left: OrderLeft): Promise<void>
}

/** Whether a line is taxed as goods are that leave this place. */
export const isTaxedFrom = ({ lines, suppliers }: OrderTax, line: number, location_id: string | null) =>
  lines[line].supplier?.gstin === suppliers[location_id ?? ""]?.gstin

/**
 * The rows that keep an order's tax, by table, for the statement that writes the order.
 * @param line_ids those of its lines, in sequence
 * @param first how many parts of the order have a tax already
 */
export function orderTaxRows(
  tax: OrderTax,
  { order_id, line_ids, at }: { order_id: string; line_ids: string[]; at: string },
  first = 0,
) {
  const { lines, delivery, charges_tax, supplier_state, place_of_supply, rounding_paise, buyer_gstin } = tax
  const row = ({ supplier, ...part }: Taxed, nth: number, line_id: string | null) => {
    const position = first + nth
    const by = { supplier_state: supplier?.state ?? null, supplier_gstin: supplier?.gstin ?? null }
    return { id: `${order_id}:${position}`, order_id, line_id, position, ...part, ...by, created_at: at }
  }
  return {
    gst_order: [
      { order_id, charges_tax, supplier_state, place_of_supply, rounding_paise, buyer_gstin, created_at: at },
    ],
    gst_order_line: [
      ...lines.map((part, nth) => row(part, nth, line_ids[nth])),
      ...delivery.map((part, nth) => row(part, lines.length + nth, null)),
    ],
  }
}
