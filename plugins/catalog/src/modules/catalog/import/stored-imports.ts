import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { ChangedProduct } from "../../../bulk-change"
import {
  type ImportProblem,
  type ImportRow,
  MAX_LISTED_CHANGES,
  MAX_LISTED_PROBLEMS,
  type MovedNotes,
  type ProductImport,
} from "../../../product-import"
import { type PlanContext, picturesToFetch, planImport } from "./plan-import"
import type { PlannedWrite } from "./plan-row"

/** Heading and rows of the uploaded file, kept so that it can be downloaded with its problems. */
export type ImportSource = { header: string[]; records: { line: number; cells: string[] }[] }

/** `files` are the names of the pictures in the zip; `isNewByName` as in `PlanContext`. */
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

/** Key of the advisory lock that the transaction of a running import holds. */
export const IMPORT_LOCK = 7_204_113

/** Time without a heartbeat after which the process that fetches pictures counts as dead. */
const HEARTBEAT_TIMEOUT_SECONDS = 60

/** Time for which an ended import counts as the latest one. */
const RECENT_IMPORT_MINUTES = 30

/**
 * Plans an import and stores the plan. Its state is "refused" with problems, "checking" while pictures have to be
 * fetched, else "ready".
 */
export const saveImport = async (
  db: Knex,
  { filename, rows, source, files = [], isNewByName, moved }: ImportFile,
  context: Omit<PlanContext, "files" | "isNewByName">,
): Promise<ProductImport> => {
  const plan = await planImport(db, rows, { ...context, files, isNewByName })
  const { writes, changes, unchanged, new_categories, found_by_name } = plan
  const rejected = plan.problems.length > 0
  // An unknown category alone rejects nothing, as the import can create it; a rejected file lists it as well.
  const problems = [...plan.problems, ...plan.unknown_categories].toSorted((a, b) => a.line - b.line)
  const pictures = rejected ? 0 : writes.reduce((sum, write) => sum + picturesToFetch(write).length, 0)
  const id = generateEntityId(undefined, "pimp")
  const summary: Summary = {
    rows: rows.length,
    added: writes.filter((write) => !write.id).length,
    changed: writes.filter((write) => write.id).length,
    unchanged,
    ...listProblems(rejected ? problems : []),
    changes: changes.slice(0, MAX_LISTED_CHANGES),
    new_categories: rejected ? [] : new_categories,
    found_by_name: rejected ? 0 : found_by_name,
    pictures,
    ...(moved && { moved }),
  }
  const isSourceNeeded = problems.length > 0 || pictures > 0
  await db("product_import").insert({
    id,
    filename,
    state: rejected ? "refused" : pictures ? "checking" : "ready",
    summary: JSON.stringify(summary),
    plan: JSON.stringify(rejected ? [] : writes.map(pictures ? (write) => write : setImageIds)),
    source: JSON.stringify(isSourceNeeded ? { ...source, problems } : {}),
    alive_at: pictures ? db.fn.now() : null,
  })
  return (await findImport(db, id)) as ProductImport
}

/** Sets the image ids of a write that needs no picture fetched. */
const setImageIds = ({ pictures, ...write }: PlannedWrite): PlannedWrite =>
  pictures
    ? {
        ...write,
        fields: { ...write.fields, images: pictures.flatMap((source) => (source.from === "kept" ? source.id : [])) },
      }
    : write

const listProblems = (problems: ImportProblem[]) => ({
  wrong_rows: new Set(problems.map(({ line }) => line)).size,
  problem_count: problems.length,
  problems: problems.slice(0, MAX_LISTED_PROBLEMS),
})

/** Records the number of pictures fetched so far, and the heartbeat of the process that fetches them. */
export const recordPictureProgress = async (db: Knex, id: string, done: number) => {
  await db("product_import")
    .where({ id, state: "checking" })
    .update({ pictures_done: db.raw("greatest(pictures_done, ?)", [done]), alive_at: db.fn.now() })
}

/** Marks an import whose pictures are all fetched as ready to run. */
export const markImportReady = async (db: Knex, id: string, plan: PlannedWrite[]) => {
  await db("product_import")
    .where({ id, state: "checking" })
    .update({ state: "ready", plan: JSON.stringify(plan) })
}

/** Rejects an import whose pictures could not be fetched, with the problem of each row. */
export const rejectImport = async (db: Knex, id: string, problems: ImportProblem[]) => {
  await db("product_import")
    .where({ id, state: "checking" })
    .update({
      state: "refused",
      plan: "[]",
      summary: db.raw("summary || ?::jsonb", [JSON.stringify({ ...listProblems(problems), new_categories: [] })]),
      source: db.raw("source || ?::jsonb", [JSON.stringify({ problems })]),
    })
}

const INTERRUPTED_PROBLEM: ImportProblem = {
  line: 1,
  field: "images",
  message: "Fetching the pictures was interrupted. Please choose the file again",
}

type Row = Pick<ProductImport, "id" | "filename" | "written" | "pictures_done" | "ahead" | "failure"> & {
  state: "checking" | "refused" | "ready" | "queued" | "done" | "failed"
  summary: Summary
  created_at: Date
  finished_at: Date | null
  is_empty: boolean
  is_audited: boolean
  is_dead: boolean
}

/**
 * Returns an import, or null. Its state is "running" while it is queued, being written or restarted, and until its
 * audit entry is finished; "refused" when the process that fetched its pictures died.
 */
export const findImport = async (db: Knex, id: string): Promise<ProductImport | null> => {
  if (id.includes("\0")) return null
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select
       id,
       filename,
       state,
       summary,
       written,
       pictures_done,
       created_at,
       finished_at,
       failure,
       plan = '[]' as is_empty,
       audit_entry_id is null as is_audited,
       state = 'checking' and alive_at < now() - make_interval(secs => ?) as is_dead,
       (
         select count(*)::int
         from product_import earlier
         where product_import.state = 'queued'
           and earlier.state = 'queued'
           and (earlier.queued_at, earlier.id) < (product_import.queued_at, product_import.id)
       ) as ahead
     from product_import
     where id = ?`,
    [HEARTBEAT_TIMEOUT_SECONDS, id],
  )
  if (!rows.length) return null
  const { summary, is_dead, is_empty, is_audited, created_at, finished_at, ...row } = rows[0]
  const times = { created_at: created_at.toISOString(), finished_at: finished_at?.toISOString() ?? null }
  if (is_dead)
    return { ...row, ...summary, ...listProblems([INTERRUPTED_PROBLEM]), ...times, state: "refused", can_run: false }
  return {
    ...row,
    ...summary,
    state: row.state === "queued" || !is_audited ? "running" : row.state,
    can_run: row.state === "ready" || (row.state === "failed" && !is_empty && is_audited),
    ...times,
  }
}

/**
 * Returns the import that a returning administrator is shown: the running one, else the last one that ended or fetched
 * pictures within RECENT_IMPORT_MINUTES; null when there is none.
 */
export const findLatestImport = async (db: Knex): Promise<ProductImport | null> => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id
     from product_import
     where state = 'queued'
       or (state in ('done', 'failed') and finished_at > now() - make_interval(mins => :minutes))
       or (
         state in ('checking', 'ready', 'refused')
         and (summary ->> 'pictures')::int > 0
         and created_at > now() - make_interval(mins => :minutes)
       )
     order by state = 'queued' desc, coalesce(queued_at, created_at) desc
     limit 1`,
    { minutes: RECENT_IMPORT_MINUTES },
  )
  return rows.length ? findImport(db, rows[0].id) : null
}

export const readPlan = async (db: Knex, id: string): Promise<PlannedWrite[] | null> =>
  (await db("product_import").where({ id }).first("plan"))?.plan ?? null

/** Returns the changes that an import made, by product; none before it ran. */
export const readImportResults = async (db: Knex, id: string): Promise<ChangedProduct[]> =>
  (await db("product_import").where({ id }).first("told"))?.told ?? []

/**
 * Returns the uploaded file with its problems, or null without problems. A ready import lists its unknown categories.
 */
export const readProblemsFile = async (db: Knex, id: string) => {
  const row = await db("product_import").where({ id }).first("filename", "source")
  return (row?.source.problems?.length ? { filename: row.filename, ...row.source } : null) as
    | (ImportSource & { filename: string; problems: ProductImport["problems"] })
    | null
}
