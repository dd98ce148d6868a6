import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CATALOG_ERRORS } from "../../../errors"
import type { PlannedWrite } from "./plan-row"

/**
 * Rejects a plan whose products were changed, or whose categories or pictures were deleted, after the file was checked.
 * Locks nothing.
 * @throws HttpError with a code of OUTDATED_IMPORT
 */
export const rejectOutdated = async (trx: Knex, writes: PlannedWrite[]): Promise<void> => {
  await checkProductVersions(trx, writes, "")
  await checkCategories(trx, writes)
  await checkPictures(trx, writes)
}

/**
 * Locks the products of these writes until the transaction ends.
 * @throws HttpError `import_product_changed` when one was changed after the file was checked
 */
export const lockUnchangedProducts = (trx: Knex, writes: PlannedWrite[]): Promise<void> =>
  checkProductVersions(trx, writes, "for update")

const checkProductVersions = async (trx: Knex, writes: PlannedWrite[], lock: "" | "for update") => {
  const expected = writes.filter(({ id }) => id)
  const { rows } = await trx.raw<{ rows: { id: string; updated_at: Date }[] }>(
    `select id, updated_at
     from product
     where id = any(?)
       and deleted_at is null
       and not exists (select 1 from product_bin where product_bin.product_id = product.id)
     order by id ${lock}`,
    [expected.map(({ id }) => id as string)],
  )
  const versions = new Map(rows.map(({ id, updated_at }) => [id, updated_at.toISOString()]))
  const stale = expected.filter(({ id, version }) => versions.get(id as string) !== version)
  if (!stale.length) return
  const lines = stale.slice(0, 5).map(({ line }) => line)
  const lineList = `line${stale.length === 1 ? "" : "s"} ${lines.join(", ")}${stale.length > 5 ? " and more" : ""}`
  throw new HttpError(CATALOG_ERRORS.import_product_changed, { lines: lineList })
}

/** Needs no lock: a category that a queued import uses cannot be deleted. */
const checkCategories = async (trx: Knex, writes: PlannedWrite[]) => {
  const expected = [...new Set(writes.flatMap(({ fields }) => fields.category_id ?? []))]
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    "select id from product_category where id = any(?) and deleted_at is null",
    [expected],
  )
  if (rows.length === expected.length) return
  throw new HttpError(CATALOG_ERRORS.import_category_gone)
}

/** Rejects a plan whose pictures were removed; pictures without a product are removed after a day. */
const checkPictures = async (trx: Knex, writes: PlannedWrite[]) => {
  const expected = [...new Set(writes.flatMap(({ fields }) => fields.images ?? []))]
  if (!expected.length) return
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    "select id from picture where id = any(?) and deleted_at is null",
    [expected],
  )
  if (rows.length === expected.length) return
  throw new HttpError(CATALOG_ERRORS.import_pictures_gone)
}
