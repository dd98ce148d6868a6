/** SQL: what a courier said of the parcel with this id, the latest first; steps of the same second go by how far they are. */
export const courierSteps = (id: string) => `
  select jsonb_agg(jsonb_build_object('happened_at', to_char(step.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'phase', step.phase, 'activity', step.activity, 'location', step.location)
      order by step.happened_at desc, (step.phase = 'delivered') desc, step.created_at desc, step.id) as steps
  from courier_step step where step.fulfillment_id = ${id} and step.deleted_at is null`

/**
 * The parcels of each order that has some, oldest first, as everybody sees them who may follow it: the shopper in Orders,
 * the owner, and whoever has the link. One row for each order.
 */
export const ORDER_PARCELS = `
  create or replace view order_parcels as
  select parcel.order_id, jsonb_agg(jsonb_build_object(
      'id', parcel.fulfillment_id, 'courier', parcel.courier, 'number', nullif(label.number, ''), 'url', nullif(label.url, ''),
      'shipped_at', parcel.shipped_at, 'delivered_at', parcel.delivered_at,
      'phase', case when parcel.delivered_at is not null then 'delivered' else watch.phase end,
      'expected_on', case when parcel.delivered_at is null and coalesce(watch.phase, '') not in ('delivered', 'returning',
        'returned', 'lost', 'canceled') then watch.expected_on end,
      'steps', coalesce(said.steps, '[]')) order by parcel.created_at, parcel.fulfillment_id) as parcels
  from order_parcel parcel
  left join lateral (
    select number, url from parcel_label where fulfillment_id = parcel.fulfillment_id order by created_at limit 1) label on true
  left join parcel_watch watch on watch.id = parcel.fulfillment_id
  left join lateral (${courierSteps("parcel.fulfillment_id")}) said on true
  group by parcel.order_id`
