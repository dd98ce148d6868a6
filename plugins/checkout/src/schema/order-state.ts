import { view } from "@haat/sdk/server/schema/declare"

/*
 * Progress, cost and payment: one row per order, for the shopper's orders, the back office, parcels, mails and the
 * legacy API. Amounts in rupees.
 */

/**
 * Parcels of an order. The order is shipped when a parcel is shipped or delivered (Medusa lets staff deliver a parcel
 * that was never shipped), and delivered when all parcels are.
 */
const PARCELS = `
  left join lateral (
    select bool_and(parcel.delivered_at is not null) as delivered, bool_or(parcel.delivered_at is null) as travelling,
      bool_or(parcel.shipped_at is not null or parcel.delivered_at is not null) as shipped,
      jsonb_agg(jsonb_build_object('number', label.number, 'courier', parcel.courier,
        'url', nullif(label.url, '')) order by parcel.created_at) filter (where label.id is not null) as tracking
    from order_parcel parcel left join parcel_label label on label.fulfillment_id = parcel.fulfillment_id
    where parcel.order_id = o.id) parcels on true`

const PAYMENTS = `
  left join lateral (
    select bool_or(p.captured_at is not null) as captured, bool_or(p.provider_id <> 'pp_system_default') as online
    from order_payment_collection l
    join payment_collection pc on pc.id = l.payment_collection_id and pc.deleted_at is null
    join payment p on p.payment_collection_id = pc.id and p.deleted_at is null
    where l.order_id = o.id and l.deleted_at is null) payments on true`

/**
 * Spent store credit counts as paid, and the part that became store credit again counts as refunded. `offset 0` makes
 * PostgreSQL add it up only for the orders of the query, instead of for all orders first.
 */
const CREDIT = `
  left join lateral (
    select c.spent_paise / 100.0 as rupees, c.returned_paise / 100.0 as returned
    from order_credit c where c.order_id = o.id offset 0) spent on true`

/**
 * Refunds. A replacement order is refunded to the payment of the order that it replaces: `metadata.order_id` of the
 * refund is the replacement order, and the refund counts there. Only orders with store credit have such refunds.
 */
const REFUNDS = `
  left join lateral (
    select sum(r.amount) as rupees
    from order_payment_collection l
    join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
    join refund r on r.payment_id = p.id and r.deleted_at is null and r.metadata ->> 'order_id' <> o.id
    where l.order_id = o.id and l.deleted_at is null and spent.returned > 0) of_others on true
  left join lateral (
    select sum(r.amount) as rupees
    from refund r
    where r.metadata ->> 'order_id' = o.id and r.deleted_at is null and spent.rupees is not null) elsewhere on true
  left join lateral (
    select coalesce(sum(pc.captured_amount), 0) + coalesce(spent.rupees, 0) - pieces.own as paid,
      coalesce(sum(pc.refunded_amount), 0) + coalesce(spent.returned, 0)
        - coalesce(of_others.rupees, 0) + coalesce(elsewhere.rupees, 0) - pieces.rupees as amount
    from order_payment_collection l
    join payment_collection pc on pc.id = l.payment_collection_id and pc.deleted_at is null
    where l.order_id = o.id and l.deleted_at is null) refunds on true`

/**
 * Refunds for cancelled pieces, which count neither in the order's price nor in its refunds. `own` is the part from the
 * order's own payment; the rest reduces the store credit that the order has spent.
 */
const PIECES = `
  left join lateral (
    select coalesce(sum(f.amount), 0) as rupees,
      coalesce(sum(f.amount) filter (where f.metadata ->> 'order_id' is null), 0) as own
    from cancelled_pieces c cross join lateral unnest(c.refund_ids) made(id)
    join refund f on f.id = 'ref_' || substr(made.id, 6) and f.deleted_at is null
    where c.order_id = o.id) pieces on true`

const GOODS = `
  left join lateral (
    select sum(line.price * line.quantity) as total, sum(line.discount) as discount
    from order_line line
    where line.order_id = o.id) goods on true`

/** Delivery charge, without the shipping of returns, which the shopper did not pay for delivery. */
const DELIVERY = `
  left join lateral (
    select sum(m.amount) as total, sum(discount.amount) as discount,
      (jsonb_agg(m.data -> 'charges') filter (where m.data -> 'charges' is not null)) -> 0 as charges,
      bool_or(m.data @> '{"parcels": [{"delivery_charge": 0, "estimated_delivery_days": "N/A"}]}') as unknown
    from order_shipping os join order_shipping_method m on m.id = os.shipping_method_id
    left join lateral (
      select sum(off.amount) as amount from order_delivery_discount off
      where off.shipping_method_id = m.id and off.version = os.version
    ) discount on true
    where os.order_id = o.id and os.version = o.version and os.deleted_at is null and os.return_id is null
  ) delivery on true`

/**
 * State of each order. `shipped`, `travelling` and `delivered` are null without a parcel. A booked parcel has taken its
 * goods off the stock, so its order can no longer be cancelled. `refunded` means that all that was paid went back.
 * `delivery_unknown`: the carrier gave no quote. `item_total` and `delivery_charge` are before offers, `item_discount`
 * and `delivery_discount` are their discounts; `charges` are parts of the delivery charge. `total` is what is left to
 * pay. `refunded_amount` is the refunded part or all of it, without the price of pieces that were cancelled before
 * packing (`pieces_cancellable`); `credit` is the store credit that was spent: the amount paid otherwise is `total -
 * credit`.
 */
export const ORDER_STATE = view(
  "order_state",
  ["order_parcel", "parcel_label", "order_credit", "order_line", "order_delivery_discount"],
  `
  select o.id as order_id, o.status::text = 'canceled' as cancelled,
    coalesce(goods.total, 0) as item_total, coalesce(delivery.total, 0) as delivery_charge,
    coalesce(goods.total, 0) - coalesce(goods.discount, 0)
      + coalesce(delivery.total, 0) - coalesce(delivery.discount, 0) as total,
    coalesce(delivery.unknown, false) as delivery_unknown,
    coalesce(payments.captured, false) as captured, coalesce(payments.online, false) as online,
    refunds.paid > 0 and refunds.amount >= refunds.paid as refunded,
    exists (select 1 from packed_order k where k.id = o.id and k.deleted_at is null) as packed,
    parcels.shipped, parcels.travelling, parcels.delivered, coalesce(parcels.tracking, '[]') as tracking,
    (o.status::text = 'pending' and parcels.shipped is null) as cancellable,
    case when parcels.delivered then 'delivered' when parcels.shipped then 'shipped'
      when exists (select 1 from packed_order k where k.id = o.id and k.deleted_at is null) then 'packed'
      else 'not_fulfilled' end as fulfillment_status,
    case
      when refunds.paid > 0 and refunds.amount >= refunds.paid then 'Refunded'
      when payments.captured then 'Paid'
      else 'Pending'
    end as payment_status,
    case when payments.online then 'Online (Prepaid)' else 'Cash On Delivery' end as payment_method,
    coalesce(goods.discount, 0) as item_discount, coalesce(delivery.discount, 0) as delivery_discount,
    coalesce(refunds.amount, 0) as refunded_amount,
    coalesce(spent.rupees, 0) as credit, coalesce(delivery.charges, '[]') as charges,
    (o.status::text = 'pending' and parcels.shipped is null
      and not exists (select 1 from packed_order k where k.id = o.id and k.deleted_at is null)) as pieces_cancellable
  from "order" o ${PARCELS} ${PAYMENTS} ${CREDIT} ${PIECES} ${REFUNDS} ${GOODS} ${DELIVERY}
  where o.deleted_at is null and not o.is_draft_order`,
)
