import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangedProduct, GoodsTaxes } from "../../../contract"
import type { ShopSetup } from "../../../queries/shop-setup"
import { readVariantsOf } from "../queries/product-variants"
import { rejectAboveMrp } from "../queries/reject-above-mrp"
import { lockProductStock, setSellables } from "../queries/stock"
import { writeProductVariants } from "../variants/write-product-variants"
import { addedProducts, changedProducts, type ProductWrite } from "./import-changes"
import { insertProducts, type NewShopProduct } from "./insert-products"
import type { PlannedWrite } from "./plan-row"
import { withPictures } from "./plan-variants"
import { setPictures } from "./set-pictures"
import { setTaxes } from "./set-taxes"
import { updateProducts } from "./update-products"

/** State of writing an import; `told` (results by product) and `dropped` (pictures) grow. */
export type Writing = {
  trx: Knex
  setup: ShopSetup
  taxes: GoodsTaxes
  told: ChangedProduct[]
  dropped: string[]
  /** names of categories by their ids */
  names: Map<string, string>
}

/** Adds products with all that the file says of them. @returns the writes with the ids of their products */
export const insertNew = async (writing: Writing, some: PlannedWrite[]): Promise<ProductWrite[]> => {
  const { trx, setup, taxes, names } = writing
  const products = some.map(({ fields }) => fields as NewShopProduct)
  const mrps = some.map(({ variants }) => variants?.variants[0].mrp)
  const handles = some.map(({ handle }) => handle)
  const ids = await insertProducts(trx, products, setup, mrps, handles)
  const made = some.map((write, at) => ({ ...write, id: ids[at] }))
  await setPictures(
    trx,
    products.flatMap(({ images }, at) => (images.length ? { product_id: ids[at], ids: images } : [])),
  )
  const told = addedProducts(made, names)
  await setVariants(writing, told, made)
  await setTaxes(trx, told, made, taxes)
  writing.told.push(...told)
  return made
}

/** Changes products in everything but their stock and variants. */
export const changeKnown = async ({ trx, taxes, names, told, dropped }: Writing, some: ProductWrite[]) => {
  const changed = await changedProducts(trx, some, names)
  await updateProducts(trx, some.map(withoutPriceOfVariants))
  await rejectAboveMrp(
    trx,
    some.flatMap(({ id, fields, variants }) => (fields.price === undefined || variants ? [] : id)),
  )
  const pictured = some.flatMap(({ id, fields: { images } }) => (images ? { product_id: id, ids: images } : []))
  dropped.push(...(await setPictures(trx, pictured)))
  await setTaxes(trx, changed, some, taxes)
  told.push(...changed)
}

/**
 * Locks the stock of all products whose stock or variants change, in one sequence, and sets what is to be sold of them.
 */
export const writeStock = async (trx: Knex, writes: ProductWrite[]) => {
  const isLocked = ({ fields, variants }: ProductWrite) => fields.quantity !== undefined || variants
  await lockProductStock(
    trx,
    writes.filter(isLocked).map(({ id }) => id),
  )
  const quantities = writes.flatMap(({ id, fields: { quantity } }) =>
    quantity === undefined ? [] : [{ product_id: id, quantity }],
  )
  await setSellables(trx, quantities)
}

/** Gives products the variants of their rows. `writeStock` comes first. */
export const writeKnownVariants = (writing: Writing, some: ProductWrite[]) => setVariants(writing, writing.told, some)

/** A price is held against its MRP, so where variants are written it comes with them. */
const withoutPriceOfVariants = ({ id, fields, variants }: ProductWrite) => ({
  ...{ id, fields: variants ? { ...fields, price: undefined } : fields },
})

/** Writes the variants, and adds to what is told of their products. */
const setVariants = async ({ trx }: Writing, told: ChangedProduct[], writes: ProductWrite[]) => {
  const varied = writes.flatMap(({ id, variants, fields }) =>
    variants ? [{ product_id: id, variants: withPictures(variants, fields.images ?? []) }] : [],
  )
  if (!varied.length) return
  const before = await writeProductVariants(trx, varied)
  const after = await readVariantsOf(trx, [...before.keys()])
  for (const one of told) {
    const now = after.get(one.id)
    if (!now) continue
    if (one.before) one.before.variants = before.get(one.id)?.variants
    one.after = { ...one.after, variants: now.variants }
  }
}
