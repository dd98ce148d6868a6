import { view } from "@haat/sdk/server/schema/declare"
import { MAX_MRP } from "../contract"

/** SQL: what some metadata says of the facts of goods; null when nothing. */
const factsIn = (metadata: string) =>
  `case when jsonb_typeof(${metadata} -> 'facts') = 'object' then ${metadata} -> 'facts' end`

/** SQL: of a product its own, of a category the category's. */
export const OWN_FACTS = factsIn("p.metadata")
export const CATEGORY_FACTS = factsIn("c.metadata")

/** SQL: an amount in paise in metadata, which anybody may write; null where it is no whole number that can be one. */
const paiseIn = (json: string) =>
  `case when jsonb_typeof(${json}) = 'number' then
     case when (${json})::numeric between 1 and ${MAX_MRP} and (${json})::numeric % 1 = 0 then (${json})::bigint end end`

/** SQL: the MRP that `product_variant v` says itself, in paise; null where it says none. */
const OWN_MRP = paiseIn("v.metadata -> 'mrp'")

/** SQL: what `product_variant v` says itself of the facts of goods, as jsonb; the MRP in paise. */
export const VARIANT_FACTS = `jsonb_strip_nulls(jsonb_build_object('mrp', ${OWN_MRP},
  'net_quantity', v.metadata -> 'net_quantity', 'net_unit', v.metadata -> 'net_unit'))`

/** What each variant may cost at most, taxes included, in paise: its own MRP, else its product's; null where none is said. */
export const VARIANT_MRP = view(
  "variant_mrp",
  [],
  `
  select v.id as variant_id, v.product_id,
    coalesce(${OWN_MRP}, ${paiseIn(`(${OWN_FACTS}) -> 'mrp'`)}) as mrp
  from product_variant v join product p on p.id = v.product_id
  where v.deleted_at is null`,
)
