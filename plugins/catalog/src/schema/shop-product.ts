/** Which products there are, drafts too: one row for each that is not deleted. Prices and pieces are in `sellable_variant`. */
export const SHOP_PRODUCT = `
  create or replace view shop_product as
  select p.id, p.handle, p.title as name, nullif(p.metadata ->> 'name_hi', '') as name_hi, p.thumbnail as image
  from product p where p.deleted_at is null`

/** What a product is called, also one that was deleted since somebody ordered it or wrote about it. */
export const PRODUCT_NAME = `
  create or replace view product_name as
  select p.id as product_id, p.title as name, nullif(p.metadata ->> 'name_hi', '') as name_hi, p.handle from product p`
