import type { OrderReturn } from "@haat/checkout/contract"
import type { Transaction } from "@haat/sdk/server/database"

const RETURN = `
  select r.id, r.state, r.reason, r.is_claim, r.by_staff, r.note, r.outcome, r.way, r.decision, r.created_at,
    r.received_at, r.worth, r.lines, r.way_back,
    coalesce(given.refunds, '[]') as refunds, case when x.order_id is not null then
      jsonb_build_object('id', x.order_id, 'display_id', x.display_id, 'to_pay', x.to_pay,
        'cash_withheld', x.cash_withheld) end as exchange_order, fetched.parcel,
    coalesce(photos.ids, '[]') as photos
  from order_return r
  left join return_parcel fetched on fetched.return_id = r.id
  left join lateral (select ids from return_photos where return_id = r.id offset 0) photos on true
  left join lateral (select refunds from return_refund where return_id = r.id offset 0) given on true
  left join replacement_order x on x.return_id = r.id`

/** The returns of an order, newest first. */
export const listReturns = async (db: Transaction, order_id: string): Promise<OrderReturn[]> =>
  (await db.raw<OrderReturn>(`${RETURN} where r.order_id = :order_id order by r.created_at desc, r.id`, { order_id }))
    .rows

/** Reads a return, in a transaction if one is given. */
export const findReturn = async (db: Transaction, id: string): Promise<OrderReturn | undefined> =>
  (await db.raw<OrderReturn>(`${RETURN} where r.id = :id`, { id })).rows[0]
