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
import { resolveVariantPictures } from "./plan-variants"
import { setPictures } from "./set-pictures"
import { setTaxes } from "./set-taxes"
import { updateProducts } from "./update-products"

/** State of an import's transaction; the batches append to `changes` and `dropped`. */
export type ImportTransaction = {
  trx: Knex
  setup: ShopSetup
  taxes: GoodsTaxes
  /** Changes by product, for the audit log. */
  changes: ChangedProduct[]
  /** Ids of pictures that no product has any more. */
  dropped: string[]
  /** Category names by id. */
  categoryNames: Map<string, string>
}

/** Adds products with their pictures, variants and taxes. @returns the writes with the ids of their products */
export const addBatch = async (transaction: ImportTransaction, writes: PlannedWrite[]): Promise<ProductWrite[]> => {
  const { trx, setup, taxes, categoryNames } = transaction
  const products = writes.map(({ fields }) => fields as NewShopProduct)
  const mrps = writes.map(({ variants }) => variants?.variants[0].mrp)
  const handles = writes.map(({ handle }) => handle)
  const ids = await insertProducts(trx, products, setup, mrps, handles)
  const added = writes.map((write, at) => ({ ...write, id: ids[at] }))
  await setPictures(
    trx,
    products.flatMap(({ images }, at) => (images.length ? { product_id: ids[at], ids: images } : [])),
  )
  const changes = addedProducts(added, categoryNames)
  await setVariants(trx, changes, added)
  await setTaxes(trx, changes, added, taxes)
  transaction.changes.push(...changes)
  return added
}

/** Changes products, except for their stock and variants. */
export const changeBatch = async (
  { trx, taxes, categoryNames, changes, dropped }: ImportTransaction,
  writes: ProductWrite[],
) => {
  const changed = await changedProducts(trx, writes, categoryNames)
  await updateProducts(trx, writes.map(omitVariantPrice))
  await rejectAboveMrp(
    trx,
    writes.flatMap(({ id, fields, variants }) => (fields.price === undefined || variants ? [] : id)),
  )
  const productPictures = writes.flatMap(({ id, fields: { images } }) =>
    images ? { product_id: id, ids: images } : [],
  )
  dropped.push(...(await setPictures(trx, productPictures)))
  await setTaxes(trx, changed, writes, taxes)
  changes.push(...changed)
}

/** Locks the stock of all products whose stock or variants change, in one order, and sets their sellable quantities. */
export const writeStock = async (trx: Knex, writes: ProductWrite[]) => {
  const changesStock = ({ fields, variants }: ProductWrite) => fields.quantity !== undefined || variants
  await lockProductStock(
    trx,
    writes.filter(changesStock).map(({ id }) => id),
  )
  const quantities = writes.flatMap(({ id, fields: { quantity } }) =>
    quantity === undefined ? [] : [{ product_id: id, quantity }],
  )
  await setSellables(trx, quantities)
}

/** Writes the variants of existing products. Call `writeStock` first, as it locks their stock. */
export const changeVariants = ({ trx, changes }: ImportTransaction, writes: ProductWrite[]) =>
  setVariants(trx, changes, writes)

/** Leaves the price to the variants when they are written, as it is checked against their MRP. */
const omitVariantPrice = ({ id, fields, variants }: ProductWrite) => ({
  id,
  fields: variants ? { ...fields, price: undefined } : fields,
})

/** Writes the variants, and adds them to the changes of their products. */
const setVariants = async (trx: Knex, changes: ChangedProduct[], writes: ProductWrite[]) => {
  const productVariants = writes.flatMap(({ id, variants, fields }) =>
    variants ? [{ product_id: id, variants: resolveVariantPictures(variants, fields.images ?? []) }] : [],
  )
  if (!productVariants.length) return
  const before = await writeProductVariants(trx, productVariants)
  const after = await readVariantsOf(trx, [...before.keys()])
  for (const change of changes) {
    const current = after.get(change.id)
    if (!current) continue
    if (change.before) change.before.variants = before.get(change.id)?.variants
    change.after = { ...change.after, variants: current.variants }
  }
}
