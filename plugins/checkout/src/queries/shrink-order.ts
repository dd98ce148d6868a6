import { shareOut } from "@haat/sdk/share-out"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Charge } from "../contract/charges"
import type { OrderedLine, Quote, ShrunkOrder } from "../shrink-order"
import { rawNumber } from "./write-rows"

type Adjustment = { id: string; item_id: string; version: number; paise: number }

/** Stored order, locked; amounts in whole paise. */
export type StoredOrder = {
  cancelled: boolean
  pieces_cancellable: boolean
  cancellable: boolean
  captured: boolean
  credit_paise: number
  total_paise: number
  lines: (OrderedLine & { waiting: number })[]
  /** null for an order without delivery */
  delivery: { id: string; amount_paise: number; data: { parcels?: Parcel[] } & Record<string, unknown> } | null
  delivery_discount_paise: number
  charges: Charge[]
  adjustments: Adjustment[]
  delivery_adjustments: Omit<Adjustment, "item_id">[]
}

type Parcel = { product_id?: string; variant_id?: string; delivery_charge?: number }

const SHIPPING_METHOD = `
  select method.* from order_shipping link join order_shipping_method method on method.id = link.shipping_method_id
  where link.order_id = o.id and link.version = o.version and link.deleted_at is null and link.return_id is null
  order by link.created_at, link.id limit 1`

const STORED_ORDER = `
  select state.cancelled, state.pieces_cancellable, state.cancellable, state.captured,
    round(state.credit * 100)::int as credit_paise, round(state.total * 100)::int as total_paise,
    round(state.delivery_discount * 100)::int as delivery_discount_paise,
    state.charges,
    coalesce((
      select jsonb_agg(jsonb_build_object('line_id', line.line_id, 'name', line.name, 'product_id', line.product_id,
        'variant_id', line.variant_id, 'price_paise', round(line.price * 100), 'quantity', line.quantity,
        'discount_paise', round(line.discount * 100), 'waiting', line.quantity - line.fulfilled_quantity)
        order by line.created_at, line.line_id)
      from order_line line where line.order_id = o.id), '[]') as lines,
    case when method.id is not null then jsonb_build_object('id', method.id, 'amount_paise', round(method.amount * 100),
      'data', coalesce(method.data, '{}')) end as delivery,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'item_id', a.item_id, 'version', a.version,
        'paise', round(a.amount * 100)) order by a.id)
      from order_line_item_adjustment a join order_line line on line.line_id = a.item_id
      where line.order_id = o.id and a.deleted_at is null), '[]') as adjustments,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', off.id, 'version', off.version, 'paise', round(off.amount * 100))
        order by off.id)
      from order_delivery_discount off where off.shipping_method_id = method.id), '[]') as delivery_adjustments
  from "order" o join order_state state on state.order_id = o.id
  left join lateral (${SHIPPING_METHOD}) method on true
  where o.id = :order_id`

/** Reads the stored order. @param trx transaction that locks the order */
export const readStoredOrder = async (trx: Knex, order_id: string): Promise<StoredOrder> =>
  (await trx.raw<{ rows: StoredOrder[] }>(STORED_ORDER, { order_id })).rows[0]

/** Returns the delivery quote of each variant. */
export const deliveryQuotes = ({ delivery }: StoredOrder): Quote[] =>
  (delivery?.data.parcels ?? []).map(({ product_id = null, variant_id = null, delivery_charge = 0 }) => ({
    product_id,
    variant_id,
    charge_paise: Math.round(delivery_charge * 100),
  }))

const UPDATE_ITEMS = `
  update order_item item set quantity = new.left, raw_quantity = new.raw, updated_at = now()
  from jsonb_to_recordset(:lines::jsonb) new(line_id text, "left" int, raw jsonb), "order" o
  where item.item_id = new.line_id and o.id = item.order_id and o.version = item.version and item.deleted_at is null`

/** Reservations count inventory items: a fixed number for each piece of a variant. */
const UPDATE_RESERVATIONS = `
  update reservation_item held set quantity = trim_scale(held.quantity * new.left / new.before), updated_at = now(),
    raw_quantity = jsonb_build_object(
      'value', trim_scale(held.quantity * new.left / new.before)::text, 'precision', 20
    ),
    deleted_at = case when new.left = 0 then now() end
  from jsonb_to_recordset(:lines::jsonb) new(line_id text, "left" int, before int)
  where held.line_item_id = new.line_id and held.deleted_at is null`

const DISCOUNTS = `
  update order_line_item_adjustment a set amount = new.amount, raw_amount = new.raw, updated_at = now()
  from jsonb_to_recordset(:adjustments::jsonb) new(id text, amount numeric, raw jsonb) where a.id = new.id`

const DELIVERY = `
  update order_shipping_method set amount = :amount, raw_amount = :raw::jsonb, data = :data::jsonb, updated_at = now()
  where id = :id`

const DELIVERY_DISCOUNTS = `
  update order_shipping_method_adjustment a set amount = new.amount, updated_at = now(),
    raw_amount = jsonb_build_object('value', new.amount::text, 'precision', 20)
  from (
    select off.id, haat_before_tax(given.amount, off.rate) as amount
    from jsonb_to_recordset(:adjustments::jsonb) given(id text, amount numeric)
    join order_delivery_discount off on off.id = given.id) new
  where a.id = new.id`

const reduceTotal = (name: string) => `
    '${name}', (totals ->> '${name}')::numeric - :less::numeric,
    'raw_${name}', jsonb_build_object(
      'value', trim_scale((totals ->> '${name}')::numeric - :less::numeric)::text, 'precision', 20
    )`

/** Medusa's totals of the order; the back office lists read them. */
const UPDATE_TOTALS = `
  update order_summary s set updated_at = now(), totals = totals || jsonb_build_object(
    ${["current_order_total", "accounting_total", "pending_difference"].map(reduceTotal).join(",")})
  from "order" o where o.id = s.order_id and s.version = o.version and s.order_id = :order_id and s.deleted_at is null`

const toAmount = (id: string, paise: number) => ({ id, amount: paise / 100, raw: rawNumber(paise / 100) })

/** Splits a discount among the adjustments of one line or of the delivery, separately for each version of the order. */
function splitDiscount(adjustments: Omit<Adjustment, "item_id">[], paise: number) {
  const versions = [...new Set(adjustments.map(({ version }) => version))]
  return versions.flatMap((version) => {
    const own = adjustments.filter((one) => one.version === version)
    const shares = shareOut(
      paise,
      own.map((one) => one.paise),
    )
    return own.map(({ id }, at) => toAmount(id, shares[at]))
  })
}

/** Writes the remaining order into Medusa's tables. @param trx transaction that locks the order */
export async function writeShrunkOrder(trx: Knex, order_id: string, stored: StoredOrder, shrunk: ShrunkOrder) {
  const lines = shrunk.lines.map(({ line_id, left, cancelled }) => ({
    line_id,
    left,
    before: left + cancelled,
    raw: rawNumber(left),
  }))
  const adjustments = shrunk.lines.flatMap(({ line_id, discount_paise }) =>
    splitDiscount(
      stored.adjustments.filter(({ item_id }) => item_id === line_id),
      discount_paise,
    ),
  )
  await trx.raw(UPDATE_ITEMS, { lines: JSON.stringify(lines) })
  await trx.raw(UPDATE_RESERVATIONS, { lines: JSON.stringify(lines) })
  await trx.raw(DISCOUNTS, { adjustments: JSON.stringify(adjustments) })
  if (stored.delivery) await writeDelivery(trx, stored.delivery, stored, shrunk)
  await trx.raw(UPDATE_TOTALS, { order_id, less: shrunk.less_paise / 100 })
}

async function writeDelivery(
  trx: Knex,
  { id, data }: NonNullable<StoredOrder["delivery"]>,
  { delivery_adjustments }: StoredOrder,
  { quotes_paise, charges, delivery_paise, delivery_discount_paise }: ShrunkOrder,
) {
  const { charges: _before, parcels = [], ...rest } = data
  const left = parcels.flatMap((parcel, at) => {
    const paise = quotes_paise[at]
    return paise === null ? [] : [{ ...parcel, delivery_charge: paise / 100 }]
  })
  const kept = { ...rest, parcels: left, ...(charges.length && { charges }) }
  const { amount, raw } = toAmount(id, delivery_paise)
  await trx.raw(DELIVERY, { id, amount, raw: JSON.stringify(raw), data: JSON.stringify(kept) })
  const adjustments = splitDiscount(delivery_adjustments, delivery_discount_paise)
  await trx.raw(DELIVERY_DISCOUNTS, { adjustments: JSON.stringify(adjustments) })
}

/** Sets the amount of the uncaptured payment; at 0 the order counts as paid. */
const UPDATE_UNCAPTURED = [
  `update payment_session s set amount = :amount, raw_amount = :raw::jsonb, updated_at = now(),
     provider_id = case when :amount::numeric = 0 then 'pp_store_credit' else s.provider_id end
   from payment p, order_payment_collection link
   where link.order_id = :order_id and link.deleted_at is null and p.payment_collection_id = link.payment_collection_id
     and s.id = p.payment_session_id and p.captured_at is null and p.canceled_at is null and p.deleted_at is null`,
  `update payment_collection pc set amount = :amount, raw_amount = :raw::jsonb, updated_at = now(),
     authorized_amount = case when pc.status = 'authorized' then :amount::numeric else pc.authorized_amount end,
     raw_authorized_amount = case when pc.status = 'authorized' then :raw::jsonb else pc.raw_authorized_amount end,
     status = case when :amount::numeric = 0 then 'completed' else pc.status end
   from order_payment_collection link
   where link.order_id = :order_id and link.deleted_at is null and pc.id = link.payment_collection_id
     and pc.deleted_at is null and exists (select from payment p where p.payment_collection_id = pc.id
       and p.captured_at is null and p.canceled_at is null and p.deleted_at is null)`,
  `update payment p set amount = :amount, raw_amount = :raw::jsonb, updated_at = now(),
     provider_id = case when :amount::numeric = 0 then 'pp_store_credit' else p.provider_id end,
     captured_at = case when :amount::numeric = 0 then now() end
   from order_payment_collection link
   where link.order_id = :order_id and link.deleted_at is null and p.payment_collection_id = link.payment_collection_id
     and p.captured_at is null and p.canceled_at is null and p.deleted_at is null`,
]

/** Sets the amount, in paise, that is still to be paid for an order. */
export async function updateUncapturedPayment(trx: Knex, order_id: string, paise: number) {
  const { amount, raw } = toAmount(order_id, paise)
  for (const statement of UPDATE_UNCAPTURED) await trx.raw(statement, { order_id, amount, raw: JSON.stringify(raw) })
}
