import type { OrderTax, Taxed } from "@haat/checkout/contract"

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
