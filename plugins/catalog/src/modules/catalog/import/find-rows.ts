import type { ImportProblem, ImportRow } from "../../../product-import"
import { foldName } from "../handle"
import type { KnownKeys, NamedProduct } from "./known-keys"

/** `named` are the lines that were found by the name alone. */
export type FoundRows = { rows: ImportRow[]; problems: ImportProblem[]; named: Set<number> }

const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Rows without an id with the id of the product, and of the variant, that their SKU, handle or name means; rows of no
 * known product stay as they are, and are added. So a file that is imported twice adds nothing the second time.
 * @param isNewByName says that a name which the shop has already is another product's
 */
export const findRows = (given: ImportRow[], known: KnownKeys, isNewByName: boolean): FoundRows => {
  const found: FoundRows = { rows: [], problems: [], named: new Set() }
  const lines = new Map<string, number>()
  for (const row of given) {
    const problem = problemOf(row, known, isNewByName) ?? repeatedHandle(row, known, lines)
    if (problem) {
      found.problems.push({ line: row.line, ...problem })
      continue
    }
    const product = productOf(row, known, isNewByName)
    if (product?.by === "name") found.named.add(row.line)
    found.rows.push(product ? withIds(row, product) : row)
  }
  return found
}

type Found = { by: "sku" | "handle" | "name"; id: string; variant_id?: string }

const productOf = (row: ImportRow, known: KnownKeys, isNewByName: boolean): Found | undefined => {
  if (row.id !== undefined) return undefined
  const variant = known.skus.get(row.variant?.sku ?? "")
  if (variant) return { by: "sku", id: variant.product_id, variant_id: variant.id }
  const id = known.handles.get(row.handle ?? "")
  if (id) return { by: "handle", id }
  const [named] = isNewByName ? [] : namesakes(row, known)
  return named && { by: "name", id: named.id }
}

/**
 * The products that a row may mean by its name. One with SKUs is not meant by a row with another SKU, except as its
 * variant.
 */
const namesakes = ({ handle, fields: { name }, variant }: ImportRow, known: KnownKeys): NamedProduct[] => {
  if (handle !== undefined || typeof name !== "string") return []
  const all = known.names.get(foldName(name)) ?? []
  return variant?.sku && !variant.choices ? all.filter(({ has_sku }) => !has_sku) : all
}

const withIds = (row: ImportRow, { id, variant_id }: Found): ImportRow => ({
  ...row,
  fields: Object.fromEntries(Object.entries(row.fields).filter(([field]) => !row.guessed?.includes(field))),
  id,
  ...(variant_id && { variant: { ...row.variant, id: row.variant?.id ?? variant_id } }),
})

const problemOf = (row: ImportRow, known: KnownKeys, isNewByName: boolean): Omit<ImportProblem, "line"> | undefined => {
  const { id, handle, variant, fields } = row
  if (id !== undefined) return undefined
  const bySku = known.skus.get(variant?.sku ?? "")?.product_id
  const byHandle = known.handles.get(handle ?? "")
  if (bySku && handle !== undefined && bySku !== byHandle)
    return { field: "sku", message: "Another product than the one with this handle has this SKU" }
  if (bySku || byHandle) return undefined
  const isNamed = typeof fields.name === "string"
  if (handle !== undefined && !HANDLE.test(handle))
    return { field: "handle", message: "A handle has small Latin letters, digits and hyphens, as brass-lota" }
  if (!isNamed && handle !== undefined)
    return { field: "handle", message: "No product has this handle. To add one, write its name too" }
  if (!isNamed && variant?.sku)
    return { field: "sku", message: "No variant has this SKU. To add a product, write its name too" }
  const { length } = isNewByName ? [] : namesakes(row, known)
  return length > 1
    ? { field: "name", message: `The shop has ${length} products of this name. Say which by its id, SKU or handle` }
    : undefined
}

/** Rows of one new product have its handle when they are of its variants, and no others. */
const repeatedHandle = ({ id, handle, variant, line }: ImportRow, known: KnownKeys, lines: Map<string, number>) => {
  if (id !== undefined || handle === undefined || known.handles.has(handle) || variant) return undefined
  const before = lines.get(handle)
  lines.set(handle, before ?? line)
  return before === undefined ? undefined : { field: "handle", message: `This product is on line ${before} already` }
}
