import type { ImportRow } from "../../../product-import"
import { foldName } from "../handle"

/** Rows of one product: `product` has its merged fields, `variants` are the rows that describe a variant. */
export type ProductRows = { rows: ImportRow[]; product: ImportRow; variants: ImportRow[] }

/** Fields that a row of a product with options gives to its variant. */
const VARIANT_FIELDS = new Set(["price", "quantity"])

/**
 * Groups rows by product, in the order of the file: by id, and for new products by handle, or by name when they have
 * option values. Rows of a product need not be adjacent.
 */
export const groupRows = (rows: ImportRow[]): ProductRows[] => {
  const groups = new Map<string, ImportRow[]>()
  for (const row of rows) {
    const key = groupKey(row) ?? `line ${row.line}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((group) => ({
    rows: group,
    product: group.some(({ variant }) => variant?.id ?? variant?.choices) ? mergeRows(group) : group[0],
    variants: group.filter(({ variant }) => variant),
  }))
}

const groupKey = ({ id, handle, fields, variant }: ImportRow) => {
  if (!variant) return undefined
  if (id !== undefined) return `id ${id}`
  if (handle !== undefined) return `handle ${handle}`
  return variant.choices && typeof fields.name === "string" ? `name ${foldName(fields.name)}` : undefined
}

/** Merges the product fields of its rows; reports a field that has different values in two rows. */
const mergeRows = (rows: ImportRow[]): ImportRow => {
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
      if (VARIANT_FIELDS.has(field) || value === undefined || before === undefined) continue
      if (JSON.stringify(before) !== JSON.stringify(value)) product.unreadable[field] = `Line ${line} says otherwise`
    }
    product.category ??= category
    product.pictures ??= pictures
    product.fields = { ...fields, ...product.fields }
  }
  if (first.id !== undefined) for (const field of VARIANT_FIELDS) delete product.fields[field]
  return product
}
