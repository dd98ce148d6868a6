import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MissedMinimum } from "../contract"

/** SQL: returns that reduce the goods of an offer: neither claims, which are the shop's fault, nor exchanges. */
const REDUCES_GOODS = "not back.is_claim and back.outcome <> 'exchange'"

/**
 * SQL: offers of an order whose minimum a return has missed. As at the checkout, goods count at their price before any
 * offer. `discount` is the offer's discount on the pieces that stay, or on the delivery.
 */
const MISSED_MINIMUMS = `
  with this as (
    select back.id, back.order_id, back.received_at from order_return back
      where back.id = :return_id and back.state = 'received' and ${REDUCES_GOODS}
  ), lines as (
    select line.line_id, line.price, line.quantity, line.quantity - coalesce(sum(came.pieces), 0) as staying,
      line.quantity - coalesce(sum(came.pieces) filter (where came.is_counted), 0) as kept,
      coalesce(sum(came.pieces) filter (where came.return_id = this.id), 0) as returned
    from this
    join order_line line on line.order_id = this.order_id and not line.cancelled
    left join lateral (
      select back.id as return_id, ${REDUCES_GOODS} as is_counted,
        coalesce(piece.resellable, 0) + coalesce(piece.damaged, 0) as pieces
      from order_return back
      cross join lateral jsonb_to_recordset(back.lines) as piece(line_id text, resellable int, damaged int)
      where back.order_id = this.order_id and back.state = 'received' and piece.line_id = line.line_id
        and (back.received_at, back.id) <= (this.received_at, this.id)) came on true
    group by this.id, line.line_id, line.price, line.quantity
  ), goods as (
    select sum(price * kept) as kept, sum(price * (kept + returned)) as before from lines
  )
  select coalesce(used.code, used.name) as name, offer.min_amount::float8 as min_amount,
    goods.kept::float8 as kept_amount,
    (case when offer.scope = 'delivery' then used.amount else coalesce(given.amount, 0) end)::float8 as discount
  from this
  cross join goods
  join order_offer used on used.order_id = this.order_id
  join shop_offer offer on offer.id = used.offer_id and offer.min_amount > goods.kept
    and offer.min_amount <= goods.before
  left join lateral (
    select sum(floor(taken.amount * 100 * lines.staying / nullif(lines.quantity, 0))) / 100 as amount
    from lines
    join order_line_discount taken on taken.line_id = lines.line_id
      and taken.code is not distinct from used.code and (used.code is not null or taken.name = used.name)) given on true
  order by used.offer_id`

/** Returns the offers whose minimum a received return has missed; none before the return is received. */
export const readMissedMinimums = async (db: Knex, return_id: string): Promise<MissedMinimum[]> =>
  (await db.raw<{ rows: MissedMinimum[] }>(MISSED_MINIMUMS, { return_id })).rows
