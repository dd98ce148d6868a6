import { view } from "@haat/sdk/server/schema/declare"
import { ONLY_VARIANT } from "../contract"

/**
 * SQL: whether the owner sells `product_variant v`. Metadata switches a variant off, as the engine has no such state.
 */
export const ACTIVE_VARIANT = "coalesce(v.metadata ->> 'active', 'true') <> 'false'"

const GRAMS = "coalesce(v.weight, p.weight, 0)::float8"

/** Weight and dimensions (in cm) of a piece of a variant, also of one that was deleted since it was ordered. */
export const VARIANT_SIZE = view(
  "variant_size",
  [],
  `
  select v.id as variant_id, ${GRAMS} as grams, coalesce(v.length, p.length, 0)::float8 as length,
    coalesce(v.width, p.width, 0)::float8 as breadth, coalesce(v.height, p.height, 0)::float8 as height
  from product_variant v join product p on p.id = v.product_id`,
)

/** Variants: one row for each that is not deleted. */
export const CURRENT_VARIANT = view(
  "current_variant",
  [],
  `
  select id as variant_id, product_id from product_variant where deleted_at is null`,
)

/**
 * SQL for the picture that was assigned to a variant or an option value of a product: null without one, or when the
 * product no longer has it. `what` is an expression on `picture pic`, whose renditions are narrowest first.
 */
export const ownPicture = (of: string, product_id: string, what: string) => `
  (select ${what} from picture pic
   where pic.id = ${of}.metadata ->> 'picture' and pic.product_id = ${product_id} and pic.deleted_at is null)`

/** SQL: choice of a variant among those of its product, such as "Indigo, M"; null for the only one. */
const CHOICE = `nullif(v.title, '${ONLY_VARIANT}')`

/**
 * The one definition of a variant's price, number of pieces that can be sold and weight of a piece: all code that
 * shows, sells, sends or counts goods reads it. Drafts and variants that the owner has switched off are included, with
 * `on_sale` false. `image` is the variant's own picture, else its product's first. `choice` is its choice among the
 * product's variants, such as "Indigo, M", null for the only one.
 *
 * `price` is in rupees with tax, null without one; `price_id` is the row to change it in. `pieces` are whole ones that
 * one order could take, from `location_id`. `required_quantity` of `inventory_item_id` make one piece; it and the
 * location are null when nothing is counted. `grams` is the weight of one piece: the variant's own, or its product's.
 */
export const SELLABLE_VARIANT = view(
  "sellable_variant",
  ["variant_price", "variant_stock"],
  `
  select v.product_id, v.id as variant_id, v.title as variant_title, v.sku as variant_sku,
    p.status = 'published' and ${ACTIVE_VARIANT}
    and p.id not in (select bin.product_id from product_bin bin) as on_sale,
    p.handle, p.title as name, nullif(p.metadata->>'name_hi', '') as name_hi,
    coalesce(${ownPicture("v", "p.id", "pic.renditions -> 0 ->> 'url'")}, p.thumbnail) as image,
    p.description,
    price.price_id, price.price,
    stock.inventory_item_id, stock.location_id, stock.required_quantity, stock.pieces,
    ${GRAMS} as grams, ${CHOICE} as choice
  from product_variant v
  join product p on p.id = v.product_id and p.deleted_at is null
  join variant_stock stock on stock.variant_id = v.id
  left join variant_price price on price.variant_id = v.id
  where v.deleted_at is null`,
)
