import { CATEGORY_RETURN_RULE } from "./return-rule"
import { CATEGORY_FACTS } from "./variant-mrp"

/**
 * Categories as the owner sees them. `product_count` has drafts in it, as they too keep a category from being deleted.
 * Counted in one go for a list, and for one category alone where one is read.
 */
export const SHOP_CATEGORY = `
  create or replace view shop_category as
  select c.id, c.name, nullif(c.metadata ->> 'name_hi', '') as name_hi, c.handle,
    coalesce(counted.products, 0)::int as product_count,
    ${CATEGORY_RETURN_RULE} as returns, ${CATEGORY_FACTS} as facts
  from product_category c
  left join (
    select link.product_category_id, count(*) as products from product_category_product link
    join product p on p.id = link.product_id and p.deleted_at is null
    group by link.product_category_id) counted on counted.product_category_id = c.id
  where c.deleted_at is null`
