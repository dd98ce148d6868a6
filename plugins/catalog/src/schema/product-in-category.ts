/** Which categories a product is in, a row for each. */
export const PRODUCT_IN_CATEGORY = `
  create or replace view product_in_category as
  select link.product_id, link.product_category_id as category_id
  from product_category_product link
  join product_category c on c.id = link.product_category_id and c.deleted_at is null`
