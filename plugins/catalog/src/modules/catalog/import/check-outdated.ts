import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CATALOG_ERRORS } from "../../../errors"
import type { PlannedWrite } from "./plan-row"

/**
 * Rejects when the shop is no longer as it was when the file was checked: a product was changed, a category deleted, a
 * picture is gone. Locks nothing. HttpError OUTDATED_IMPORT
 */
export const rejectOutdated = async (trx: Knex, writes: PlannedWrite[]): Promise<void> => {
  await checkVersions(trx, writes, "")
  await checkCategories(trx, writes)
  await checkPictures(trx, writes)
}

/** Locks every product that is to be changed until the transaction ends, and rejects as `rejectOutdated` does. */
export const lockVersions = (trx: Knex, writes: PlannedWrite[]): Promise<void> =>
  checkVersions(trx, writes, "for update")

const checkVersions = async (trx: Knex, writes: PlannedWrite[], lock: "" | "for update") => {
  const wanted = writes.filter(({ id }) => id)
  const { rows } = await trx.raw<{ rows: { id: string; updated_at: Date }[] }>(
    `select id, updated_at from product where id = any(?) and deleted_at is null
     and not exists (select 1 from product_bin b where b.product_id = product.id) order by id ${lock}`,
    [wanted.map(({ id }) => id as string)],
  )
  const versions = new Map(rows.map(({ id, updated_at }) => [id, updated_at.toISOString()]))
  const stale = wanted.filter(({ id, version }) => versions.get(id as string) !== version)
  if (!stale.length) return
  const lines = stale.slice(0, 5).map(({ line }) => line)
  const where = `line${stale.length === 1 ? "" : "s"} ${lines.join(", ")}${stale.length > 5 ? " and more" : ""}`
  throw new HttpError(CATALOG_ERRORS.import_product_changed, { lines: where })
}

/** Locks none of them: as soon as an import waits for its turn, deleting one of its categories is rejected. */
const checkCategories = async (trx: Knex, writes: PlannedWrite[]) => {
  const wanted = [...new Set(writes.flatMap(({ fields }) => fields.category_id ?? []))]
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    "select id from product_category where id = any(?) and deleted_at is null",
    [wanted],
  )
  if (rows.length === wanted.length) return
  throw new HttpError(CATALOG_ERRORS.import_category_gone)
}

/** Pictures that no product took go after a day, and with them what was planned. */
const checkPictures = async (trx: Knex, writes: PlannedWrite[]) => {
  const wanted = [...new Set(writes.flatMap(({ fields }) => fields.images ?? []))]
  if (!wanted.length) return
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    "select id from picture where id = any(?) and deleted_at is null",
    [wanted],
  )
  if (rows.length === wanted.length) return
  throw new HttpError(CATALOG_ERRORS.import_pictures_gone)
}
