import type { Gates } from "@haat/testing/gates"

const titleOf = (join: string) => `(select p.title from product p ${join} limit 1)`
const OF_PRODUCT = titleOf("where p.id = new.product_id")
const OF_VARIANT = titleOf("join product_variant v on v.product_id = p.id where v.id = new.variant_id")
const ofLinked = (link: string, column: string, id: string) =>
  titleOf(`join product_variant v on v.product_id = p.id join ${link} link on link.variant_id = v.id
    where link.${column} = new.${id}`)
const OF_ITEM = ofLinked("product_variant_inventory_item", "inventory_item_id", "inventory_item_id")

/** Names of the products, or of the category, that a row of each table belongs to. */
const NAMES = {
  product: "new.title",
  product_category_product: OF_PRODUCT,
  product_variant: OF_PRODUCT,
  product_variant_option: OF_VARIANT,
  product_variant_price_set: OF_VARIANT,
  product_sales_channel: OF_PRODUCT,
  product_shipping_profile: OF_PRODUCT,
  image: OF_PRODUCT,
  picture: "(select p.title from product p where p.id in (new.product_id, old.product_id) limit 1)",
  price: ofLinked("product_variant_price_set", "price_set_id", "price_set_id"),
  variant_price: OF_VARIANT,
  inventory_item: ofLinked("product_variant_inventory_item", "inventory_item_id", "id"),
  inventory_level: OF_ITEM,
  variant_stock: OF_VARIANT,
  product_change: "(new.changes -> 0 ->> 'name')",
  product_bin: OF_PRODUCT,
  product_category: "new.name",
} as const
type Table = keyof typeof NAMES

/** Gates at every table, for the rows of the product or category with this name. */
export const GATES: Gates = Object.fromEntries(
  Object.entries(NAMES).map(([table, name]) => [table, [table, "true", `'${table} ' || ${name}`] as const]),
)

/** Tables that each action writes, in which it is stopped. */
export const STEPS = {
  add: [
    "product",
    "product_category_product",
    "product_variant",
    "product_variant_option",
    "product_sales_channel",
    "product_shipping_profile",
    "picture",
    "image",
  ],
  edit: [
    "price",
    "variant_price",
    "product",
    "product_category_product",
    "inventory_level",
    "variant_stock",
    "picture",
    "image",
  ],
  vary: ["product_variant", "product_variant_price_set", "product_variant_option", "product"],
  delete: [
    "product_variant",
    "price",
    "inventory_item",
    "inventory_level",
    "product_sales_channel",
    "product",
    "picture",
  ],
  reprice: ["product_change", "price", "product"],
  hide: ["product_change", "product_bin", "product"],
} satisfies Record<string, readonly Table[]>
export type Action = keyof typeof STEPS

/** Tables that deleting a category writes; only one can be deleted at a time. */
export const CATEGORY_STEPS = ["product_category", "product_category_product", "product"] as const satisfies Table[]

/** Tables that no action may leave half-written. */
export const WRITTEN_TABLES =
  "^(product|product_(variant|option|product_option|category|sales|shipping|change|bin).*|price|price_set|inventory_.*|image|picture|variant_price|variant_stock|first_variant)$"
