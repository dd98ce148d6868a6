import type { ForeignRow } from "./foreign-rows"

/** Rows of one product: `product` is the first one, `variants` are those of its variants. */
export type ForeignProduct = { rows: ForeignRow[]; product: ForeignRow; variants: ForeignRow[] }

/** Matches kinds of products that cannot be shipped. */
const UNSHIPPABLE_KIND = /grouped|external|subscription|gift/i

/**
 * Groups rows by product: by handle, by parent, by following a row with a name, or by the same name with other options.
 * A row that has only a picture is not a variant.
 */
export const groupForeignRows = (rows: ForeignRow[]) => {
  const groups = new Map<string, ForeignRow[]>()
  const excluded: ForeignRow[] = []
  const keyByRowId = new Map<string, string>()
  const hasNames = rows.some((row) => row.text("name"))
  let previousKey = ""
  for (const row of rows) {
    const handleKey = row.text("handle") && `handle ${row.text("handle")}`
    const parentRowKey = row.text("parent") && keyByRowId.get(parentKey(row.text("parent")))
    const continuesPrevious = hasNames && !row.text("name")
    const key = handleKey || parentRowKey || (continuesPrevious && previousKey) || nameKey(row) || `line ${row.line}`
    if (UNSHIPPABLE_KIND.test(row.text("row_kind"))) {
      excluded.push(row)
      continue
    }
    for (const id of [row.text("row_id"), row.text("sku")]) if (id) keyByRowId.set(parentKey(id), key)
    groups.set(key, [...(groups.get(key) ?? []), row])
    previousKey = key
  }
  return { products: [...groups.values()].map(toProduct), excluded }
}

/** Joins rows without ids that have one name and different options. */
const nameKey = (row: ForeignRow) =>
  !row.text("row_id") && row.options.some(({ value }) => value) ? `name ${row.text("name").trim().toLowerCase()}` : ""

/** Strips WooCommerce's "id:" from the reference to a parent row. */
const parentKey = (text: string) => text.replace(/^id:/i, "")

const isVariant = (row: ForeignRow) =>
  Boolean(row.text("price") || row.text("regular_price") || row.text("sku") || row.options.some(({ value }) => value))

const toProduct = (rows: ForeignRow[]): ForeignProduct => {
  const variations = rows.filter((row) => /variation/i.test(row.text("row_kind")))
  const others = rows.filter(isVariant)
  return { rows, product: rows[0], variants: variations.length ? variations : others.length ? others : [rows[0]] }
}
