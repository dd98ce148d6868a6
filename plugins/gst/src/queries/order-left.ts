import type { SplitOrder, Supplier, Taxed } from "@haat/checkout/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { chargedParts, orderLineRow } from "../rules/order-tax-rows"

/** Stored tax of an order's line, of a charge, or of a part of its delivery: without `line_id` and `charge_id`. */
export type StoredPart = Taxed & { id: string; line_id: string | null; charge_id: string | null; position: number }

type Stored = {
  charges_tax: boolean
  supplier_state: string
  place_of_supply: string
  parts: (StoredPart & { supplier_gstin: string | null; supplier_state: string | null })[]
}

const STORED = `
  select taxed.charges_tax, taxed.supplier_state, taxed.place_of_supply, coalesce((
    select jsonb_agg(to_jsonb(part) order by part.position) from gst_order_line part
    where part.order_id = taxed.order_id), '[]') as parts
  from gst_order taxed where taxed.order_id = :order_id for update`

/** Locks and returns the stored tax of an order; undefined for orders of earlier versions, taxed when shipped. */
export async function lockStoredTax(trx: Transaction, order_id: string) {
  const [stored] = (await trx.raw<Stored>(STORED, { order_id })).rows
  if (!stored) return undefined
  const parts = stored.parts.map(({ supplier_state, supplier_gstin, ...part }): StoredPart => {
    const supplier: Supplier | null = supplier_gstin ? { state: supplier_state ?? "", gstin: supplier_gstin } : null
    return { ...part, ...(supplier && { supplier }) }
  })
  return { ...stored, parts }
}

const UPDATE = `
  update gst_order_line part set paid_paise = new.paid_paise, taxable_paise = new.taxable_paise,
    cgst_paise = new.cgst_paise, sgst_paise = new.sgst_paise, utgst_paise = new.utgst_paise, igst_paise = new.igst_paise
  from jsonb_populate_recordset(null::gst_order_line, :rows::jsonb) new where part.id = new.id`

/** Removes lines without remaining pieces, the delivery and the charges: the last two are added anew. */
const REMOVE = `delete from gst_order_line where order_id = :order_id
  and (line_id is null or line_id = any(:gone::text[]))`

const INSERT = `insert into gst_order_line select (jsonb_populate_recordset(null::gst_order_line, :rows::jsonb)).*`

const ROUNDING = `update gst_order set rounding_paise = :rounding_paise where order_id = :order_id`

type RemainingTax = {
  order_id: string
  lines: StoredPart[]
  /** ids of lines without remaining pieces */
  gone: string[]
  delivery: SplitOrder["delivery"]
  charges: SplitOrder["charges"]
  rounding_paise: number
}

/** Replaces the stored tax of an order by that of its remaining parts. */
export async function writeRemainingTax(
  trx: Transaction,
  { order_id, lines, gone, rounding_paise, ...charged }: RemainingTax,
) {
  const first = Math.max(-1, ...lines.map(({ position }) => position)) + 1
  const created_at = new Date().toISOString()
  const added = chargedParts(charged).map((part, nth) =>
    orderLineRow(part, { order_id, position: first + nth, created_at }),
  )
  // First: the triggers of the next three statements read the rounding.
  await trx.raw(ROUNDING, { order_id, rounding_paise })
  await trx.raw(REMOVE, { order_id, gone })
  await trx.raw(UPDATE, { rows: JSON.stringify(lines) })
  await trx.raw(INSERT, { rows: JSON.stringify(added) })
}
