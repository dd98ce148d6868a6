import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { SaveShopProduct, type ShopProduct } from "../../../contract"
import type { ImportChange, ImportProblem, ImportRow } from "../../../product-import"
import { foldName } from "../handle"
import { readInOrder } from "../shop-product-list"
import { toShopProduct } from "../shop-product-row"

/** A product to be written: added without an `id`, changed in these fields otherwise. */
export type PlannedWrite = { line: number; id?: string; version?: string; fields: Partial<SaveShopProduct> }

export type Plan = { writes: PlannedWrite[]; problems: ImportProblem[]; changes: ImportChange[]; unchanged: number }

/** What the rows would do, and everything that is wrong with them. Changes nothing. */
export const planImport = async (db: Knex, rows: ImportRow[]): Promise<Plan> => {
  const ids = [...new Set(rows.flatMap(({ id }) => id ?? []))]
  const known = new Map((await readInOrder(db, ids)).map((row) => [row.id, toShopProduct(row)]))
  const categories = await readCategories(db)
  const seen = new Map<string, number>()
  const plan: Plan = { writes: [], problems: [], changes: [], unchanged: 0 }
  for (const row of rows) {
    const { write, change, problems } = planRow(row, known, categories, seen)
    plan.problems.push(...problems)
    if (problems.length) continue
    if (!write) plan.unchanged++
    else plan.writes.push(write)
    if (change) plan.changes.push(change)
  }
  return plan
}

type Categories = Map<string, { id: string; name: string }>

const planRow = (
  row: ImportRow,
  known: Map<string, ShopProduct>,
  categories: Categories,
  seen: Map<string, number>,
) => {
  const { line, id, version } = row
  const problems: ImportProblem[] = Object.entries(row.unreadable).map(([field, message]) => ({ line, field, message }))
  const wrong = (field: string, message: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ line, field, message })
  }
  const current = id === undefined ? undefined : known.get(id)
  if (id !== undefined) {
    const before = seen.get(id)
    if (before !== undefined) wrong("id", `This product is on line ${before} already`)
    else seen.set(id, line)
    if (!current) wrong("id", "There is no product with this id. Leave the id empty to add a new product")
    else if (version !== undefined && version !== current.updated_at) {
      wrong("updated_at", "Somebody changed this product after the file was written. Export it again")
    }
  }

  const category = row.category === undefined ? undefined : categories.get(foldName(row.category))
  if (row.category !== undefined && !category) wrong("category_id", `There is no category called ${row.category}`)
  const given = { ...row.fields, ...(row.category !== undefined && { category_id: category?.id ?? "unknown" }) }
  const schema = id === undefined ? SaveShopProduct : SaveShopProduct.partial()
  const parsed = schema.safeParse(given)
  for (const { path, message } of parsed.error?.issues ?? []) wrong(String(path[0] ?? ""), message)
  if (problems.length || !parsed.success) return { problems }

  // Defaults are for new products; of a known one only what is in the row counts.
  const sent = Object.fromEntries(
    Object.entries(parsed.data).filter(([field]) => !current || Object.hasOwn(given, field)),
  )
  const fields = current ? differing(sent, current) : (sent as Partial<SaveShopProduct>)
  if (current && !Object.keys(fields).length) return { problems }
  const names = (value: string) => [...categories.values()].find((one) => one.id === value)?.name ?? value
  return {
    problems,
    write: { line, id, version: current?.updated_at, fields },
    change: {
      line,
      name: fields.name ?? current?.name ?? "",
      added: !current,
      changes: current ? describe(fields, current, names) : [],
    },
  }
}

const currentValue = (product: ShopProduct, field: string): unknown =>
  field === "category_id" ? product.category?.id : product[field as keyof ShopProduct]

const differing = (sent: Record<string, unknown>, current: ShopProduct): Partial<SaveShopProduct> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(currentValue(current, field)),
    ),
  )

const LONGEST_SHOWN = 120

const describe = (fields: Partial<SaveShopProduct>, current: ShopProduct, names: (id: string) => string) =>
  Object.entries(fields).map(([field, after]) => {
    const said = (value: unknown) =>
      field === "category_id" ? names(String(value ?? "")) : typeof value === "string" ? value : JSON.stringify(value)
    return {
      field,
      before: said(currentValue(current, field) ?? "").slice(0, LONGEST_SHOWN),
      after: said(after).slice(0, LONGEST_SHOWN),
    }
  })

const readCategories = async (db: Knex): Promise<Categories> => {
  const rows: { id: string; name: string }[] = await db("product_category").select("id", "name").whereNull("deleted_at")
  return new Map(rows.map((row) => [foldName(row.name), row]))
}
