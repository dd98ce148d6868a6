import { view } from "@haat/sdk/server/schema/declare"

/*
 * Views of parcels and pickups. A parcel is sent to a shopper; an undelivered parcel could not be delivered and comes
 * back. A pickup brings back goods that were delivered and are now returned.
 *
 * The carrier is the service that books parcels and pickups for the shop. A courier is a company that moves them; the
 * carrier passes on its reports.
 *
 * The second argument of `view` names the declared objects that must exist first. Tables of migrations always do:
 * - `courier_step`: the courier's reports on a parcel or on a pickup
 * - `parcel_watch`: a parcel's phase by the latest of these reports, and the day on which it is expected
 * - `received_parcel`: undelivered parcels that staff have recorded as received in the shop
 * - `return_pickup`: pickups, with phase and expected day
 */

/** SQL: phases of a parcel in which its expected day of arrival does not count any more. */
const PHASES_WITHOUT_EXPECTED_DAY = "('delivered', 'returning', 'returned', 'lost', 'canceled')"

/**
 * SQL: a query for the courier's reports on a parcel or on a pickup as a JSON array (`steps`), latest first. Of reports
 * of the same second, "delivered" comes first, then the one that was stored last.
 * @param parcel_or_return_id SQL expression of the id of the parcel, or of the return that is picked up. The column
 *   `courier_step.fulfillment_id` stores ids of both.
 */
const courierStepsQuery = (parcel_or_return_id: string) => `
    select jsonb_agg(
      jsonb_build_object(
        'happened_at', to_char(step.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'phase', step.phase,
        'activity', step.activity,
        'location', step.location
      )
      order by step.happened_at desc, (step.phase = 'delivered') desc, step.created_at desc, step.id
    ) as steps
    from courier_step step
    where step.fulfillment_id = ${parcel_or_return_id}
      and step.deleted_at is null`

/**
 * View `order_parcels`: one row for each order with parcels, which are a JSON array, oldest first, as shown to shopper,
 * to staff and behind the tracking link. It reads `order_parcel` of the checkout plugin, which has one row for each
 * parcel.
 */
export const ORDER_PARCELS = view(
  "order_parcels",
  ["order_parcel", "parcel_label"],
  `
  select
    parcel.order_id,
    jsonb_agg(
      jsonb_build_object(
        'id', parcel.fulfillment_id,
        'courier', parcel.courier,
        'number', nullif(label.number, ''),
        'url', nullif(label.url, ''),
        'shipped_at', parcel.shipped_at,
        'delivered_at', parcel.delivered_at,
        'phase', case when parcel.delivered_at is not null then 'delivered' else watch.phase end,
        'expected_on', case
          when parcel.delivered_at is null
            and coalesce(watch.phase, '') not in ${PHASES_WITHOUT_EXPECTED_DAY}
          then watch.expected_on
        end,
        'steps', coalesce(courier_steps.steps, '[]')
      )
      order by parcel.created_at, parcel.fulfillment_id
    ) as parcels
  from order_parcel parcel
  left join lateral (
    select number, url
    from parcel_label
    where fulfillment_id = parcel.fulfillment_id
    order by created_at
    limit 1
  ) label on true
  left join parcel_watch watch on watch.id = parcel.fulfillment_id
  left join lateral (${courierStepsQuery("parcel.fulfillment_id")}
  ) courier_steps on true
  group by parcel.order_id`,
)

/**
 * View `return_parcel`: pickups, in which the carrier collects the goods of a return from the shopper. It has one row
 * for each return with a pickup. `booking` is "wanted" until the carrier has booked or rejected the pickup.
 * `parcel` is a JSON object with courier, number and steps; it is null until the pickup is booked and after it is
 * cancelled. `problem` is a sentence for staff.
 */
export const RETURN_PICKUPS = view(
  "return_parcel",
  [],
  `
  select
    pickup.id as return_id,
    pickup.problem,
    case
      when pickup.canceled_at is not null then 'canceled'
      when pickup.number is not null then 'booked'
      when pickup.rejected_at is not null then 'rejected'
      else 'wanted'
    end as booking,
    case
      when pickup.number is not null and pickup.canceled_at is null
      then jsonb_build_object(
        'courier', pickup.courier,
        'number', pickup.number,
        'url', nullif(pickup.url, ''),
        'phase', pickup.phase,
        'expected_on', case
          when coalesce(pickup.phase, '') not in ${PHASES_WITHOUT_EXPECTED_DAY}
          then pickup.expected_on
        end,
        'steps', coalesce(courier_steps.steps, '[]')
      )
    end as parcel
  from return_pickup pickup
  left join lateral (${courierStepsQuery("pickup.id")}
  ) courier_steps on true
  where pickup.deleted_at is null`,
)

/**
 * View `returned_parcel`: undelivered parcels, of two sorts.
 * - The shop has received the parcel: staff have recorded it at `received_at`, and `restocked` tells whether its goods
 *   went back into stock. Recording cancels the fulfilment, so the parcel is no longer in `order_parcel`.
 * - The shop has not received it: both columns are null. Its phase is "returning", or "returned" when the courier
 *   reports that it has brought the parcel back but staff have not recorded it.
 */
export const UNDELIVERED_PARCELS = view(
  "returned_parcel",
  ["order_parcel"],
  `
  select received.fulfillment_id, received.order_id, received.created_at as received_at, received.restocked
  from received_parcel received
  union all
  select parcel.fulfillment_id, parcel.order_id, null::timestamptz, null::boolean
  from order_parcel parcel
  join parcel_watch watch on watch.id = parcel.fulfillment_id
  where watch.phase in ('returning', 'returned')
    and parcel.delivered_at is null`,
)

/**
 * View `order_came_back`: orders with an undelivered parcel that the shop has received, and no parcel made since. They
 * can be sent again or cancelled. `came_back_at` is the `received_at` of the last such parcel; `restocked` tells if its
 * goods went back into stock.
 */
export const UNDELIVERED_ORDERS = view(
  "order_came_back",
  ["order_parcel", "returned_parcel"],
  `
  select distinct on (returned.order_id)
    returned.order_id,
    returned.fulfillment_id,
    returned.received_at as came_back_at,
    returned.restocked
  from returned_parcel returned
  where returned.received_at is not null
    and not exists (
      select
      from order_parcel parcel
      where parcel.order_id = returned.order_id
        and parcel.created_at > returned.received_at
    )
  order by returned.order_id, returned.received_at desc`,
)
