import type { ImportProblem, ImportRow } from "../../../product-import"
import { foldName } from "../handle"
import type { NamedProduct, ProductKeys } from "./product-keys"

/** `linesMatchedByName` are the rows whose product was found by its name alone. */
export type MatchedRows = { rows: ImportRow[]; problems: ImportProblem[]; linesMatchedByName: Set<number> }

const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Sets the product id, and the variant id, of rows without an id by their SKU, handle or name. Rows without a match
 * stay as they are and are added, so importing a file twice adds nothing the second time.
 * @param isNewByName true when a row is a new product even if the shop has a product of its name
 */
export const matchRows = (given: ImportRow[], known: ProductKeys, isNewByName: boolean): MatchedRows => {
  const matched: MatchedRows = { rows: [], problems: [], linesMatchedByName: new Set() }
  const linesByHandle = new Map<string, number>()
  for (const row of given) {
    const problem = findKeyProblem(row, known, isNewByName) ?? findRepeatedHandle(row, known, linesByHandle)
    if (problem) {
      matched.problems.push({ line: row.line, ...problem })
      continue
    }
    const product = matchProduct(row, known, isNewByName)
    if (product?.by === "name") matched.linesMatchedByName.add(row.line)
    matched.rows.push(product ? setIds(row, product) : row)
  }
  return matched
}

type ProductMatch = { by: "sku" | "handle" | "name"; id: string; variant_id?: string }

const matchProduct = (row: ImportRow, known: ProductKeys, isNewByName: boolean): ProductMatch | undefined => {
  if (row.id !== undefined) return undefined
  const variant = known.skus.get(row.variant?.sku ?? "")
  if (variant) return { by: "sku", id: variant.product_id, variant_id: variant.id }
  const id = known.handles.get(row.handle ?? "")
  if (id) return { by: "handle", id }
  const [named] = isNewByName ? [] : findProductsByName(row, known)
  return named && { by: "name", id: named.id }
}

/**
 * Returns the products with the name of a row. A row with an unknown SKU matches a product that has SKUs only when it
 * describes a variant of it.
 */
const findProductsByName = ({ handle, fields: { name }, variant }: ImportRow, known: ProductKeys): NamedProduct[] => {
  if (handle !== undefined || typeof name !== "string") return []
  const products = known.names.get(foldName(name)) ?? []
  return variant?.sku && !variant.choices ? products.filter(({ has_sku }) => !has_sku) : products
}

const setIds = (row: ImportRow, { id, variant_id }: ProductMatch): ImportRow => ({
  ...row,
  fields: Object.fromEntries(Object.entries(row.fields).filter(([field]) => !row.guessed?.includes(field))),
  id,
  ...(variant_id && { variant: { ...row.variant, id: row.variant?.id ?? variant_id } }),
})

const findKeyProblem = (
  row: ImportRow,
  known: ProductKeys,
  isNewByName: boolean,
): Omit<ImportProblem, "line"> | undefined => {
  const { id, handle, variant, fields } = row
  if (id !== undefined) return undefined
  const skuProductId = known.skus.get(variant?.sku ?? "")?.product_id
  const handleProductId = known.handles.get(handle ?? "")
  if (skuProductId && handle !== undefined && skuProductId !== handleProductId)
    return { field: "sku", message: "Another product than the one with this handle has this SKU" }
  if (skuProductId || handleProductId) return undefined
  const hasName = typeof fields.name === "string"
  if (handle !== undefined && !HANDLE.test(handle))
    return { field: "handle", message: "A handle has small Latin letters, digits and hyphens, as brass-lota" }
  if (!hasName && handle !== undefined)
    return { field: "handle", message: "No product has this handle. To add one, write its name too" }
  if (!hasName && variant?.sku)
    return { field: "sku", message: "No variant has this SKU. To add a product, write its name too" }
  const { length } = isNewByName ? [] : findProductsByName(row, known)
  return length > 1
    ? { field: "name", message: `The shop has ${length} products of this name. Say which by its id, SKU or handle` }
    : undefined
}

/** Reports a new product's handle on two rows, unless the rows are its variants. */
const findRepeatedHandle = (
  { id, handle, variant, line }: ImportRow,
  known: ProductKeys,
  linesByHandle: Map<string, number>,
) => {
  if (id !== undefined || handle === undefined || known.handles.has(handle) || variant) return undefined
  const firstLine = linesByHandle.get(handle)
  linesByHandle.set(handle, firstLine ?? line)
  return firstLine === undefined
    ? undefined
    : { field: "handle", message: `This product is on line ${firstLine} already` }
}
