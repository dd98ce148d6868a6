import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import {
  type BulkChange,
  type ChangedProducts,
  changePrice,
  isPrice,
  type PriceChange,
  type PricePreview,
  type RestoredProducts,
  UNDO_DELETE_SECONDS,
  UNDO_SECONDS,
} from "../../bulk-change"
import { CATALOG_ERRORS } from "../../errors"
import { priceError } from "./check-facts"
import { allowLongWork } from "./queries/allow-long-work"
import { type BulkProduct, lockBulkProducts, markDeleted, readBulkProducts, writeActive } from "./queries/bulk-products"
import { rejectAboveMrp } from "./queries/reject-above-mrp"
import { rejectMissingFacts } from "./queries/reject-missing-facts"
import { readInOrder } from "./queries/shop-product-list"
import { touchProducts } from "./queries/write-variants"
import type { Change, Kind } from "./read-change"
import { toShopProduct } from "./shop-product-row"

const MAX_PREVIEWED = 10
const BATCH_SIZE = 200

/** Changes all products or none, and records the change for undo. @throws HttpError 404 when a product is gone */
export const writeBulkChange = (db: Knex, { ids, change }: BulkChange): Promise<ChangedProducts & { ids: string[] }> =>
  db.transaction(async (trx) => {
    await allowLongWork(trx)
    const changes = planChanges(await lockProducts(trx, ids), change)
    if (change.kind === "activate")
      await rejectMissingFacts(
        trx,
        changes.map(({ id }) => id),
      )
    if (change.kind === "delete") await recordFullProducts(trx, changes)
    const id = generateEntityId(undefined, "pchg")
    if (changes.length) await trx("product_change").insert({ id, kind: change.kind, changes: JSON.stringify(changes) })
    if (change.kind === "delete")
      await markDeleted(
        trx,
        id,
        changes.map(({ id }) => id),
      )
    await applyChanges(trx, change.kind, changes)
    const undo_seconds = change.kind === "delete" ? UNDO_DELETE_SECONDS : UNDO_SECONDS
    return {
      id,
      kind: change.kind,
      count: changes.length,
      undo_seconds,
      ids: changes.map(({ id }) => id),
    }
  })

/** Preview of a price change; writes nothing. */
export const previewPrices = async (db: Knex, { ids, change }: BulkChange): Promise<PricePreview> => {
  if (change.kind !== "price") throw new HttpError(CATALOG_ERRORS.only_prices_have_preview)
  const changes = (await readBulkProducts(db, ids)).map((product) => ({
    ...priceChange(product, change),
    aboveMrpError: findAboveMrpError(product, change),
  }))
  const isAllowed = (product: (typeof changes)[number]) => hasValidPrices(product) && !product.aboveMrpError
  const wrong = changes.filter((product) => !isAllowed(product))
  return {
    count: changes.length,
    products: [...wrong, ...changes.filter(isAllowed)]
      .slice(0, MAX_PREVIEWED)
      .map(({ id, name, before, after }) => ({ id, name, before, after })),
    wrong: wrong.length,
    ...(wrong.length && {
      message: (wrong[0].aboveMrpError ?? notAboveZeroError(wrong[0].name, wrong.length - 1)).message,
    }),
  }
}

/** Undoes a change; products changed again since stay as they are. @throws HttpError 404, `undo_too_late` */
export const undoBulkChange = (db: Knex, id: string): Promise<RestoredProducts & { ids: string[]; kind: Kind }> =>
  db.transaction(async (trx) => {
    await allowLongWork(trx)
    const change = await trx("product_change")
      .where({ id })
      .forUpdate()
      .first("kind", "changes", "created_at", "undone_at")
    if (!change) throw new HttpError(CATALOG_ERRORS.nothing_to_undo)
    const seconds = change.kind === "delete" ? UNDO_DELETE_SECONDS : UNDO_SECONDS
    if (change.undone_at || change.created_at.getTime() + seconds * 1000 < Date.now()) throw undoTooLate()
    const changes: Change[] = change.changes
    const productIds = changes.map(({ id }) => id)
    if (change.kind === "delete") {
      const freed = await trx("product_bin").where({ change_id: id }).delete()
      if (freed < productIds.length) throw undoTooLate()
    }
    const current = new Map((await lockProducts(trx, productIds, "existing")).map((product) => [product.id, product]))
    const reversed = changes.flatMap((one) => {
      const product = current.get(one.id)
      return product && isUnchangedSince(product, one) ? [reverseChange(one)] : []
    })
    await applyChanges(trx, change.kind, reversed)
    await trx("product_change")
      .where({ id })
      .update({ undone_at: trx.fn.now(), restored: JSON.stringify(reversed.map((one) => one.id)) })
    return { id, restored: reversed.length, kept: changes.length - reversed.length, ids: productIds, kind: change.kind }
  })

/** Returns true when the product, or the prices of its variants, are still as the change left them. */
const isUnchangedSince = ({ active, prices }: BulkProduct, { after, prices: changed }: Change) =>
  changed
    ? changed.every((one) =>
        prices.some(({ variant_id, rupees }) => variant_id === one.variant_id && rupees === one.after),
      )
    : active === after

const reverseChange = ({ id, name, before, after, prices }: Change): Change => ({
  id,
  name,
  before: after,
  after: before,
  ...(prices && { prices: prices.map((one) => ({ ...one, before: one.after, after: one.before })) }),
})

const recordFullProducts = async (trx: Knex, changes: Change[]) => {
  for (let at = 0; at < changes.length; at += BATCH_SIZE) {
    const batch = new Map(changes.slice(at, at + BATCH_SIZE).map((one) => [one.id, one]))
    for (const row of await readInOrder(trx, [...batch.keys()])) {
      const change = batch.get(row.id)
      if (change) change.was = toShopProduct(row)
    }
  }
}

const undoTooLate = () => new HttpError(CATALOG_ERRORS.undo_too_late)

const planChanges = (products: BulkProduct[], change: BulkChange["change"]): Change[] => {
  if (change.kind === "delete")
    return products.map(({ id, name, active }) => ({ id, name, before: active, after: false }))
  if (change.kind !== "price") {
    const after = change.kind === "activate"
    return products
      .filter(({ active }) => active !== after)
      .map(({ id, name, active }) => ({ id, name, before: active, after }))
  }
  const changes = products.map((product) => priceChange(product, change))
  const wrong = changes.filter((one) => !hasValidPrices(one))
  if (wrong.length) throw notAboveZeroError(wrong[0].name, wrong.length - 1)
  return changes.filter(({ prices }) => prices.some(({ before, after }) => before !== after))
}

/** Returns the price change of a product, which is that of its default variant, and of each variant. */
const priceChange = ({ id, name, price, prices }: BulkProduct, change: PriceChange) => ({
  id,
  name,
  before: Number(price),
  after: changePrice(Number(price), change),
  prices: prices.map(({ variant_id, rupees }) => ({ variant_id, before: rupees, after: changePrice(rupees, change) })),
})

/** Returns the error for a price above the MRP; undefined when no price is. */
const findAboveMrpError = ({ name, prices }: BulkProduct, change: PriceChange) =>
  priceError({
    name,
    facts: {},
    variants: prices.map(({ rupees, mrp }) => ({ price: changePrice(rupees, change), mrp })),
  })

const hasValidPrices = ({ after, prices }: ReturnType<typeof priceChange>) =>
  [{ after }, ...prices].every((one) => isPrice(one.after))

const notAboveZeroError = (product: string, others: number) =>
  others
    ? new HttpError(CATALOG_ERRORS.prices_not_above_zero, { product, others })
    : new HttpError(CATALOG_ERRORS.price_not_above_zero, { product })

const applyChanges = async (trx: Knex, kind: Kind, changes: Change[]) => {
  if (!changes.length) return
  if (kind !== "price") {
    await writeActive(trx, changes)
    return
  }
  const ids = changes.map(({ id }) => id)
  const prices = changes.flatMap(({ prices = [] }) =>
    prices.map(({ variant_id, after }) => ({ variant_id, rupees: after })),
  )
  await touchProducts(trx, ids, prices)
  await rejectAboveMrp(trx, ids)
}

const lockProducts = async (trx: Knex, ids: string[], required: "all" | "existing" = "all"): Promise<BulkProduct[]> => {
  await lockBulkProducts(trx, ids)
  const products = await readBulkProducts(trx, ids)
  if (required === "all" && products.length < ids.length) {
    throw new HttpError(CATALOG_ERRORS.listed_product_gone)
  }
  return products
}
