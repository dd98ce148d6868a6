import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ProductVariants } from "../../../contract"
import { ACTIVE_VARIANT, ownPicture } from "../../../schema/sellable-variant"
import { VARIANT_FACTS } from "../../../schema/variant-mrp"
import { toKilograms } from "../../../units"

/** The values of `product_variant v`, one for each option in the owner's order, as jsonb. */
const VALUES = `
  (select coalesce(jsonb_agg(val.value order by (o.metadata ->> 'rank')::int nulls last, o.created_at, o.id), '[]')
   from product_variant_option chosen
   join product_option_value val on val.id = chosen.option_value_id and val.deleted_at is null
   join product_option o on o.id = val.option_id and o.deleted_at is null
   where chosen.variant_id = v.id)`

/** SQL: URL of the rendition that `middleRendition` chooses. */
const SHOWN_URL = "pic.renditions -> (jsonb_array_length(pic.renditions) / 2) ->> 'url'"

/**
 * The options of `product p` with the values that its variants have, in the owner's order, as jsonb; null without any.
 */
const optionsWith = (picture: string) => `
  (select jsonb_agg(jsonb_build_object('title', o.title, 'values', used.list)
    order by (o.metadata ->> 'rank')::int nulls last, o.created_at, o.id)
   from product_product_option link
   join product_option o on o.id = link.product_option_id and o.deleted_at is null
   cross join lateral (
     select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('value', val.value, 'colour', val.metadata ->> 'colour',
         'image', ${ownPicture("val", "p.id", picture)}))
       order by val.rank nulls last, val.created_at, val.id) as list
     from product_option_value val where val.option_id = o.id and val.deleted_at is null and exists (
       select from product_variant_option chosen
       join product_variant v on v.id = chosen.variant_id and v.deleted_at is null and v.product_id = p.id
       where chosen.option_value_id = val.id)) used
   where link.product_id = p.id and link.deleted_at is null and used.list is not null)`

const IN_ORDER = "v.variant_rank nulls last, v.created_at, v.id"

/** SQL: options and variants of `product p` for shoppers; null columns for a product with one variant. */
export const CHOICES = `
  left join lateral (
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', offer.variant_id, 'choice', offer.choice,
        'values', ${VALUES}, 'price', offer.price::float8, 'image', ${ownPicture("v", "p.id", SHOWN_URL)},
        'quantity', offer.pieces, 'list_price', listed.paise / 100.0, 'sku', v.sku, 'gtin',
        v.barcode)) || ${VARIANT_FACTS} order by ${IN_ORDER}) as variants
    from sellable_variant offer join product_variant v on v.id = offer.variant_id
    left join variant_list_price listed on listed.variant_id = v.id
    where offer.product_id = p.id and offer.choice is not null and offer.price is not null and ${ACTIVE_VARIANT}
  ) choices on true
  left join lateral (select ${optionsWith(SHOWN_URL)} as options where choices.variants is not null) chosen_by on true`

const OWNERS = `
  select p.id as product_id, p.updated_at, coalesce(case when bool_and(offer.choice is null) then '[]'::jsonb end, ${optionsWith("pic.id")}, '[]'::jsonb) as options,
    jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', v.id,
      'values', case when offer.choice is null then '[]'::jsonb else ${VALUES} end, 'price', coalesce(offer.price, 0)::float8,
      'quantity', offer.pieces, 'sku', v.sku, 'gtin', v.barcode, 'grams', v.weight,
      'length', v.length, 'breadth', v.width, 'height', v.height, 'active', ${ACTIVE_VARIANT},
      'image', ${ownPicture("v", "p.id", "pic.id")})) || ${VARIANT_FACTS} order by ${IN_ORDER}) as variants
  from product p
  join product_variant v on v.product_id = p.id and v.deleted_at is null
  join sellable_variant offer on offer.variant_id = v.id
  where p.id = any(?) and p.deleted_at is null group by p.id`

type Row = {
  product_id: string
  updated_at: Date
  options: ProductVariants["options"]
  variants: (Omit<ProductVariants["variants"][number], "weight"> & { grams?: number })[]
}

/** Options and variants of products for the owner, by their ids, including variants that are switched off. */
export async function readVariantsOf(db: Knex, product_ids: string[]): Promise<Map<string, ProductVariants>> {
  const { rows } = await db.raw<{ rows: Row[] }>(OWNERS, [product_ids])
  return new Map(
    rows.map(({ product_id, updated_at, options, variants }) => [
      product_id,
      {
        options,
        updated_at: updated_at.toISOString(),
        variants: variants.map(({ grams, ...variant }) => ({
          ...variant,
          ...(grams !== undefined && { weight: toKilograms(grams) }),
        })),
      },
    ]),
  )
}

/** Reads the variants of one product like `readVariantsOf`; undefined when there is no such product. */
export const readProductVariants = async (db: Knex, product_id: string): Promise<ProductVariants | undefined> =>
  (await readVariantsOf(db, [product_id])).get(product_id)
