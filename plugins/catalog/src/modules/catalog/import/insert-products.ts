import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ONLY_VARIANT, type SaveShopProduct, toSlug } from "../../../contract"
import type { ShopSetup } from "../../../queries/shop-setup"
import { toGrams } from "../../../units"
import { nameHandle } from "../handle"
import { toMetadata } from "../metadata"
import { rejectAboveMrp } from "../queries/reject-above-mrp"
import { insertVariants, newId } from "../variants/insert-variants"
import { assignCategories } from "./assign-categories"

/** A product to add; without `category_id` when its category is created later in the transaction. */
export type NewShopProduct = Omit<SaveShopProduct, "category_id"> & Partial<Pick<SaveShopProduct, "category_id">>

/**
 * Adds products with the rows that Medusa's workflow writes: product, option, variant, price, stock and their links.
 * Runs a few statements for all products, in the caller's transaction.
 * @param mrps MRP in paise of each product's variant
 * @param ownHandles handles that the owner chose
 * @returns ids in the order given
 */
export const insertProducts = async (
  trx: Knex,
  products: NewShopProduct[],
  setup: ShopSetup,
  mrps: (number | undefined)[],
  ownHandles: (string | undefined)[] = [],
): Promise<string[]> => {
  const names = products.map(({ name }) => name)
  const slugs = names.map((name, at) => ownHandles[at] ?? toSlug(name))
  const handles = await uniqueHandles(trx, names, slugs)
  const newRows = products.map((product, at) => ({
    product,
    handle: handles[at],
    id: newId("prod"),
    option: newId("opt"),
    value: newId("optval"),
    product_option: newId("prodopt"),
    variant: newId("variant"),
  }))
  const insert = (table: string, toRow: (ids: (typeof newRows)[number]) => object) =>
    trx(table).insert(newRows.map(toRow))

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
  const categories = newRows.flatMap(({ id, product: { category_id } }) =>
    category_id === undefined ? [] : [{ product_id: id, category_id }],
  )
  await assignCategories(trx, categories)
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
    newRows.map(({ variant, id, product: { price, quantity } }, at) => ({
      id: variant,
      product_id: id,
      title: ONLY_VARIANT,
      rank: 0,
      price,
      quantity,
      mrp: mrps[at],
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
  const ids = newRows.map(({ id }) => id)
  await rejectAboveMrp(trx, ids)
  return ids
}

/** Returns a unique handle for each product: its slug, with a random suffix when another product has the slug. */
const uniqueHandles = async (trx: Knex, names: string[], slugs: string[]): Promise<string[]> => {
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
