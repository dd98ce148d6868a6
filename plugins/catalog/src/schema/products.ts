import { view } from "@haat/sdk/server/schema/declare"
import { CATEGORY_FACTS } from "./variant-mrp"

/** Products, including drafts: one row for each that is not deleted. Prices and pieces are in `sellable_variant`. */
export const SHOP_PRODUCT = view(
  "shop_product",
  [],
  `
  select p.id, p.handle, p.title as name, nullif(p.metadata ->> 'name_hi', '') as name_hi, p.thumbnail as image
  from product p where p.deleted_at is null`,
)

/** Name of a product, also of one that was deleted since it was ordered or reviewed. */
export const PRODUCT_NAME = view(
  "product_name",
  [],
  `
  select p.id as product_id, p.title as name, nullif(p.metadata ->> 'name_hi', '') as name_hi, p.handle from product p`,
)

/** Categories of products, a row for each product and category. */
export const PRODUCT_IN_CATEGORY = view(
  "product_in_category",
  [],
  `
  select link.product_id, link.product_category_id as category_id
  from product_category_product link
  join product_category c on c.id = link.product_category_id and c.deleted_at is null`,
)

/** SQL: the return rule in some metadata; null when there is none. */
const ruleIn = (metadata: string) =>
  `case when jsonb_typeof(${metadata} -> 'returns') = 'object' then ${metadata} -> 'returns' end`

/** SQL: return rule of the product `p` itself, and below that of its category `c`. */
export const OWN_RETURN_RULE = ruleIn("p.metadata")
export const CATEGORY_RETURN_RULE = ruleIn("c.metadata")

/**
 * Return rule of each product, deleted ones too: its own rule, or its category's. One row for each product that has
 * one; a product without a row cannot be returned. `days` after delivery.
 */
export const RETURN_RULE = view(
  "return_rule",
  [],
  `
  select p.id as product_id, (rule.said ->> 'returnable')::boolean as returnable, (rule.said ->> 'days')::int as days,
    rule.said ->> 'paid_by' as paid_by, (rule.said ->> 'exchange_only')::boolean as exchange_only
  from product p
  cross join lateral (
    select coalesce(${OWN_RETURN_RULE}, (
      select ${CATEGORY_RETURN_RULE} from product_category_product pc
      join product_category c on c.id = pc.product_category_id and c.deleted_at is null
      where pc.product_id = p.id order by c.id limit 1)) as said) rule
  where rule.said is not null`,
)

/**
 * Categories for the owner. `product_count` includes drafts, which also prevent a category from being deleted. Products
 * are counted once for a whole list, and for one category alone where one is read.
 */
export const SHOP_CATEGORY = view(
  "shop_category",
  [],
  `
  select c.id, c.name, nullif(c.metadata ->> 'name_hi', '') as name_hi, c.handle,
    coalesce(counted.products, 0)::int as product_count,
    ${CATEGORY_RETURN_RULE} as returns, ${CATEGORY_FACTS} as facts
  from product_category c
  left join (
    select link.product_category_id, count(*) as products from product_category_product link
    join product p on p.id = link.product_id and p.deleted_at is null
    group by link.product_category_id) counted on counted.product_category_id = c.id
  where c.deleted_at is null`,
)
