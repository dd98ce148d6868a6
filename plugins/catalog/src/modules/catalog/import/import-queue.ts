import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CATALOG_ERRORS } from "../../../errors"
import type { ProductImport } from "../../../product-import"
import { lockCategoriesShared } from "../queries/lock-categories"
import { rejectOutdated } from "./check-outdated"
import type { PlannedWrite } from "./plan-row"

/** `audit_entry_id` is the open audit entry that is finished, or removed, when the import has ended. */
export type QueueImport = { id: string; make_categories: boolean; audit_entry_id: string }

/** An import that has ended and whose audit entry is still open. */
export type EndedImport = {
  id: string
  filename: string
  state: "done" | "failed"
  summary: Pick<ProductImport, "added" | "changed" | "unchanged" | "new_categories">
  audit_entry_id: string
}

/** Limits how often an import is started: one that crashes its process would crash it again. */
const MAX_ATTEMPTS = 3

/**
 * Queues a checked import. Its categories cannot be deleted while it is queued.
 * @throws HttpError 404; 409 when it cannot be run, or has new categories and `make_categories` is false; a code of
 * OUTDATED_IMPORT when the shop changed since the check
 */
export const queueImport = (db: Knex, { id, make_categories, audit_entry_id }: QueueImport): Promise<void> =>
  db.transaction(async (trx) => {
    const found = await trx("product_import").where({ id }).forUpdate().first("state", "plan", "audit_entry_id")
    if (!found) throw new HttpError(CATALOG_ERRORS.import_gone)
    const { state, plan }: { state: string; plan: PlannedWrite[] } = found
    if (state === "refused") throw new HttpError(CATALOG_ERRORS.import_with_problems)
    if (state === "checking") throw new HttpError(CATALOG_ERRORS.import_without_pictures)
    const isRunningOrDone = state === "queued" || state === "done" || found.audit_entry_id !== null
    if (isRunningOrDone) throw new HttpError(CATALOG_ERRORS.import_running)
    if (state === "failed" && !plan.length) throw new HttpError(CATALOG_ERRORS.import_outdated)
    if (!make_categories && plan.some(({ new_category }) => new_category)) {
      throw new HttpError(CATALOG_ERRORS.import_new_categories)
    }
    await lockCategoriesShared(
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

/** Returns the id of the import that was queued first; it may have been started by a process that died. */
export const findQueuedImport = async (db: Knex): Promise<string | undefined> =>
  (await db("product_import").where({ state: "queued" }).orderBy(["queued_at", "id"]).first("id"))?.id

/** Counts a start of an import. @throws HttpError `import_broken_off` after MAX_ATTEMPTS */
export const countAttempt = async (db: Knex, id: string) => {
  const [row] = await db("product_import")
    .where({ id })
    .update({ attempts: db.raw("attempts + 1"), written: 0 })
    .returning("attempts")
  if (row?.attempts > MAX_ATTEMPTS) throw new HttpError(CATALOG_ERRORS.import_broken_off)
}

/** Marks a rolled back import as failed, with the reason. It can be run again unless it `isOutdated`. */
export const failQueuedImport = async (db: Knex, id: string, failure: string, isOutdated: boolean) => {
  await db("product_import")
    .where({ id, state: "queued" })
    .update({ state: "failed", written: 0, failure, finished_at: db.fn.now(), ...(isOutdated && { plan: "[]" }) })
}

/**
 * Calls `report` for one ended import whose audit entry is open, then clears its `audit_entry_id`; skips imports that
 * another process reports. Until then the import counts as running, so a finished one is always in the audit log.
 * @returns false when there is none
 */
export const reportEndedImport = (db: Knex, report: (ended: EndedImport) => Promise<void>): Promise<boolean> =>
  db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: EndedImport[] }>(
      `select id, filename, state, summary, audit_entry_id
       from product_import
       where state in ('done', 'failed') and audit_entry_id is not null
       order by finished_at
       limit 1
       for update skip locked`,
    )
    if (!rows.length) return false
    await report(rows[0])
    await trx("product_import").where({ id: rows[0].id }).update({ audit_entry_id: null })
    return true
  })
