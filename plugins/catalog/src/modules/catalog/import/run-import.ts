import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangedProduct, GoodsTaxes } from "../../../contract"
import type { ShopSetup } from "../../../queries/shop-setup"
import { foldName } from "../handle"
import { allowLongWork } from "../queries/allow-long-work"
import { lockCategoryNames } from "../queries/lock-categories"
import { rethrowTakenCode } from "../variants/replace-variants"
import { assignCategories } from "./assign-categories"
import { splitIntoBatches } from "./batches"
import { lockUnchangedProducts, rejectOutdated } from "./check-outdated"
import { type ProductWrite, readCategoryNames } from "./import-changes"
import { countAttempt } from "./import-queue"
import { insertCategories } from "./insert-categories"
import type { PlannedWrite } from "./plan-row"
import { IMPORT_LOCK } from "./stored-imports"
import { addBatch, changeBatch, changeVariants, type ImportTransaction, writeStock } from "./write-import"

type RunImport = { id: string; setup: ShopSetup; taxes: GoodsTaxes }

/** Products that were written, and ids of the pictures that no product has any more. */
export type ImportResult = { products: ChangedProduct[]; dropped: string[] }

const EMPTY_RESULT: ImportResult = { products: [], dropped: [] }

/**
 * Writes the plan of a queued import in one transaction; does nothing when the import is not queued. New products come
 * first and stock of existing ones last, so that orders wait for stock locks as briefly as possible.
 * @returns undefined while another import is being written
 * @throws HttpError `import_broken_off` after too many starts; a code of OUTDATED_IMPORT when a product was changed, or
 * a category or picture deleted, since the file was checked
 */
export const runImport = (db: Knex, { id, setup, taxes }: RunImport): Promise<ImportResult | undefined> =>
  db
    .transaction(async (trx) => {
      await allowLongWork(trx)
      if (!(await lockImports(trx))) return undefined
      const queued = await trx("product_import").where({ id, state: "queued" }).first("plan")
      if (!queued) return EMPTY_RESULT
      await countAttempt(db, id)
      const planned: PlannedWrite[] = queued.plan
      await rejectOutdated(trx, planned)

      const changes: ChangedProduct[] = []
      const dropped: string[] = []
      const transaction: ImportTransaction = {
        trx,
        setup,
        taxes,
        changes,
        dropped,
        categoryNames: await readCategoryNames(trx),
      }
      const addProgress = progressCounter(db, id)
      const added: ProductWrite[] = []
      for (const batch of splitIntoBatches(planned.filter((write) => !write.id))) {
        added.push(...(await addBatch(transaction, batch)))
        await addProgress(batch.length)
      }
      const changed = planned.flatMap(({ id, ...write }) => (id ? [{ ...write, id }] : []))
      await lockUnchangedProducts(trx, changed)
      for (const batch of splitIntoBatches(changed)) {
        await changeBatch(transaction, batch)
        await addProgress(batch.filter(({ variants }) => !variants).length)
      }
      await writeStock(trx, changed)
      for (const batch of splitIntoBatches(changed.filter(({ variants }) => variants))) {
        await changeVariants(transaction, batch)
        await addProgress(batch.length)
      }
      await createCategories(trx, [...added, ...changed])
      await trx("product_import")
        .where({ id })
        .update({ state: "done", plan: "[]", told: JSON.stringify(changes), finished_at: trx.raw("clock_timestamp()") })
      return { products: changes, dropped }
    })
    .catch(rethrowTakenCode)

/** Takes the import lock until the transaction ends. @returns false while another import has it */
const lockImports = async (trx: Knex): Promise<boolean> => {
  const { rows } = await trx.raw<{ rows: { is_locked: boolean }[] }>(
    "select pg_try_advisory_xact_lock(?, 0) as is_locked",
    [IMPORT_LOCK],
  )
  return rows[0].is_locked
}

/** Returns a function that adds to the progress of an import, outside its transaction so that it can be read. */
const progressCounter = (db: Knex, id: string) => {
  let written = 0
  return async (count: number) => {
    written += count
    if (count) await db("product_import").where({ id }).update({ written })
  }
}

/**
 * Creates the missing categories. Runs last, as the lock on category names blocks others until the transaction ends.
 */
const createCategories = async (trx: Knex, writes: ProductWrite[]) => {
  const names = [...new Set(writes.flatMap(({ new_category }) => new_category ?? []))]
  if (!names.length) return
  await lockCategoryNames(trx)
  const ids = await insertCategories(trx, names)
  const assignments = writes.flatMap(({ id, new_category }) =>
    new_category ? [{ product_id: id, category_id: ids.get(foldName(new_category)) as string }] : [],
  )
  await assignCategories(trx, assignments)
}
