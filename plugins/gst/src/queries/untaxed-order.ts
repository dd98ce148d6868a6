import type { Charge, OrderTax, OrderToTaxLine } from "@haat/checkout/contract"
import type { LeavingParcel } from "@haat/freight/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { orderTaxRows } from "../rules/order-tax-rows"

/** Ordered goods without stored tax: all of an order of an earlier version, or a line that was added to it later. */
export type UntaxedOrder = {
  is_new: boolean
  /** state of the address, or code of the state that the other lines are taxed in */
  province: string
  created_at: string
  /** lines without tax; `location_id` is set for lines of the parcel */
  lines: (OrderToTaxLine & { line_id: string })[]
  /** delivery after its discounts, with the charges and the rounding */
  delivery_paise: number
  charges: Charge[]
  rounding_paise: number
  /** first free position after the taxed parts */
  positions: number
}

const UNTAXED = `
  select taxed.order_id is null as is_new,
    coalesce(taxed.place_of_supply, o.shipping_address ->> 'province') as province,
    o.created_at,
    coalesce((
      select jsonb_agg(jsonb_build_object('line_id', line.line_id, 'product_id', coalesce(line.product_id, ''),
        'variant_id', line.variant_id,
        'location_id', case when line.line_id = any(:leaving::text[]) then coalesce(parcel.location_id,
        nullif(:location_id, '')) end,
        'quantity', line.quantity, 'paid_paise', round(line.price * 100) * line.quantity - round(line.discount * 100))
        order by line.created_at, line.line_id)
      from order_line line where line.order_id = o.order_id and line.quantity > 0
        and not exists (select from gst_order_line tax where tax.order_id = o.order_id and tax.line_id = line.line_id)
    ), '[]') as lines,
    round((state.delivery_charge - state.delivery_discount) * 100)::float8 as delivery_paise, state.charges,
    (select coalesce(max(tax.position) + 1, 0)::int from gst_order_line tax
      where tax.order_id = o.order_id) as positions,
    round(state.delivery_charge * 100 - coalesce((
      select sum(quote.charge) from order_quote quote where quote.order_id = o.order_id),
        0)::numeric * 100 - coalesce((
      select sum((charge ->> 'paise')::numeric) from jsonb_array_elements(state.charges) charge), 0))::float8
      as rounding_paise
  from placed_order o join order_state state on state.order_id = o.order_id
  left join gst_order taxed on taxed.order_id = o.order_id
  left join order_parcel parcel on parcel.fulfillment_id = :fulfillment_id
  where o.order_id = :order_id`

export async function readUntaxed(
  trx: Transaction,
  { order_id, fulfillment_id, items, location_id = "" }: LeavingParcel,
): Promise<UntaxedOrder | undefined> {
  const leaving = items.map(({ id }) => id)
  const { rows } = await trx.raw<UntaxedOrder>(UNTAXED, { order_id, fulfillment_id, leaving, location_id })
  const [order] = rows
  if (!order || (!order.is_new && !order.lines.length)) return undefined
  return order
}

const INSERT = (table: "gst_order" | "gst_order_line") => `
  insert into ${table} select (jsonb_populate_recordset(null::${table}, :rows::jsonb)).* on conflict do nothing`

/** Stores the tax of untaxed lines and delivery. */
export async function writeOrderTax(trx: Transaction, order_id: string, order: UntaxedOrder, tax: OrderTax) {
  const line_ids = order.lines.map(({ line_id }) => line_id)
  const rows = orderTaxRows(tax, { order_id, line_ids, at: new Date().toISOString() }, order.positions)
  await trx.raw(INSERT("gst_order"), { rows: JSON.stringify(rows.gst_order) })
  await trx.raw(INSERT("gst_order_line"), { rows: JSON.stringify(rows.gst_order_line) })
}
