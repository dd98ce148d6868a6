import type { ForeignRow } from "./foreign-rows"

/** One product: the row that says what it is, and those of its variants. */
export type ForeignProduct = { rows: ForeignRow[]; product: ForeignRow; variants: ForeignRow[] }

/** Kinds of products that a shop with parcels has none of. */
const UNKNOWN_KIND = /grouped|external|subscription|gift/i

/**
 * The rows of each product together: those with its handle, those that name it as their parent, those under it without
 * a name of their own, or those of its name and other options. A row of which only a picture is left is no variant.
 */
export const groupForeignRows = (rows: ForeignRow[]) => {
  const groups = new Map<string, ForeignRow[]>()
  const left_out: ForeignRow[] = []
  const keys = new Map<string, string>()
  const areNamed = rows.some((row) => row.text("name"))
  let last = ""
  for (const row of rows) {
    const own = row.text("handle") && `handle ${row.text("handle")}`
    const parent = row.text("parent") && keys.get(parentKey(row.text("parent")))
    const isOfLast = areNamed && !row.text("name")
    const key = own || parent || (isOfLast && last) || sharedName(row) || `line ${row.line}`
    if (UNKNOWN_KIND.test(row.text("row_kind"))) {
      left_out.push(row)
      continue
    }
    for (const id of [row.text("row_id"), row.text("sku")]) if (id) keys.set(parentKey(id), key)
    groups.set(key, [...(groups.get(key) ?? []), row])
    last = key
  }
  return { products: [...groups.values()].map(toProduct), left_out }
}

/** Joins rows without ids that have one name and different options. */
const sharedName = (row: ForeignRow) =>
  !row.text("row_id") && row.options.some(({ value }) => value) ? `name ${row.text("name").trim().toLowerCase()}` : ""

/** "id:123" and "123" are one. */
const parentKey = (text: string) => text.replace(/^id:/i, "")

const isVariant = (row: ForeignRow) =>
  Boolean(row.text("price") || row.text("regular_price") || row.text("sku") || row.options.some(({ value }) => value))

const toProduct = (rows: ForeignRow[]): ForeignProduct => {
  const variations = rows.filter((row) => /variation/i.test(row.text("row_kind")))
  const others = rows.filter(isVariant)
  return { rows, product: rows[0], variants: variations.length ? variations : others.length ? others : [rows[0]] }
}
