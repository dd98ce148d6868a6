import type { ImportRow } from "../../../product-import"
import { foldName } from "../handle"

/**
 * All that a file says of one product (`rows`): what it is in one row, and a row for each variant, if there are such.
 */
export type ProductRows = { rows: ImportRow[]; product: ImportRow; variants: ImportRow[] }

/** Fields that belong to the variant of a product with options. */
const OF_A_VARIANT = new Set(["price", "quantity"])

/**
 * The rows of one product together, in the sequence of the file: those with its id, and of new products those that have
 * its handle, or are called the same and have choices. Wherever they stand: a file may have been sorted.
 */
export const groupRows = (rows: ImportRow[]): ProductRows[] => {
  const groups = new Map<string, ImportRow[]>()
  for (const row of rows) {
    const key = keyOf(row) ?? `line ${row.line}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((group) => ({
    rows: group,
    product: group.some(({ variant }) => variant?.id ?? variant?.choices) ? together(group) : group[0],
    variants: group.filter(({ variant }) => variant),
  }))
}

const keyOf = ({ id, handle, fields, variant }: ImportRow) => {
  if (!variant) return undefined
  if (id !== undefined) return `id ${id}`
  if (handle !== undefined) return `handle ${handle}`
  return variant.choices && typeof fields.name === "string" ? `name ${foldName(fields.name)}` : undefined
}

/** Merges the product's fields of its rows: each may stand in any row, but with one value. */
const together = (rows: ImportRow[]): ImportRow => {
  const [first] = rows
  const product: ImportRow = {
    ...first,
    variant: undefined,
    fields: {},
    unreadable: {},
    category: undefined,
    pictures: undefined,
  }
  for (const { line, category, pictures, fields, unreadable } of rows) {
    Object.assign(product.unreadable, unreadable)
    const known = { ...product.fields, category_id: product.category, images: product.pictures }
    const row = { ...fields, category_id: category, images: pictures }
    for (const [field, value] of Object.entries(row)) {
      const before = known[field as keyof typeof known]
      if (OF_A_VARIANT.has(field) || value === undefined || before === undefined) continue
      if (JSON.stringify(before) !== JSON.stringify(value)) product.unreadable[field] = `Line ${line} says otherwise`
    }
    product.category ??= category
    product.pictures ??= pictures
    product.fields = { ...fields, ...product.fields }
  }
  if (first.id !== undefined) for (const field of OF_A_VARIANT) delete product.fields[field]
  return product
}
