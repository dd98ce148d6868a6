import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"
import type { ChangedProduct, SaveShopProduct } from "../../../contract"
import { refuse } from "../../../refuse"
import { lockLevels } from "../stock"
import { type ImportSetup, insertProducts } from "./insert-products"
import { IMPORT_LOCK } from "./keep-import"
import type { PlannedWrite } from "./plan-import"
import { readCategoryNames, tellAdded, tellChanged } from "./tell-import"
import { updateProducts } from "./update-products"

const AT_ONCE = 200

/**
 * Writes everything the import planned in one transaction: whatever happens on the way, all of it is in the shop or none.
 * Done twice, it does nothing the second time. Returns the ids of the products written. MedusaError `not_found`,
 * `import_refused`, `import_running`, `import_outdated` when a product was changed or a category deleted since the file was checked.
 */
export const runImport = (db: Knex, id: string, setup: ImportSetup): Promise<string[]> =>
  db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { mine: boolean }[] }>(
      "select pg_try_advisory_xact_lock(?, hashtext(?) & 2147483647) as mine",
      [IMPORT_LOCK, id],
    )
    if (!rows[0].mine) throw refuse("import_running", "This file is being imported already")
    const found = await trx("product_import").where({ id }).first("state", "plan")
    if (!found)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such import. Please choose the file again")
    if (found.state === "refused") throw refuse("import_refused", "Please correct the file first, nothing was imported")
    if (found.state === "done") return []

    const writes: PlannedWrite[] = found.plan
    await checkVersions(trx, writes)
    await checkCategories(trx, writes)
    await lockLevels(
      trx,
      writes.flatMap(({ id, fields }) => (id && fields.quantity !== undefined ? [id] : [])),
    )
    const names = await readCategoryNames(trx)
    const told: ChangedProduct[] = []
    for (let at = 0; at < writes.length; at += AT_ONCE) {
      const some = writes.slice(at, at + AT_ONCE)
      const added = some.filter((write) => !write.id).map(({ fields }) => fields as SaveShopProduct)
      const changed = some.flatMap(({ id, fields }) => (id ? [{ id, fields }] : []))
      if (added.length) told.push(...tellAdded(await insertProducts(trx, added, setup), added, names))
      if (changed.length) {
        told.push(...(await tellChanged(trx, changed, names)))
        await updateProducts(trx, changed, setup.stock_location_id)
      }
      // Outside the transaction, for whoever watches.
      await db("product_import")
        .where({ id })
        .update({ written: Math.min(at + AT_ONCE, writes.length) })
    }
    await trx("product_import")
      .where({ id })
      .update({ state: "done", plan: "[]", told: JSON.stringify(told), finished_at: trx.fn.now() })
    return told.map((one) => one.id)
  })

/** Locks every product that is to be changed, and refuses when one is not as it was when the file was checked. */
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
  throw refuse(
    "import_outdated",
    `Somebody changed a product (${where}) after the file was checked. Nothing was imported, please choose the file again`,
  )
}

/** Keeps the categories that products come into from being deleted meanwhile, and refuses when one is gone already. */
const checkCategories = async (trx: Knex, writes: PlannedWrite[]) => {
  const wanted = [...new Set(writes.flatMap(({ fields }) => fields.category_id ?? []))]
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    "select id from product_category where id = any(?) and deleted_at is null order by id for share",
    [wanted],
  )
  if (rows.length === wanted.length) return
  throw refuse(
    "import_outdated",
    "Somebody deleted a category after the file was checked. Nothing was imported, please choose the file again",
  )
}
