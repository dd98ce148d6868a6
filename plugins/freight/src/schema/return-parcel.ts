import { courierSteps } from "./order-parcels"

/**
 * What the carrier picks up of a return, for its shopper and the owner; a return that it does not pick up has no row.
 * `parcel` is null as long as it is not booked, and once it is cancelled; `problem` is a sentence for staff.
 */
export const RETURN_PARCEL = `
  create or replace view return_parcel as
  select pickup.id as return_id, pickup.problem,
    case when pickup.canceled_at is not null then 'canceled' when pickup.number is not null then 'booked'
      when pickup.rejected_at is not null then 'rejected' else 'wanted' end as booking,
    case when pickup.number is not null and pickup.canceled_at is null then jsonb_build_object(
      'courier', pickup.courier, 'number', pickup.number, 'url', nullif(pickup.url, ''), 'phase', pickup.phase,
      'expected_on', case when coalesce(pickup.phase, '') not in ('delivered', 'returning', 'returned', 'lost', 'canceled')
        then pickup.expected_on end, 'steps', coalesce(heard.steps, '[]')) end as parcel
  from return_pickup pickup
  left join lateral (${courierSteps("pickup.id")}) heard on true
  where pickup.deleted_at is null`
