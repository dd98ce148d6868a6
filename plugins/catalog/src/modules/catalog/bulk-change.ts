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

const SHOWN = 10
const AT_ONCE = 200

/** Changes all or none, and keeps it so that it can be undone. HttpError 404 when one of the products is not there. */
export const writeBulkChange = (db: Knex, { ids, change }: BulkChange): Promise<ChangedProducts & { ids: string[] }> =>
  db.transaction(async (trx) => {
    await allowLongWork(trx)
    const changes = plan(await lockProducts(trx, ids), change)
    if (change.kind === "activate")
      await rejectMissingFacts(
        trx,
        changes.map((one) => one.id),
      )
    if (change.kind === "delete") await keepWhole(trx, changes)
    const id = generateEntityId(undefined, "pchg")
    if (changes.length) await trx("product_change").insert({ id, kind: change.kind, changes: JSON.stringify(changes) })
    if (change.kind === "delete")
      await markDeleted(
        trx,
        id,
        changes.map((one) => one.id),
      )
    await write(trx, change.kind, changes)
    const undo_seconds = change.kind === "delete" ? UNDO_DELETE_SECONDS : UNDO_SECONDS
    return {
      id,
      kind: change.kind,
      count: changes.length,
      undo_seconds,
      ids: changes.map((one) => one.id),
    }
  })

/** Preview of a price change; writes nothing. */
export const previewPrices = async (db: Knex, { ids, change }: BulkChange): Promise<PricePreview> => {
  if (change.kind !== "price") throw new HttpError(CATALOG_ERRORS.only_prices_have_preview)
  const changes = (await readBulkProducts(db, ids)).map((product) => ({
    ...priceChange(product, change),
    above: aboveOf(product, change),
  }))
  const isFine = (one: (typeof changes)[number]) => canBe(one) && !one.above
  const wrong = changes.filter((one) => !isFine(one))
  return {
    count: changes.length,
    products: [...wrong, ...changes.filter(isFine)]
      .slice(0, SHOWN)
      .map(({ id, name, before, after }) => ({ id, name, before, after })),
    wrong: wrong.length,
    ...(wrong.length && { message: (wrong[0].above ?? notAboveZero(wrong[0].name, wrong.length - 1)).message }),
  }
}

/** HttpError 404, `undo_too_late`. What was changed again meanwhile stays as it is. */
export const undoBulkChange = (db: Knex, id: string): Promise<RestoredProducts & { ids: string[]; kind: Kind }> =>
  db.transaction(async (trx) => {
    await allowLongWork(trx)
    const change = await trx("product_change")
      .where({ id })
      .forUpdate()
      .first("kind", "changes", "created_at", "undone_at")
    if (!change) throw new HttpError(CATALOG_ERRORS.nothing_to_undo)
    const seconds = change.kind === "delete" ? UNDO_DELETE_SECONDS : UNDO_SECONDS
    if (change.undone_at || change.created_at.getTime() + seconds * 1000 < Date.now()) throw tooLate()
    const changes: Change[] = change.changes
    const wanted = changes.map((one) => one.id)
    if (change.kind === "delete") {
      const freed = await trx("product_bin").where({ change_id: id }).delete()
      if (freed < wanted.length) throw tooLate()
    }
    const now = new Map((await lockProducts(trx, wanted, "those there")).map((product) => [product.id, product]))
    const back = changes.flatMap((one) => {
      const product = now.get(one.id)
      return product && isStill(product, one) ? [reversed(one)] : []
    })
    await write(trx, change.kind, back)
    await trx("product_change")
      .where({ id })
      .update({ undone_at: trx.fn.now(), restored: JSON.stringify(back.map((one) => one.id)) })
    return { id, restored: back.length, kept: changes.length - back.length, ids: wanted, kind: change.kind }
  })

/** Whether the product is still as the change left it, with the variants whose prices are to be restored. */
const isStill = ({ active, prices }: BulkProduct, { after, prices: changed }: Change) =>
  changed
    ? changed.every((one) =>
        prices.some(({ variant_id, rupees }) => variant_id === one.variant_id && rupees === one.after),
      )
    : active === after

const reversed = ({ id, name, before, after, prices }: Change): Change => ({
  ...{ id, name, before: after, after: before },
  ...(prices && { prices: prices.map((one) => ({ ...one, before: one.after, after: one.before })) }),
})

const keepWhole = async (trx: Knex, changes: Change[]) => {
  for (let at = 0; at < changes.length; at += AT_ONCE) {
    const some = new Map(changes.slice(at, at + AT_ONCE).map((one) => [one.id, one]))
    for (const row of await readInOrder(trx, [...some.keys()])) {
      const change = some.get(row.id)
      if (change) change.was = toShopProduct(row)
    }
  }
}

const tooLate = () => new HttpError(CATALOG_ERRORS.undo_too_late)

const plan = (products: BulkProduct[], change: BulkChange["change"]): Change[] => {
  if (change.kind === "delete")
    return products.map(({ id, name, active }) => ({ id, name, before: active, after: false }))
  if (change.kind !== "price") {
    const after = change.kind === "activate"
    return products
      .filter(({ active }) => active !== after)
      .map(({ id, name, active }) => ({ id, name, before: active, after }))
  }
  const changes = products.map((product) => priceChange(product, change))
  const wrong = changes.filter((one) => !canBe(one))
  if (wrong.length) throw notAboveZero(wrong[0].name, wrong.length - 1)
  return changes.filter(({ prices }) => prices.some(({ before, after }) => before !== after))
}

/** Effect on the price of the product, which is its default variant's, and of each variant. */
const priceChange = ({ id, name, price, prices }: BulkProduct, change: PriceChange) => ({
  ...{ id, name, before: Number(price), after: changePrice(Number(price), change) },
  prices: prices.map(({ variant_id, rupees }) => ({ variant_id, before: rupees, after: changePrice(rupees, change) })),
})

/** Error for a price above the MRP, if any. */
const aboveOf = ({ name, prices }: BulkProduct, change: PriceChange) =>
  priceError({
    name,
    facts: {},
    variants: prices.map(({ rupees, mrp }) => ({ price: changePrice(rupees, change), mrp })),
  })

const canBe = ({ after, prices }: ReturnType<typeof priceChange>) =>
  [{ after }, ...prices].every((one) => isPrice(one.after))

const notAboveZero = (product: string, others: number) =>
  others
    ? new HttpError(CATALOG_ERRORS.prices_not_above_zero, { product, others })
    : new HttpError(CATALOG_ERRORS.price_not_above_zero, { product })

const write = async (trx: Knex, kind: Kind, changes: Change[]) => {
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

const lockProducts = async (trx: Knex, ids: string[], which: "all" | "those there" = "all"): Promise<BulkProduct[]> => {
  await lockBulkProducts(trx, ids)
  const products = await readBulkProducts(trx, ids)
  if (which === "all" && products.length < ids.length) {
    throw new HttpError(CATALOG_ERRORS.listed_product_gone)
  }
  return products
}
