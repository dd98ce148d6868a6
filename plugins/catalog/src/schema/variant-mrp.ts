import { view } from "@haat/sdk/server/schema/declare"
import { MAX_MRP } from "../contract"

/** SQL: facts of goods in some metadata; null when there are none. */
const factsIn = (metadata: string) =>
  `case when jsonb_typeof(${metadata} -> 'facts') = 'object' then ${metadata} -> 'facts' end`

/** SQL: facts of the product `p` itself, and below those of its category `c`. */
export const OWN_FACTS = factsIn("p.metadata")
export const CATEGORY_FACTS = factsIn("c.metadata")

/** SQL: an amount in paise in metadata, which any program may write; null where it is not a whole number in range. */
const paiseIn = (json: string) =>
  `case when jsonb_typeof(${json}) = 'number' then
     case when (${json})::numeric between 1 and ${MAX_MRP} and (${json})::numeric % 1 = 0
       then (${json})::bigint end end`

/** SQL: MRP of `product_variant v` itself, in paise; null without one. */
const OWN_MRP = paiseIn("v.metadata -> 'mrp'")

/** SQL: facts of `product_variant v` itself, as jsonb; the MRP in paise. */
export const VARIANT_FACTS = `jsonb_strip_nulls(jsonb_build_object('mrp', ${OWN_MRP},
  'net_quantity', v.metadata -> 'net_quantity', 'net_unit', v.metadata -> 'net_unit'))`

/**
 * Maximum retail price of each variant, taxes included, in paise: its own MRP, else its product's; null without one.
 */
export const VARIANT_MRP = view(
  "variant_mrp",
  [],
  `
  select v.id as variant_id, v.product_id,
    coalesce(${OWN_MRP}, ${paiseIn(`(${OWN_FACTS}) -> 'mrp'`)}) as mrp
  from product_variant v join product p on p.id = v.product_id
  where v.deleted_at is null`,
)
