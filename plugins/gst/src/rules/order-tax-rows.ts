import type { OrderTax, Taxed } from "@haat/checkout/contract"

type TaxedSubject = Taxed & { line_id: string | null; charge_id: string | null }

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
  const { lines, charges_tax, supplier_state, place_of_supply, rounding_paise, buyer_gstin } = tax
  const parts: TaxedSubject[] = [
    ...lines.map((part, nth) => ({ ...part, line_id: line_ids[nth], charge_id: null })),
    ...chargedParts(tax),
  ]
  return {
    gst_order: [
      { order_id, charges_tax, supplier_state, place_of_supply, rounding_paise, buyer_gstin, created_at: at },
    ],
    gst_order_line: parts.map((part, nth) => orderLineRow(part, { order_id, position: first + nth, created_at: at })),
  }
}

/** Parts of an order's delivery, and its charges, as parts that belong to no line. */
export const chargedParts = ({ delivery, charges }: Pick<OrderTax, "delivery" | "charges">): TaxedSubject[] => [
  ...delivery.map((part) => ({ ...part, line_id: null, charge_id: null })),
  ...charges.map((part) => ({ ...part, line_id: null })),
]

/** The row of one part. */
export const orderLineRow = (
  { supplier, ...part }: TaxedSubject,
  at: { order_id: string; position: number; created_at: string },
) => ({
  id: `${at.order_id}:${at.position}`,
  ...part,
  ...at,
  supplier_state: supplier?.state ?? null,
  supplier_gstin: supplier?.gstin ?? null,
})
