import { lastSecondBefore, midnightAfter } from "@haat/sdk/server/queries/midnight-in-india"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { LineReturnTerms, ReceiveReturn, ReturnState } from "../contract"

/** Order line with its return terms; `days` is null when the product cannot be returned. */
export type ReturnableLine = Omit<LineReturnTerms, "delivered_at" | "until" | "claim_until"> & {
  days: number | null
  /** days after delivery: the shop's setting, at least the days of the return rule */
  claim_days: number
  /** null until delivery */
  claim_until: Date | null
  /** null until delivery */
  delivered_at: Date | null
  /** null until delivery, and for products that cannot be returned */
  until: Date | null
  /** warehouse that the line was sent from; null when unknown */
  sent_from: string | null
}

/** SQL: days for claims, never fewer than the days of the product's return rule. */
const CLAIM_DAYS = "greatest(terms.claim_days, case when rule.returnable then rule.days end)"

/** SQL: delivery time of a line, from the parcels with pieces of it, else from all parcels of the order. */
const ARRIVED = `
  left join lateral (
    select case when bool_and(parcel.delivered_at is not null) then max(parcel.delivered_at) end as at
    from line_dispatch sent join order_parcel parcel on parcel.fulfillment_id = sent.fulfillment_id
    where sent.line_id = line.line_id) own on true
  left join lateral (
    select case when line.fulfilled_quantity >= line.quantity then
      coalesce(own.at, case when state.delivered then max(parcel.delivered_at) end) end as at
    from order_parcel parcel where parcel.order_id = line.order_id) arrived on true
  left join lateral (
    select case when rule.returnable then ${midnightAfter("arrived.at", "rule.days")} end as returns,
      ${midnightAfter("arrived.at", CLAIM_DAYS)} as claims) ends on true`

const LINES = `
  select line.line_id, line.variant_id, line.name,
    greatest(0, line.quantity - coalesce(returned.pieces, 0))::int as left,
    case when rule.returnable then rule.days end as days, arrived.at as delivered_at,
    case when rule.returnable then rule.paid_by end as paid_by,
    case when rule.paid_by = 'shopper' then coalesce(quoted.charge, 0) else 0 end as way_back,
    rule.returnable is true and coalesce(rule.exchange_only, false) as exchange_only,
    ${lastSecondBefore("ends.returns")} as until, coalesce(now() < ends.returns, false) as can_return,
    ${CLAIM_DAYS} as claim_days, ${lastSecondBefore("ends.claims")} as claim_until,
    coalesce(now() < ends.claims, false) as can_claim,
    (select sent.location_id from line_dispatch sent where sent.line_id = line.line_id
      order by sent.created_at desc limit 1) as sent_from,
    coalesce((select jsonb_agg(jsonb_build_object('variant_id', offer.variant_id, 'choice', offer.choice)
        order by offer.variant_id = line.variant_id desc, offer.choice, offer.variant_id)
      from sellable_variant offer
      where offer.product_id = line.product_id and offer.on_sale and offer.pieces > 0), '[]') as exchanges
  from order_line line
  join order_state state on state.order_id = line.order_id
  left join line_returned returned on returned.line_id = line.line_id
  left join return_rule rule on rule.product_id = line.product_id
  cross join return_terms terms
  left join lateral (
    select max(quote.charge) as charge from order_quote quote where quote.order_id = line.order_id
      and coalesce(quote.variant_id = line.variant_id, quote.product_id = line.product_id)) quoted on true
  ${ARRIVED}
  where line.order_id = ? and not line.cancelled
  order by line.created_at, line.line_id`

/** Reads the return terms of all lines of an order. */
export const readReturnableLines = async (db: Knex, order_id: string): Promise<ReturnableLine[]> =>
  (await db.raw<{ rows: ReturnableLine[] }>(LINES, [order_id])).rows

/** Reads the return terms of delivered lines, as in the reply. */
export const readReturnTerms = async (db: Knex, order_id: string) =>
  (await readReturnableLines(db, order_id))
    .filter(({ delivered_at }) => delivered_at)
    .map(({ days: _days, claim_days: _claim_days, sent_from: _place, ...terms }) => terms)

/** Inserts a validated return request. */
export async function insertReturn(
  trx: Knex,
  {
    lines,
    ...request
  }: { id: string; order_id: string; customer_id: string; lines: object[] } & Record<string, unknown>,
) {
  await trx("return_request").insert(request)
  await trx("return_request_line").insert(lines)
}

export type LockedReturn = {
  id: string
  order_id: string
  customer_id: string
  state: ReturnState
  outcome: string
  way: string
}

/** Locks a return until the transaction ends. */
export const lockReturn = async (trx: Knex, id: string): Promise<LockedReturn | undefined> =>
  (
    await trx.raw<{ rows: LockedReturn[] }>(
      `select id, order_id, customer_id, state, outcome, way
       from return_request
       where id = ? and deleted_at is null
       for update`,
      [id],
    )
  ).rows[0]

const STATE_TIMESTAMPS: Partial<Record<ReturnState, string>> = {
  approved: "decided_at",
  rejected: "decided_at",
  picked_up: "picked_up_at",
  received: "received_at",
  canceled: "canceled_at",
}

/** Sets the state of a return and its timestamp. */
export async function setReturnState(
  trx: Knex,
  id: string,
  state: ReturnState,
  more: Record<string, unknown> = {},
): Promise<ReturnState> {
  await trx("return_request")
    .where({ id })
    .update({ state, ...more, [STATE_TIMESTAMPS[state] ?? "updated_at"]: trx.fn.now(), updated_at: trx.fn.now() })
  return state
}

/** Line of a return with its order line, and the inventory items of each piece. */
export type ReturnedLine = {
  line_id: string
  product_id: string
  name: string
  quantity: number
  /** the order line: price of one piece and discount of all pieces, in rupees */
  ordered: { price: number; quantity: number; discount: number }
  /** pieces of the order line that came back earlier */
  before: number
  items: { item: string; location: string; each: number }[]
}

/**
 * Reads the lines of a return. `location` is the warehouse that the goods were sent from, else the first stock level;
 * `items` is empty for a variant that was deleted.
 */
export const readReturnedLines = async (trx: Knex, return_id: string): Promise<ReturnedLine[]> =>
  (
    await trx.raw<{ rows: ReturnedLine[] }>(
      `select l.line_id, line.product_id, line.name, l.quantity,
         jsonb_build_object('price', line.price, 'quantity', line.quantity, 'discount', line.discount) as ordered,
         (select coalesce(sum(came.resellable + came.damaged), 0)::int from return_request_line came
           join return_request other on other.id = came.return_id and other.state = 'received'
           where came.line_id = l.line_id and came.deleted_at is null) as before,
         coalesce((
           select jsonb_agg(
             jsonb_build_object(
               'item', item.inventory_item_id,
               'location', coalesce(sent.location_id, level.location_id),
               'each', coalesce(item.required_quantity, 1)
             )
             order by item.inventory_item_id
           )
           from product_variant_inventory_item item
           cross join lateral (
             select location_id
             from inventory_level candidate
             where candidate.inventory_item_id = item.inventory_item_id and candidate.deleted_at is null
             order by created_at, id
             limit 1
           ) level
           where item.variant_id = line.variant_id and item.deleted_at is null), '[]') as items
       from return_request_line l join order_line line on line.line_id = l.line_id
       left join lateral (
         select dispatch.location_id from line_dispatch dispatch join warehouse w on w.id = dispatch.location_id
         where dispatch.line_id = l.line_id order by dispatch.created_at desc limit 1) sent on true
       where l.return_id = ? and l.deleted_at is null`,
      [return_id],
    )
  ).rows

/** Stores how many pieces of each line came back, resellable and damaged. */
export async function writeReceived(trx: Knex, return_id: string, lines: ReceiveReturn["lines"]) {
  for (const { line_id, resellable, damaged } of lines)
    await trx("return_request_line")
      .where({ return_id, line_id })
      .update({ resellable, damaged, updated_at: trx.fn.now() })
}
