/**
 * Categories as the owner sees them. `product_count` has drafts in it, as they too keep a category from being deleted;
 * it is counted for the rows that are read, one by one.
 */
export const SHOP_CATEGORY = `
  create or replace view shop_category as
  select c.id, c.name, nullif(c.metadata ->> 'name_hi', '') as name_hi, c.handle,
    (select count(*)::int from product_category_product link
      join product p on p.id = link.product_id and p.deleted_at is null
      where link.product_category_id = c.id) as product_count
  from product_category c where c.deleted_at is null`
