/**
 * What each product is taxed as: what it says itself, else what its category says, else found by no code at all.
 * `own` and `category` are what each of them says, null where nothing.
 */
export const PRODUCT_TAX = `
  create or replace view product_tax as
  select p.id as product_id, coalesce(own.hsn, of_category.hsn, '') as hsn,
    coalesce(own.rate_class, of_category.rate_class, 'by_hsn') as rate_class,
    coalesce(own.exempt, of_category.exempt, false) as exempt,
    jsonb_build_object('hsn', own.hsn, 'rate_class', own.rate_class, 'exempt', own.exempt) as own,
    jsonb_build_object('hsn', of_category.hsn, 'rate_class', of_category.rate_class, 'exempt', of_category.exempt) as category
  from shop_product p
  left join gst_product own on own.product_id = p.id
  left join lateral (
    select c.* from product_in_category link join gst_category c on c.category_id = link.category_id
    where link.product_id = p.id order by link.category_id limit 1) of_category on true`
