import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CATALOG_ERRORS } from "../../../errors"
import type { ProductImport } from "../../../product-import"
import { shareCategories } from "../queries/lock-categories"
import { rejectOutdated } from "./check-outdated"
import type { PlannedWrite } from "./plan-row"

/** `audit_entry_id`: of the entry that is closed, or dropped, when the import has ended. */
export type QueueImport = { id: string; make_categories: boolean; audit_entry_id: string }

/** An import that has ended since it was run, and of which the audit log does not know yet. */
export type EndedImport = {
  id: string
  filename: string
  state: "done" | "failed"
  summary: Pick<ProductImport, "added" | "changed" | "unchanged" | "new_categories">
  audit_entry_id: string
}

/** Maximum starts of an import: one that crashes its process would crash it again. */
const MAX_ATTEMPTS = 3

/**
 * Has an import written as soon as those that came before it are. HttpError 404, 409 (also when it has new categories
 * and nothing says to make them), `import_running`, OUTDATED_IMPORT. None of its categories is deleted from then on.
 */
export const queueImport = (db: Knex, { id, make_categories, audit_entry_id }: QueueImport): Promise<void> =>
  db.transaction(async (trx) => {
    const found = await trx("product_import").where({ id }).forUpdate().first("state", "plan", "audit_entry_id")
    if (!found) throw new HttpError(CATALOG_ERRORS.import_gone)
    const { state, plan }: { state: string; plan: PlannedWrite[] } = found
    if (state === "refused") throw new HttpError(CATALOG_ERRORS.import_with_problems)
    if (state === "checking") throw new HttpError(CATALOG_ERRORS.import_without_pictures)
    const isUnderWay = state === "queued" || state === "done" || found.audit_entry_id !== null
    if (isUnderWay) throw new HttpError(CATALOG_ERRORS.import_running)
    if (state === "failed" && !plan.length) throw new HttpError(CATALOG_ERRORS.import_outdated)
    if (!make_categories && plan.some(({ new_category }) => new_category)) {
      throw new HttpError(CATALOG_ERRORS.import_new_categories)
    }
    await shareCategories(
      trx,
      plan.flatMap(({ fields }) => fields.category_id ?? []),
    )
    await rejectOutdated(trx, plan)
    await trx("product_import")
      .where({ id })
      .update({
        state: "queued",
        queued_at: trx.raw("clock_timestamp()"),
        audit_entry_id,
        attempts: 0,
        written: 0,
        failure: null,
      })
  })

/** The import whose turn it is: the one that has waited longest, or whose process died. */
export const findQueuedImport = async (db: Knex): Promise<string | undefined> =>
  (await db("product_import").where({ state: "queued" }).orderBy(["queued_at", "id"]).first("id"))?.id

/** Writes down that an import is begun. HttpError `import_broken_off` when it was too often. */
export const countAttempt = async (db: Knex, id: string) => {
  const [row] = await db("product_import")
    .where({ id })
    .update({ attempts: db.raw("attempts + 1"), written: 0 })
    .returning("attempts")
  if (row?.attempts > MAX_ATTEMPTS) throw new HttpError(CATALOG_ERRORS.import_broken_off)
}

/**
 * Marks an import as failed, with the reason; nothing of it was written. It can be run again, unless it `isOutdated`.
 */
export const failQueuedImport = async (db: Knex, id: string, failure: string, isOutdated: boolean) => {
  await db("product_import")
    .where({ id, state: "queued" })
    .update({ state: "failed", written: 0, failure, finished_at: db.fn.now(), ...(isOutdated && { plan: "[]" }) })
}

/**
 * Tells of the next import that has ended and is not told of yet; of two processes, one does. Until then it is said to
 * run, so that what is done stands in the audit log.
 * @returns false when there is none
 */
export const tellEndedImport = (db: Knex, tell: (ended: EndedImport) => Promise<void>): Promise<boolean> =>
  db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: EndedImport[] }>(
      `select id, filename, state, summary, audit_entry_id from product_import
       where state in ('done', 'failed') and audit_entry_id is not null
       order by finished_at limit 1 for update skip locked`,
    )
    if (!rows.length) return false
    await tell(rows[0])
    await trx("product_import").where({ id: rows[0].id }).update({ audit_entry_id: null })
    return true
  })
