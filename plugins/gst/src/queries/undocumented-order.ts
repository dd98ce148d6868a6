import type { Taxed } from "@haat/checkout/contract"
import type { Transaction } from "@haat/sdk/server/database"

/** An order without documents: the state of its address, and its stored tax. */
export type UndocumentedOrder = {
  province: string
  place_of_supply: string
  supplier_state: string
  parts: (Taxed & { id: string })[]
}

const ORDER = `
  select o.shipping_address ->> 'province' as province, taxed.place_of_supply, taxed.supplier_state, (
      select coalesce(jsonb_agg(to_jsonb(part) || jsonb_build_object('supplier',
        case when part.supplier_state is not null
        then jsonb_build_object('state', part.supplier_state, 'gstin', part.supplier_gstin) end)), '[]')
      from gst_order_line part where part.order_id = o.order_id
    ) as parts
  from placed_order o
  join gst_order taxed on taxed.order_id = o.order_id
  where o.order_id = :order_id and not exists (select from gst_document issued where issued.order_id = o.order_id)`

export async function readUndocumented(trx: Transaction, order_id: string): Promise<UndocumentedOrder | undefined> {
  const { rows } = await trx.raw<UndocumentedOrder>(ORDER, { order_id })
  return rows[0]
}

const MOVE = `
  update gst_order set place_of_supply = :place_of_supply where order_id = :order_id`

const MOVE_PARTS = `
  update gst_order_line part set taxable_paise = moved.taxable_paise, cgst_paise = moved.cgst_paise,
    sgst_paise = moved.sgst_paise, utgst_paise = moved.utgst_paise, igst_paise = moved.igst_paise
  from jsonb_to_recordset(:parts::jsonb) as moved(id text, taxable_paise bigint, cgst_paise bigint, sgst_paise bigint,
    utgst_paise bigint, igst_paise bigint)
  where part.id = moved.id`

/** Stores another place of supply of an order, and its taxes there. */
export async function writeChangedTax(
  trx: Transaction,
  {
    order_id,
    place_of_supply,
    parts,
  }: { order_id: string; place_of_supply: string; parts: (Taxed & { id: string })[] },
): Promise<void> {
  await trx.raw(MOVE, { order_id, place_of_supply })
  await trx.raw(MOVE_PARTS, { parts: JSON.stringify(parts) })
}
