/** SQL: what some metadata says of the facts of goods; null when nothing. */
const factsIn = (metadata: string) =>
  `case when jsonb_typeof(${metadata} -> 'facts') = 'object' then ${metadata} -> 'facts' end`

/** SQL: of a product its own, of a category the category's. */
export const OWN_FACTS = factsIn("p.metadata")
export const CATEGORY_FACTS = factsIn("c.metadata")

/** SQL: what `product_variant v` says itself of the facts of goods, as jsonb; the MRP in paise. */
export const VARIANT_FACTS = `jsonb_strip_nulls(jsonb_build_object('mrp', (v.metadata ->> 'mrp')::bigint,
  'net_quantity', v.metadata -> 'net_quantity', 'net_unit', v.metadata -> 'net_unit'))`

/** What each variant may cost at most, taxes included, in paise: its own MRP, else its product's; null where none is said. */
export const VARIANT_MRP = `
  create or replace view variant_mrp as
  select v.id as variant_id, v.product_id,
    coalesce((v.metadata ->> 'mrp')::bigint, (${OWN_FACTS} ->> 'mrp')::bigint) as mrp
  from product_variant v join product p on p.id = v.product_id
  where v.deleted_at is null`
