import { view } from "@haat/sdk/server/schema/declare"

/**
 * Tax classification of each product: its own, else its category's, else without an HSN code. `own` and `category` are
 * the values of each of them, null where there is none.
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

/** Orders with stored tax: whether the shop charged any, and the code of the destination state. */
export const TAXED_ORDER = view("taxed_order", [], "select order_id, charges_tax, place_of_supply from gst_order")

/** Documents issued for an order's parcels, and their credit notes, which belong to no parcel. */
export const ORDER_DOCUMENT = view(
  "order_document",
  [],
  `
  select id, order_id, fulfillment_id, kind, number, issued_at from gst_document
  union all
  select id, order_id, null, 'credit_note', number, issued_at from gst_credit_note`,
)
