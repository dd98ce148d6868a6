/*
 * How far an order is and how it is paid, in the contract's words: one definition for the shopper's orders, the owner's
 * list and the old calls. SQL over an order known as `o`.
 */

/**
 * Joins an order's parcels; one that was taken back does not count. It has left when any of it was shipped (or arrived,
 * which the engine lets somebody say of what was never shipped), and arrived when all of it has.
 */
export const WITH_PARCELS = `
  left join lateral (
    select bool_and(f.delivered_at is not null) as delivered,
      bool_or(f.shipped_at is not null or f.delivered_at is not null) as shipped,
      jsonb_agg(jsonb_build_object('number', t.tracking_number, 'courier', f.data ->> 'courier',
        'url', nullif(t.tracking_url, '')) order by f.created_at) filter (where t.id is not null) as tracking
    from order_fulfillment l
    join fulfillment f on f.id = l.fulfillment_id and f.deleted_at is null and f.canceled_at is null
    left join fulfillment_label t on t.fulfillment_id = f.id and t.deleted_at is null
    where l.order_id = o.id and l.deleted_at is null) parcels on true`

/** Joins what was taken for an order, and whether all of it was given back. */
export const WITH_MONEY = `
  left join lateral (
    select bool_or(p.captured_at is not null) as captured, bool_or(p.provider_id <> 'pp_system_default') as online
    from order_payment_collection l
    join payment_collection pc on pc.id = l.payment_collection_id and pc.deleted_at is null
    join payment p on p.payment_collection_id = pc.id and p.deleted_at is null
    where l.order_id = o.id and l.deleted_at is null) paid on true
  left join lateral (
    select sum(pc.captured_amount) > 0 and sum(pc.refunded_amount) >= sum(pc.captured_amount) as refunded
    from order_payment_collection l
    join payment_collection pc on pc.id = l.payment_collection_id and pc.deleted_at is null
    where l.order_id = o.id and l.deleted_at is null) returned on true`

/** Needs both joins. A booked parcel has taken its goods off the stock, so its order cannot be cancelled any more. */
export const ORDER_WORDS = `
  case when parcels.delivered then 'delivered' when parcels.shipped then 'shipped'
    when exists (select 1 from packed_order k where k.id = o.id and k.deleted_at is null) then 'packed'
    else 'not_fulfilled' end as fulfillment_status,
  coalesce(parcels.tracking, '[]') as tracking,
  (o.status::text = 'pending' and parcels.shipped is null) as cancellable,
  case when returned.refunded then 'Refunded' when paid.captured then 'Paid' else 'Pending' end as payment_status,
  case when paid.online then 'Online (Prepaid)' else 'Cash On Delivery' end as payment_method`
