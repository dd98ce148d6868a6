import { RETURN_STATES, type ReturnRow } from "@haat/checkout/contract"
import type { Condition } from "@haat/sdk/server/back-office/queries/conditions"
import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { text } from "@haat/sdk/server/back-office/text"
import { z } from "zod"

const CUSTOMER_NAME = "coalesce(c.name, '')"

/** Lists returns for the owner, the oldest first. */
export const RETURNS = rowList<ReturnRow>()({
  from: "order_return",
  joins: {
    c: "left join shopper c on c.id = r.customer_id",
    given: "left join lateral (select * from return_refund where return_id = r.id offset 0) given on true",
    x: "left join replacement_order x on x.return_id = r.id",
    photos: "left join lateral (select ids from return_photos where return_id = r.id offset 0) photos on true",
    fetched: "left join return_parcel fetched on fetched.return_id = r.id",
  },
  columns: `r.id, r.order_id, r.display_id, r.customer_id, ${CUSTOMER_NAME} as customer_name,
    coalesce(c.email, r.email) as customer_email, r.state, r.reason, r.is_claim, r.by_staff, r.note, r.outcome, r.way, r.decision, r.created_at,
    r.received_at, r.worth, r.lines, r.way_back, coalesce(given.refunds, '[]') as refunds,
    (coalesce(given.given, 0) + r.exchanged)::float8 as given, case when x.order_id is not null then
      jsonb_build_object('id', x.order_id, 'display_id', x.display_id, 'to_pay', x.to_pay,
        'cash_withheld', x.cash_withheld) end as exchange_order, fetched.parcel,
    coalesce(photos.ids, '[]') as photos,
    case when fetched.booking is not null then
      jsonb_build_object('booking', fetched.booking, 'problem', fetched.problem) end as pickup`,
  filters: { state: z.enum(RETURN_STATES).optional(), order_id: text(100).optional() },
  where: ({ state, order_id }) => {
    const conditions: Condition[] = []
    if (state) conditions.push(["r.state = ?", state])
    if (order_id) conditions.push(["r.order_id = ?", order_id])
    return conditions
  },
  sortable: ["id", "created_at", "display_id", "state"],
  order: ["created_at", "ASC"],
})
