import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ONLY_VARIANT, type SaveShopProduct, toSlug } from "../../../contract"
import type { ShopSetup } from "../../../queries/shop-setup"
import { toGrams } from "../../../units"
import { nameHandle } from "../handle"
import { toMetadata } from "../metadata"
import { rejectAboveMrp } from "../queries/reject-above-mrp"
import { insertVariants, newId } from "../variants/insert-variants"
import { enterCategories } from "./enter-categories"

/** A product whose category is made later in the same transaction comes without one. */
export type NewShopProduct = Omit<SaveShopProduct, "category_id"> & Partial<Pick<SaveShopProduct, "category_id">>

/**
 * Adds products as Medusa's own workflow leaves them: product, option, variant, price, stock and their links. In the
 * caller's transaction, a few statements for all of them. Returns their ids in the order given.
 * @param mrps of each product's variant its own, in paise
 * @param own the owner's handles
 */
export const insertProducts = async (
  trx: Knex,
  products: NewShopProduct[],
  setup: ShopSetup,
  mrps: (number | undefined)[],
  own: (string | undefined)[] = [],
): Promise<string[]> => {
  const names = products.map(({ name }) => name)
  const slugs = names.map((name, at) => own[at] ?? toSlug(name))
  const handles = await freeHandles(trx, names, slugs)
  const made = products.map((product, at) => ({
    product,
    handle: handles[at],
    id: newId("prod"),
    option: newId("opt"),
    value: newId("optval"),
    product_option: newId("prodopt"),
    variant: newId("variant"),
  }))
  const insert = (table: string, row: (one: (typeof made)[number]) => object) => trx(table).insert(made.map(row))

  await insert("product", ({ id, handle, product }) => ({
    id,
    handle,
    title: product.name,
    description: product.description,
    status: product.active ? "published" : "draft",
    weight: toGrams(product.weight),
    length: product.length,
    height: product.height,
    width: product.breadth,
    metadata: JSON.stringify(toMetadata(product, true)),
  }))
  const categories = made.flatMap(({ id, product: { category_id } }) =>
    category_id === undefined ? [] : [{ product_id: id, category_id }],
  )
  await enterCategories(trx, categories)
  await insert("product_option", ({ option }) => ({ id: option, title: ONLY_VARIANT, is_exclusive: true }))
  await insert("product_option_value", ({ option, value }) => ({ id: value, value: ONLY_VARIANT, option_id: option }))
  await insert("product_product_option", ({ product_option, id, option }) => ({
    id: product_option,
    product_id: id,
    product_option_id: option,
  }))
  await insert("product_product_option_value", ({ product_option, value }) => ({
    id: newId("prodoptval"),
    product_product_option_id: product_option,
    product_option_value_id: value,
  }))
  await insertVariants(
    trx,
    made.map(({ variant, id, product: { price, quantity } }, at) => ({
      ...{ id: variant, product_id: id, title: ONLY_VARIANT, rank: 0, price, quantity, mrp: mrps[at] },
    })),
    setup.stock_location_id,
  )
  await insert("product_variant_option", ({ variant, value }) => ({ variant_id: variant, option_value_id: value }))
  await insert("product_sales_channel", ({ id }) => ({
    id: newId("prodsc"),
    product_id: id,
    sales_channel_id: setup.sales_channel_id,
  }))
  await insert("product_shipping_profile", ({ id }) => ({
    id: newId("prodsp"),
    product_id: id,
    shipping_profile_id: setup.shipping_profile_id,
  }))
  const ids = made.map(({ id }) => id)
  await rejectAboveMrp(trx, ids)
  return ids
}

/** An address for each name: its slug, or the slug with a few letters more where another product has it. */
const freeHandles = async (trx: Knex, names: string[], slugs: string[]): Promise<string[]> => {
  const rows: { handle: string }[] = await trx("product")
    .select("handle")
    .whereNull("deleted_at")
    .whereIn("handle", slugs)
  const taken = new Set(rows.map(({ handle }) => handle))
  return slugs.map((slug, at) => {
    const handle =
      slug && !taken.has(slug) ? slug : [slug || "product", nameHandle(`${names[at]} ${Math.random()}`)].join("-")
    taken.add(handle)
    return handle
  })
}
