import type { GoodsTaxes } from "@haat/gst/contract"
import { HttpError } from "@haat/http/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangedProduct, SaveShopProduct } from "../../../contract"
import { CATALOG_ERRORS } from "../../../errors"
import { foldName } from "../handle"
import { allowLongWork } from "../queries/allow-long-work"
import { lockProductStock } from "../queries/stock"
import { saveVariants } from "../variants/save-variants"
import { addedProducts, changedProducts, readCategoryNames } from "./import-changes"
import { insertCategories } from "./insert-categories"
import { type ImportSetup, insertProducts } from "./insert-products"
import { IMPORT_LOCK } from "./keep-import"
import type { PlannedWrite } from "./plan-row"
import { withPictures } from "./plan-variants"
import { setPictures } from "./set-pictures"
import { setTaxes } from "./set-taxes"
import { updateProducts } from "./update-products"

const AT_ONCE = 200

export type RunImport = { id: string; setup: ImportSetup; make_categories: boolean; taxes: GoodsTaxes }

/** The products that were written, and the pictures that none of them has any more. */
export type Imported = { ids: string[]; dropped: string[] }

/**
 * Writes everything the import planned in one transaction: whatever happens on the way, all of it is in the shop or none.
 * Done twice, it does nothing the second time. HttpError 404, 409 (also when it has new categories
 * and nobody said to make them), `import_running`, OUTDATED_IMPORT when a product was changed or a category or picture
 * deleted since the file was checked.
 */
export const runImport = (db: Knex, { id, setup, make_categories, taxes }: RunImport): Promise<Imported> =>
  db.transaction(async (trx) => {
    await allowLongWork(trx)
    const { rows } = await trx.raw<{ rows: { mine: boolean }[] }>(
      "select pg_try_advisory_xact_lock(?, hashtext(?) & 2147483647) as mine",
      [IMPORT_LOCK, id],
    )
    if (!rows[0].mine) throw new HttpError(CATALOG_ERRORS.import_running)
    const found = await trx("product_import").where({ id }).first("state", "plan")
    if (!found) throw new HttpError(CATALOG_ERRORS.import_gone)
    if (found.state === "refused") throw new HttpError(CATALOG_ERRORS.import_with_problems)
    if (found.state === "checking") throw new HttpError(CATALOG_ERRORS.import_without_pictures)
    if (found.state === "done") return { ids: [], dropped: [] }

    const planned: PlannedWrite[] = found.plan
    await checkVersions(trx, planned)
    const writes = await makeCategories(trx, planned, make_categories)
    await checkCategories(trx, writes)
    await checkPictures(trx, writes)
    await lockProductStock(
      trx,
      writes.flatMap(({ id, fields, variants }) => (id && (fields.quantity !== undefined || variants) ? [id] : [])),
    )
    const names = await readCategoryNames(trx)
    const told: ChangedProduct[] = []
    const dropped: string[] = []
    for (let at = 0; at < writes.length; at += AT_ONCE) {
      const some = writes.slice(at, at + AT_ONCE)
      const isNew = some.filter((write) => !write.id)
      const added = isNew.map(({ fields }) => fields as SaveShopProduct)
      const known = some.flatMap(({ id, ...write }) => (id ? [{ id, ...write }] : []))
      const changed = known.map(({ id, fields }) => ({ id, fields }))
      if (added.length) {
        const mrps = isNew.map(({ variants }) => variants?.variants[0].mrp)
        const ids = await insertProducts(
          trx,
          added,
          setup,
          mrps,
          isNew.map(({ handle }) => handle),
        )
        await setPictures(
          trx,
          added.flatMap(({ images }, at) => (images.length ? { product_id: ids[at], ids: images } : [])),
        )
        told.push(...addedProducts(ids, added, names))
        const made = isNew.map((write, at) => ({ ...write, id: ids[at] }))
        await setVariants(trx, told, made, setup)
        await setTaxes(trx, told, made, taxes)
      }
      if (changed.length) {
        told.push(...(await changedProducts(trx, changed, names)))
        await updateProducts(trx, known.map(withoutPriceOfVariants))
        const pictured = changed.flatMap(({ id, fields: { images } }) =>
          images ? { product_id: id, ids: images } : [],
        )
        dropped.push(...(await setPictures(trx, pictured)))
        await setVariants(trx, told, some, setup)
        await setTaxes(trx, told, some, taxes)
      }
      // Outside the transaction, for whoever watches.
      await db("product_import")
        .where({ id })
        .update({ written: Math.min(at + AT_ONCE, writes.length) })
    }
    await trx("product_import")
      .where({ id })
      .update({ state: "done", plan: "[]", told: JSON.stringify(told), finished_at: trx.fn.now() })
    return { ids: told.map((one) => one.id), dropped }
  })

/** A price is held against its MRP, so where variants are written it comes with them. */
const withoutPriceOfVariants = ({ id, fields, variants }: PlannedWrite & { id: string }) => ({
  ...{ id, fields: variants ? { ...fields, price: undefined } : fields },
})

/** Gives products the variants of their rows, and adds to what is told of them. */
const setVariants = async (trx: Knex, told: ChangedProduct[], writes: PlannedWrite[], setup: ImportSetup) => {
  for (const { id, variants, fields } of writes) {
    const one = told.find((product) => product.id === id)
    if (!id || !variants || !one) continue
    const { before, after } = await saveVariants(
      trx,
      id,
      withPictures(variants, fields.images ?? []),
      setup.stock_location_id,
    )
    if (one.before) one.before.variants = before.variants
    one.after = { ...one.after, variants: after.variants }
  }
}

/** The writes with the ids of the categories that they name. */
const makeCategories = async (trx: Knex, writes: PlannedWrite[], wanted: boolean): Promise<PlannedWrite[]> => {
  const names = [...new Set(writes.flatMap(({ new_category }) => new_category ?? []))]
  if (!names.length) return writes
  if (!wanted) {
    throw new HttpError(CATALOG_ERRORS.import_new_categories)
  }
  const ids = await insertCategories(trx, names)
  return writes.map(({ new_category, ...write }) =>
    new_category
      ? { ...write, fields: { ...write.fields, category_id: ids.get(foldName(new_category)) as string } }
      : write,
  )
}

/** Locks every product that is to be changed, and rejects when one is not as it was when the file was checked. */
const checkVersions = async (trx: Knex, writes: PlannedWrite[]) => {
  const wanted = writes.filter(({ id }) => id)
  const { rows } = await trx.raw<{ rows: { id: string; updated_at: Date }[] }>(
    `select id, updated_at from product where id = any(?) and deleted_at is null
     and not exists (select 1 from product_bin b where b.product_id = product.id) order by id for update`,
    [wanted.map(({ id }) => id as string)],
  )
  const versions = new Map(rows.map(({ id, updated_at }) => [id, updated_at.toISOString()]))
  const stale = wanted.filter(({ id, version }) => versions.get(id as string) !== version)
  if (!stale.length) return
  const lines = stale.slice(0, 5).map(({ line }) => line)
  const where = `line${stale.length === 1 ? "" : "s"} ${lines.join(", ")}${stale.length > 5 ? " and more" : ""}`
  throw new HttpError(CATALOG_ERRORS.import_product_changed, { lines: where })
}

/** Keeps the categories that products come into from being deleted meanwhile, and rejects when one is gone already. */
const checkCategories = async (trx: Knex, writes: PlannedWrite[]) => {
  const wanted = [...new Set(writes.flatMap(({ fields }) => fields.category_id ?? []))]
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    "select id from product_category where id = any(?) and deleted_at is null order by id for share",
    [wanted],
  )
  if (rows.length === wanted.length) return
  throw new HttpError(CATALOG_ERRORS.import_category_gone)
}

/** Pictures that nobody took go after a day, and with them what was planned. */
const checkPictures = async (trx: Knex, writes: PlannedWrite[]) => {
  const wanted = [...new Set(writes.flatMap(({ fields }) => fields.images ?? []))]
  if (!wanted.length) return
  const rows = await trx("picture").select("id").whereIn("id", wanted).whereNull("deleted_at").orderBy("id").forUpdate()
  if (rows.length === wanted.length) return
  throw new HttpError(CATALOG_ERRORS.import_pictures_gone)
}
