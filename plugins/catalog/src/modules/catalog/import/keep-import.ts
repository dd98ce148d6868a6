import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { ChangedProduct } from "../../../bulk-change"
import { type ImportRow, LISTED_CHANGES, LISTED_PROBLEMS, type ProductImport } from "../../../product-import"
import { type PlannedWrite, planImport } from "./plan-import"

/** The file as it came: its heading and its rows, so that it can be given back with its errors. */
export type ImportSource = { header: string[]; records: { line: number; cells: string[] }[] }

export type ImportFile = { filename: string; rows: ImportRow[]; source: ImportSource }

/** Held, as an advisory lock of this and the import's own number, by the transaction that writes an import. */
export const IMPORT_LOCK = 7_204_113

/** Checks the rows and keeps what they would do, to be run later. */
export const keepImport = async (db: Knex, { filename, rows, source }: ImportFile): Promise<ProductImport> => {
  const { writes, problems, changes, unchanged } = await planImport(db, rows)
  const id = generateEntityId(undefined, "pimp")
  const summary = {
    rows: rows.length,
    added: writes.filter((write) => !write.id).length,
    changed: writes.filter((write) => write.id).length,
    unchanged,
    wrong_rows: new Set(problems.map(({ line }) => line)).size,
    problem_count: problems.length,
    problems: problems.slice(0, LISTED_PROBLEMS),
    changes: changes.slice(0, LISTED_CHANGES),
  }
  await db("product_import").insert({
    id,
    filename,
    state: problems.length ? "refused" : "ready",
    summary: JSON.stringify(summary),
    plan: JSON.stringify(problems.length ? [] : writes),
    source: JSON.stringify(problems.length ? { ...source, problems } : {}),
  })
  return (await findImport(db, id)) as ProductImport
}

type Row = Pick<ProductImport, "id" | "filename" | "written"> & {
  state: "refused" | "ready" | "done"
  summary: Omit<ProductImport, "id" | "filename" | "state" | "written" | "created_at" | "finished_at">
  created_at: Date
  finished_at: Date | null
  running: boolean
}

/**
 * The import, or null. That it is running is not written anywhere but seen by the lock its transaction holds: a process
 * that dies loses the lock with the transaction, and the import is ready again.
 */
export const findImport = async (db: Knex, id: string): Promise<ProductImport | null> => {
  if (id.includes("\0")) return null
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select id, filename, state, summary, written, created_at, finished_at,
       state = 'ready' and exists (
         select 1 from pg_locks where locktype = 'advisory' and granted and classid = ? and objsubid = 2
           and objid = (hashtext(id) & 2147483647)::oid
           and database = (select oid from pg_database where datname = current_database())) as running
     from product_import where id = ?`,
    [IMPORT_LOCK, id],
  )
  if (!rows.length) return null
  const { summary, running, created_at, finished_at, ...row } = rows[0]
  return {
    ...row,
    ...summary,
    state: running ? "running" : row.state,
    written: row.state === "ready" && !running ? 0 : row.written,
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }
}

export const readPlan = async (db: Knex, id: string): Promise<PlannedWrite[] | null> =>
  (await db("product_import").where({ id }).first("plan"))?.plan ?? null

/** Product by product what the import made of them; none before it ran. */
export const readImported = async (db: Knex, id: string): Promise<ChangedProduct[]> =>
  (await db("product_import").where({ id }).first("told"))?.told ?? []

/** The refused file with everything that is wrong in it, or null when there is none. */
export const readRefused = async (db: Knex, id: string) => {
  const row = await db("product_import").where({ id, state: "refused" }).first("filename", "source")
  return (row && { filename: row.filename, ...row.source }) as
    | (ImportSource & { filename: string; problems: ProductImport["problems"] })
    | null
}
