import { view } from "@haat/sdk/server/schema/declare"

/**
 * SQL: reports of the courier on the parcel with this id, the latest first; steps of the same second are sorted by
 * phase.
 */
const courierSteps = (id: string) => `
  select jsonb_agg(jsonb_build_object(
      'happened_at', to_char(step.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'phase', step.phase, 'activity', step.activity, 'location', step.location)
      order by step.happened_at desc, (step.phase = 'delivered') desc, step.created_at desc, step.id) as steps
  from courier_step step where step.fulfillment_id = ${id} and step.deleted_at is null`

/**
 * Parcels of each order that has some, oldest first, for the shopper's Orders, the owner, and a visitor with the
 * tracking link. One row for each order.
 */
export const ORDER_PARCELS = view(
  "order_parcels",
  ["order_parcel", "parcel_label"],
  `
  select parcel.order_id, jsonb_agg(jsonb_build_object(
      'id', parcel.fulfillment_id, 'courier', parcel.courier,
      'number', nullif(label.number, ''), 'url', nullif(label.url, ''),
      'shipped_at', parcel.shipped_at, 'delivered_at', parcel.delivered_at,
      'phase', case when parcel.delivered_at is not null then 'delivered' else watch.phase end,
      'expected_on', case when parcel.delivered_at is null
      and coalesce(watch.phase, '') not in ('delivered', 'returning',
        'returned', 'lost', 'canceled') then watch.expected_on end,
      'steps', coalesce(said.steps, '[]')) order by parcel.created_at, parcel.fulfillment_id) as parcels
  from order_parcel parcel
  left join lateral (
    select number, url from parcel_label where fulfillment_id = parcel.fulfillment_id
    order by created_at limit 1) label on true
  left join parcel_watch watch on watch.id = parcel.fulfillment_id
  left join lateral (${courierSteps("parcel.fulfillment_id")}) said on true
  group by parcel.order_id`,
)

/**
 * Pickup of a return by the carrier, for its shopper and the owner; a return without one has no row. `parcel` is null
 * as long as it is not booked, and once it is cancelled; `problem` is a sentence for staff.
 */
export const RETURN_PARCEL = view(
  "return_parcel",
  [],
  `
  select pickup.id as return_id, pickup.problem,
    case when pickup.canceled_at is not null then 'canceled' when pickup.number is not null then 'booked'
      when pickup.rejected_at is not null then 'rejected' else 'wanted' end as booking,
    case when pickup.number is not null and pickup.canceled_at is null then jsonb_build_object(
      'courier', pickup.courier, 'number', pickup.number, 'url', nullif(pickup.url, ''), 'phase', pickup.phase,
      'expected_on', case when coalesce(pickup.phase, '') not in ('delivered', 'returning', 'returned', 'lost',
        'canceled') then pickup.expected_on end, 'steps', coalesce(heard.steps, '[]')) end as parcel
  from return_pickup pickup
  left join lateral (${courierSteps("pickup.id")}) heard on true
  where pickup.deleted_at is null`,
)

/**
 * Undelivered parcels: received by the shop (`received_at`), or on their way back by the carrier's reports. A received
 * one is no longer a parcel of its order. `restocked` is null before it is received.
 */
export const RETURNED_PARCEL = view(
  "returned_parcel",
  ["order_parcel"],
  `
  select back.fulfillment_id, back.order_id, back.created_at as received_at, back.restocked
  from received_parcel back
  union all
  select parcel.fulfillment_id, parcel.order_id, null::timestamptz, null::boolean
  from order_parcel parcel join parcel_watch watch on watch.id = parcel.fulfillment_id
  where watch.phase in ('returning', 'returned') and parcel.delivered_at is null`,
)

/**
 * Orders with a parcel that came back to the shop undelivered and without a later one: they can be sent once more or
 * cancelled. `came_back_at` is when the shop received it, `restocked` whether its goods are in stock again.
 */
export const ORDER_CAME_BACK = view(
  "order_came_back",
  ["order_parcel", "returned_parcel"],
  `
  select distinct on (back.order_id)
    back.order_id, back.fulfillment_id, back.received_at as came_back_at, back.restocked
  from returned_parcel back
  where back.received_at is not null
    and not exists (select from order_parcel parcel
      where parcel.order_id = back.order_id and parcel.created_at > back.received_at)
  order by back.order_id, back.received_at desc`,
)
