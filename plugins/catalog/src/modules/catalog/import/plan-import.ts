import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type ImportChange, type ImportProblem, type ImportRow, MAX_IMPORT_PICTURES } from "../../../product-import"
import { foldName } from "../handle"
import { readInOrder } from "../queries/shop-product-list"
import { toShopProduct } from "../shop-product-row"
import { readKnownPictures } from "./plan-pictures"
import { type Categories, type PlannedWrite, planRow } from "./plan-row"

/** `unknown` are the rows whose category is not in the shop; by itself it makes no row wrong. */
export type Plan = {
  writes: PlannedWrite[]
  problems: ImportProblem[]
  unknown: ImportProblem[]
  new_categories: string[]
  changes: ImportChange[]
  unchanged: number
}

/** Besides the rows: names of the files that came with them, and where the shop itself stands. */
export type PlanContext = { files: string[]; publicUrl: string }

/** What the rows would do, and everything that is wrong with them. Changes nothing. */
export const planImport = async (db: Knex, rows: ImportRow[], { files, publicUrl }: PlanContext): Promise<Plan> => {
  const ids = [...new Set(rows.flatMap(({ id }) => id ?? []))]
  const known = new Map((await readInOrder(db, ids)).map((row) => [row.id, toShopProduct(row)]))
  const categories = await readCategories(db)
  const pictures = await readKnownPictures(db, rows, files, publicUrl)
  const seen = new Map<string, number>()
  const plan: Plan = { writes: [], problems: [], unknown: [], new_categories: [], changes: [], unchanged: 0 }
  for (const row of rows) {
    const { write, change, unknown, problems } = planRow(row, { known, categories, pictures, seen })
    plan.problems.push(...problems)
    if (unknown) plan.unknown.push(unknown)
    if (problems.length) continue
    if (!write) plan.unchanged++
    else plan.writes.push(write)
    if (change) plan.changes.push(change)
  }
  plan.new_categories = firstSpellings(plan.writes.flatMap(({ new_category }) => new_category ?? []))
  let sent = 0
  for (const write of plan.writes) {
    sent += toGet(write).length
    if (sent <= MAX_IMPORT_PICTURES) continue
    const message = `A file can have at most ${MAX_IMPORT_PICTURES} pictures`
    plan.problems.push({ line: write.line, field: "images", message })
    break
  }
  return plan
}

/** The pictures of a write that are not the product's yet. */
export const toGet = ({ pictures = [] }: PlannedWrite) => pictures.filter(({ from }) => from !== "kept")

/** Names that differ only in case are one category, called as the first of them. */
const firstSpellings = (names: string[]): string[] => {
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(foldName(name))) first.set(foldName(name), name)
  return [...first.values()]
}

const readCategories = async (db: Knex): Promise<Categories> => {
  const rows: { id: string; name: string }[] = await db("product_category").select("id", "name").whereNull("deleted_at")
  return new Map(rows.map((row) => [foldName(row.name), row]))
}
