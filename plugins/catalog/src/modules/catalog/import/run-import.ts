import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangedProduct, GoodsTaxes } from "../../../contract"
import type { ShopSetup } from "../../../queries/shop-setup"
import { foldName } from "../handle"
import { allowLongWork } from "../queries/allow-long-work"
import { lockCategoryNames } from "../queries/lock-categories"
import { explainTakenCode } from "../variants/replace-variants"
import { inBatches } from "./batches"
import { lockVersions, rejectOutdated } from "./check-outdated"
import { enterCategories } from "./enter-categories"
import { type ProductWrite, readCategoryNames } from "./import-changes"
import { countAttempt } from "./import-queue"
import { insertCategories } from "./insert-categories"
import { IMPORT_LOCK } from "./keep-import"
import type { PlannedWrite } from "./plan-row"
import { changeKnown, insertNew, type Writing, writeKnownVariants, writeStock } from "./write-import"

type RunImport = { id: string; setup: ShopSetup; taxes: GoodsTaxes }

/** The products that were written, and the pictures that none of them has any more. */
export type Imported = { products: ChangedProduct[]; dropped: string[] }

const NOTHING: Imported = { products: [], dropped: [] }

/**
 * Writes everything a queued import planned in one transaction: whatever happens on the way, all of it is in the shop
 * or none. What is queued no longer is passed over. Goods that are new come first, and the stock of those that are
 * there last, so that orders wait for it as short as can be. HttpError `import_broken_off` when it was begun too often,
 * OUTDATED_IMPORT when a product was changed or a category or picture deleted since the file was checked.
 * @returns undefined while another import is being written
 */
export const runImport = (db: Knex, { id, setup, taxes }: RunImport): Promise<Imported | undefined> =>
  db
    .transaction(async (trx) => {
      await allowLongWork(trx)
      if (!(await lockImports(trx))) return undefined
      const found = await trx("product_import").where({ id, state: "queued" }).first("plan")
      if (!found) return NOTHING
      await countAttempt(db, id)
      const planned: PlannedWrite[] = found.plan
      await rejectOutdated(trx, planned)

      const told: ChangedProduct[] = []
      const dropped: string[] = []
      const writing: Writing = { trx, setup, taxes, told, dropped, names: await readCategoryNames(trx) }
      const written = countWritten(db, id)
      const writes: ProductWrite[] = []
      for (const some of inBatches(planned.filter((write) => !write.id))) {
        writes.push(...(await insertNew(writing, some)))
        await written(some.length)
      }
      const known = planned.flatMap(({ id, ...write }) => (id ? [{ ...write, id }] : []))
      await lockVersions(trx, known)
      for (const some of inBatches(known)) {
        await changeKnown(writing, some)
        await written(some.filter(({ variants }) => !variants).length)
      }
      await writeStock(trx, known)
      for (const some of inBatches(known.filter(({ variants }) => variants))) {
        await writeKnownVariants(writing, some)
        await written(some.length)
      }
      await makeCategories(trx, [...writes, ...known])
      await trx("product_import")
        .where({ id })
        .update({ state: "done", plan: "[]", told: JSON.stringify(told), finished_at: trx.raw("clock_timestamp()") })
      return { products: told, dropped }
    })
    .catch(explainTakenCode)

/** Locks imports until the transaction ends; another import that is run meanwhile waits. */
const lockImports = async (trx: Knex): Promise<boolean> => {
  const { rows } = await trx.raw<{ rows: { mine: boolean }[] }>("select pg_try_advisory_xact_lock(?, 0) as mine", [
    IMPORT_LOCK,
  ])
  return rows[0].mine
}

/** Adds to what is written of an import so far: outside its transaction, for those who watch. */
const countWritten = (db: Knex, id: string) => {
  let written = 0
  return async (more: number) => {
    written += more
    if (more) await db("product_import").where({ id }).update({ written })
  }
}

/** Makes the categories that are not in the shop. Comes last, as categories cannot be named by others from then on. */
const makeCategories = async (trx: Knex, writes: ProductWrite[]) => {
  const names = [...new Set(writes.flatMap(({ new_category }) => new_category ?? []))]
  if (!names.length) return
  await lockCategoryNames(trx)
  const ids = await insertCategories(trx, names)
  const into = writes.flatMap(({ id, new_category }) =>
    new_category ? [{ product_id: id, category_id: ids.get(foldName(new_category)) as string }] : [],
  )
  await enterCategories(trx, into)
}
