import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { ChangedProduct } from "../../../bulk-change"
import {
  type ImportProblem,
  type ImportRow,
  LISTED_CHANGES,
  LISTED_PROBLEMS,
  type MovedNotes,
  type ProductImport,
} from "../../../product-import"
import { type PlanContext, planImport, toGet } from "./plan-import"
import type { PlannedWrite } from "./plan-row"

/** The file as it came: its heading and its rows, so that it can be returned with its errors. */
export type ImportSource = { header: string[]; records: { line: number; cells: string[] }[] }

/** `files` are the names of the pictures that came with it; `isNewByName` as in `PlanContext`. */
export type ImportFile = {
  filename: string
  rows: ImportRow[]
  source: ImportSource
  files?: string[]
  isNewByName?: boolean
  moved?: MovedNotes
}

type Summary = Omit<
  ProductImport,
  | "id"
  | "filename"
  | "state"
  | "ahead"
  | "failure"
  | "can_run"
  | "written"
  | "pictures_done"
  | "created_at"
  | "finished_at"
>

/** Held, as an advisory lock, by the transaction that writes an import. */
export const IMPORT_LOCK = 7_204_113

/** Says of a process that gets pictures that it is gone: it shows every few seconds that it lives. */
const DEAD_AFTER_SECONDS = 60

/** How long an import that has ended is shown to those who come back to it. */
const SHOWN_AFTERWARDS_MINUTES = 30

/**
 * Checks the rows and keeps what they would do, to be run later. "checking" when nothing is wrong but pictures have yet
 * to be got.
 */
export const keepImport = async (
  db: Knex,
  { filename, rows, source, files = [], isNewByName, moved }: ImportFile,
  context: Omit<PlanContext, "files" | "isNewByName">,
): Promise<ProductImport> => {
  const plan = await planImport(db, rows, { ...context, files, isNewByName })
  const { writes, changes, unchanged, new_categories, found_by_name } = plan
  const rejected = plan.problems.length > 0
  // A category that is not there can be made; a file that is rejected anyway is corrected in all of its rows.
  const problems = [...plan.problems, ...plan.unknown].toSorted((a, b) => a.line - b.line)
  const pictures = rejected ? 0 : writes.reduce((sum, write) => sum + toGet(write).length, 0)
  const id = generateEntityId(undefined, "pimp")
  const summary: Summary = {
    rows: rows.length,
    added: writes.filter((write) => !write.id).length,
    changed: writes.filter((write) => write.id).length,
    unchanged,
    ...listProblems(rejected ? problems : []),
    changes: changes.slice(0, LISTED_CHANGES),
    new_categories: rejected ? [] : new_categories,
    found_by_name: rejected ? 0 : found_by_name,
    pictures,
    ...(moved && { moved }),
  }
  const isToBeCorrected = problems.length > 0 || pictures > 0
  await db("product_import").insert({
    id,
    filename,
    state: rejected ? "refused" : pictures ? "checking" : "ready",
    summary: JSON.stringify(summary),
    plan: JSON.stringify(rejected ? [] : writes.map(pictures ? (write) => write : withKeptPictures)),
    source: JSON.stringify(isToBeCorrected ? { ...source, problems } : {}),
    alive_at: pictures ? db.fn.now() : null,
  })
  return (await findImport(db, id)) as ProductImport
}

/** A write whose pictures are all there. */
const withKeptPictures = ({ pictures, ...write }: PlannedWrite): PlannedWrite =>
  pictures
    ? { ...write, fields: { ...write.fields, images: pictures.flatMap((one) => (one.from === "kept" ? one.id : [])) } }
    : write

const listProblems = (problems: ImportProblem[]) => ({
  wrong_rows: new Set(problems.map(({ line }) => line)).size,
  problem_count: problems.length,
  problems: problems.slice(0, LISTED_PROBLEMS),
})

/** Says that the process that gets the pictures of this import lives, and how many it has. */
export const setPicturesDone = async (db: Knex, id: string, done: number) => {
  await db("product_import")
    .where({ id, state: "checking" })
    .update({ pictures_done: db.raw("greatest(pictures_done, ?)", [done]), alive_at: db.fn.now() })
}

/** The pictures are there: the import may be run. */
export const readyImport = async (db: Knex, id: string, plan: PlannedWrite[]) => {
  await db("product_import")
    .where({ id, state: "checking" })
    .update({ state: "ready", plan: JSON.stringify(plan) })
}

/** Pictures could not be had: what is wrong with which row. */
export const failImport = async (db: Knex, id: string, problems: ImportProblem[]) => {
  await db("product_import")
    .where({ id, state: "checking" })
    .update({
      state: "refused",
      plan: "[]",
      summary: db.raw("summary || ?::jsonb", [JSON.stringify({ ...listProblems(problems), new_categories: [] })]),
      source: db.raw("source || ?::jsonb", [JSON.stringify({ problems })]),
    })
}

const BROKEN_OFF: ImportProblem = {
  line: 1,
  field: "images",
  message: "Getting the pictures was broken off. Please choose the file again",
}

type Row = Pick<ProductImport, "id" | "filename" | "written" | "pictures_done" | "ahead" | "failure"> & {
  state: "checking" | "refused" | "ready" | "queued" | "done" | "failed"
  summary: Summary
  created_at: Date
  finished_at: Date | null
  is_empty: boolean
  is_told: boolean
  dead: boolean
}

/**
 * The import, or null. One that waits for its turn runs as well, and one whose process died and that is begun anew, and
 * one that the audit log does not know the end of yet. One that was getting pictures is known by its silence.
 */
export const findImport = async (db: Knex, id: string): Promise<ProductImport | null> => {
  if (id.includes("\0")) return null
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select id, filename, state, summary, written, pictures_done, created_at, finished_at, failure,
       plan = '[]' as is_empty, audit_entry_id is null as is_told,
       state = 'checking' and alive_at < now() - make_interval(secs => ?) as dead,
       (select count(*)::int from product_import other
        where its.state = 'queued' and other.state = 'queued'
          and (other.queued_at, other.id) < (its.queued_at, its.id)) as ahead
     from product_import its where id = ?`,
    [DEAD_AFTER_SECONDS, id],
  )
  if (!rows.length) return null
  const { summary, dead, is_empty, is_told, created_at, finished_at, ...row } = rows[0]
  const times = { created_at: created_at.toISOString(), finished_at: finished_at?.toISOString() ?? null }
  if (dead) return { ...row, ...summary, ...listProblems([BROKEN_OFF]), ...times, state: "refused", can_run: false }
  return {
    ...row,
    ...summary,
    state: row.state === "queued" || !is_told ? "running" : row.state,
    can_run: row.state === "ready" || (row.state === "failed" && !is_empty && is_told),
    ...times,
  }
}

/**
 * The import to come back to: the one that runs, else the last of those that have ended not long ago, or whose pictures
 * are being got or were got not long ago. Null when there is none.
 */
export const findLatestImport = async (db: Knex): Promise<ProductImport | null> => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from product_import
     where state = 'queued'
       or state in ('done', 'failed') and finished_at > now() - make_interval(mins => :minutes)
       or state in ('checking', 'ready', 'refused') and (summary ->> 'pictures')::int > 0
         and created_at > now() - make_interval(mins => :minutes)
     order by state = 'queued' desc, coalesce(queued_at, created_at) desc limit 1`,
    { minutes: SHOWN_AFTERWARDS_MINUTES },
  )
  return rows.length ? findImport(db, rows[0].id) : null
}

export const readPlan = async (db: Knex, id: string): Promise<PlannedWrite[] | null> =>
  (await db("product_import").where({ id }).first("plan"))?.plan ?? null

/** Product by product what the import made of them; none before it ran. */
export const readImported = async (db: Knex, id: string): Promise<ChangedProduct[]> =>
  (await db("product_import").where({ id }).first("told"))?.told ?? []

/**
 * The file with everything that is wrong in it, or null when nothing is. Of one that is ready this is the rows whose
 * category is not in the shop.
 */
export const readFailed = async (db: Knex, id: string) => {
  const row = await db("product_import").where({ id }).first("filename", "source")
  return (row?.source.problems?.length ? { filename: row.filename, ...row.source } : null) as
    | (ImportSource & { filename: string; problems: ProductImport["problems"] })
    | null
}
