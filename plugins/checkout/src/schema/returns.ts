import { view } from "@haat/sdk/server/schema/declare"
import { CLAIM_REASONS } from "../contract"

/**
 * Return requests and their outcome, for the shopper's orders, the back office and mails. `worth` in rupees is the paid
 * price of the pieces that have come back; `way_back` in rupees is the return shipping that the shopper pays, null when
 * it is free; `exchanged` in rupees is the part of their worth that went to the order that replaces them, by line in
 * `exchange_parts` (ExchangePart).
 */
export const ORDER_RETURN = view(
  "order_return",
  ["placed_order", "sellable_variant", "order_line"],
  `
  select r.id, r.order_id, placed.display_id, r.customer_id, placed.email,
    r.state, r.reason, r.note, r.outcome, r.way, r.decision,
    r.created_at, r.decided_at, r.received_at, r.updated_at, (r.worth_paise / 100.0)::float8 as worth,
    (select coalesce(jsonb_agg(jsonb_build_object('line_id', l.line_id, 'name', line.name, 'quantity', l.quantity,
        'exchange', (
          select coalesce(offer.choice, offer.name)
          from sellable_variant offer
          where offer.variant_id = l.exchange_variant_id),
        'resellable', l.resellable, 'damaged', l.damaged) order by line.created_at, line.line_id), '[]')
      from return_request_line l join order_line line on line.line_id = l.line_id
      where l.return_id = r.id and l.deleted_at is null) as lines,
    (r.way_back_paise / 100.0)::float8 as way_back, r.exchange_parts,
    coalesce((
      select sum((part ->> 'amount_paise')::int)
      from jsonb_array_elements(r.exchange_parts) part), 0) / 100.0 as exchanged,
    r.reason in (${CLAIM_REASONS.map((reason) => `'${reason}'`).join(", ")}) as is_claim, r.by_staff
  from return_request r join placed_order placed on placed.order_id = r.order_id
  where r.deleted_at is null`,
)

/**
 * Number of returned pieces of each line, also of open returns: pieces of Medusa's returns, and of return requests that
 * are not received yet.
 */
export const LINE_RETURNED = view(
  "line_returned",
  [],
  `
  select item.item_id as line_id,
    coalesce(item.return_requested_quantity, 0) + coalesce(item.return_received_quantity, 0)
      + coalesce(item.return_dismissed_quantity, 0)
      + coalesce((select sum(l.quantity) from return_request_line l
          join return_request r on r.id = l.return_id and r.deleted_at is null
            and r.state in ('requested', 'approved', 'picked_up')
          where l.line_id = item.item_id and l.deleted_at is null), 0) as pieces
  from order_item item join "order" placed on placed.id = item.order_id and placed.version = item.version
  where item.deleted_at is null`,
)

/**
 * Replacement orders, with the return and its order. `to_pay` is the balance that can be paid online, in rupees: 0 once
 * a parcel is booked, because the courier collects the cash. `cash_withheld` is the reason why cash is not possible;
 * such an order is not shipped before it is paid.
 */
export const REPLACEMENT_ORDER = view(
  "replacement_order",
  ["placed_order", "order_state"],
  `
  select r.exchange_order_id as order_id, made.display_id, r.id as return_id, r.order_id as replaced_order_id,
    replaced.display_id as replaced_display_id, r.state = 'received' as received,
    case
      when state.captured or state.cancelled or state.shipped is not null then 0
      else (state.total - state.credit)::float8
    end as to_pay,
    r.cash_withheld
  from return_request r
  join placed_order made on made.order_id = r.exchange_order_id
  join placed_order replaced on replaced.order_id = r.order_id
  join order_state state on state.order_id = r.exchange_order_id
  where r.deleted_at is null`,
)

/** Ids of the pictures of a return request, in upload sequence; a return without pictures has no row. */
export const RETURN_PHOTOS = view(
  "return_photos",
  [],
  `
  select photo.return_id, jsonb_agg(photo.id order by photo.created_at, photo.id) as ids
  from return_photo photo where photo.return_id is not null group by photo.return_id`,
)
