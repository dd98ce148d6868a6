import { view } from "@haat/sdk/server/schema/declare"

/**
 * Offers for the owner, a row for each that is not deleted. Amounts in rupees: `saved` is the discount on its orders,
 * without cancelled ones, which returned their uses.
 */
export const SHOP_OFFER = view(
  "shop_offer",
  [],
  `select o.id, o.name, o.name_hi, o.kind, o.scope, o.percent, o.amount_paise::float8 / 100 as amount, o.buy, o.get,
    o.product_ids, o.category_ids, o.min_paise::float8 / 100 as min_amount, o.first_order_only, o.per_customer_limit,
    o.total_limit, o.starts_at, o.ends_at, o.automatic, o.stackable, o.active, o.created_at, o.updated_at,
    (select min(c.code) from offer_code c where c.offer_id = o.id and not c.single_use) as code,
    (select count(*)::int from offer_code c where c.offer_id = o.id and c.single_use) as unique_codes,
    coalesce(used.uses, 0) as uses, coalesce(used.saved, 0) as saved, o.counts_same_person
  from offer o
  left join lateral (
    select count(*)::int as uses, sum(u.discount_paise)::float8 / 100 as saved
    from offer_use u where u.offer_id = o.id and u.order_id is not null and u.given_back_at is null
  ) used on true
  where o.deleted_at is null`,
)

/** Orders that use an offer, without cancelled ones. `discount` in rupees. */
export const OFFER_ORDER = view(
  "offer_order",
  [],
  `select u.offer_id, u.order_id, u.customer_id, u.created_at, u.discount_paise::float8 / 100 as discount
  from offer_use u where u.order_id is not null and u.given_back_at is null`,
)

/** Offers of an order, cancelled orders too; `amount` is the discount of each, in rupees. */
export const ORDER_OFFER = view(
  "order_offer",
  [],
  `select u.order_id, u.offer_id, o.name, nullif(o.name_hi, '') as name_hi, u.code, u.discount_paise::float8 / 100 as amount
  from offer_use u join offer o on o.id = u.offer_id
  where u.order_id is not null`,
)

/** Unique codes of offers, with the order that used each; null as long as there is none. */
export const UNIQUE_OFFER_CODE = view(
  "unique_offer_code",
  [],
  `select c.id, c.offer_id, c.code, used.created_at as used_at, used.order_id
  from offer_code c
  left join lateral (
    select u.created_at, u.order_id from offer_use u
    where u.code_id = c.id and u.order_id is not null and u.given_back_at is null limit 1) used on true
  where c.single_use`,
)
