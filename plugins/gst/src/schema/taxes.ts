import { view } from "@haat/sdk/server/schema/declare"

/**
 * What each product is taxed as: what it says itself, else what its category says, else found by no code at all.
 * `own` and `category` are what each of them says, null where nothing.
 */
export const PRODUCT_TAX = view(
  "product_tax",
  ["product_in_category", "shop_product"],
  `
  select p.id as product_id, coalesce(own.hsn, of_category.hsn, '') as hsn,
    coalesce(own.rate_class, of_category.rate_class, 'by_hsn') as rate_class,
    coalesce(own.exempt, of_category.exempt, false) as exempt,
    jsonb_build_object('hsn', own.hsn, 'rate_class', own.rate_class, 'exempt', own.exempt) as own,
    jsonb_build_object(
      'hsn', of_category.hsn, 'rate_class', of_category.rate_class, 'exempt', of_category.exempt) as category
  from shop_product p
  left join gst_product own on own.product_id = p.id
  left join lateral (
    select c.* from product_in_category link join gst_category c on c.category_id = link.category_id
    where link.product_id = p.id order by link.category_id limit 1) of_category on true`,
)

/** Orders whose tax is stored: whether the shop charged any, and the code of the state they go to. */
export const TAXED_ORDER = view("taxed_order", [], "select order_id, charges_tax, place_of_supply from gst_order")

/** Documents issued for an order's parcels, and the credit notes to those, which belong to no parcel. */
export const ORDER_DOCUMENT = view(
  "order_document",
  [],
  `
  select id, order_id, fulfillment_id, kind, number, issued_at from gst_document
  union all
  select id, order_id, null, 'credit_note', number, issued_at from gst_credit_note`,
)
