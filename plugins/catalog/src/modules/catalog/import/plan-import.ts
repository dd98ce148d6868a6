import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CategoryFacts, GoodsTaxes } from "../../../contract"
import { CATALOG_ERRORS } from "../../../errors"
import {
  type ImportChange,
  type ImportProblem,
  type ImportRow,
  MAX_IMPORT_PICTURES,
  MAX_IMPORT_PRODUCTS,
} from "../../../product-import"
import { factsError } from "../check-facts"
import { foldName } from "../handle"
import { readVariantsOf } from "../queries/product-variants"
import { readInOrder } from "../queries/shop-product-list"
import { toShopProduct } from "../shop-product-row"
import { groupRows } from "./group-rows"
import { matchRows } from "./match-rows"
import { readKnownPictures } from "./plan-pictures"
import { type Categories, type PlannedWrite, planRow } from "./plan-row"
import { planTax } from "./plan-tax"
import { planVariants } from "./plan-variants"
import { readProductKeys } from "./product-keys"

export type Plan = {
  writes: PlannedWrite[]
  problems: ImportProblem[]
  /** Rows whose category is not in the shop; these alone reject nothing. */
  unknown_categories: ImportProblem[]
  new_categories: string[]
  changes: ImportChange[]
  unchanged: number
  /** Rows whose product was found by its name alone. */
  found_by_name: number
}

/** `files` are the names of the files in the zip, `publicUrl` is the shop's origin. */
export type PlanContext = {
  files: string[]
  publicUrl: string
  taxes: GoodsTaxes
  /** True when rows without id, SKU and handle are new products even if the shop has a product of their name. */
  isNewByName?: boolean
}

/**
 * Plans the effects of the rows and lists all their problems. Writes nothing.
 * @throws HttpError 400 for too many products
 */
export const planImport = async (
  db: Knex,
  fileRows: ImportRow[],
  { files, publicUrl, taxes, isNewByName = false }: PlanContext,
): Promise<Plan> => {
  const {
    rows,
    linesMatchedByName,
    problems: matchProblems,
  } = matchRows(fileRows, await readProductKeys(db, fileRows), isNewByName)
  const products = groupRows(rows)
  if (products.length > MAX_IMPORT_PRODUCTS)
    throw new HttpError(CATALOG_ERRORS.import_too_long, { most: MAX_IMPORT_PRODUCTS, count: products.length })
  const ids = [...new Set(rows.flatMap(({ id }) => id ?? []))]
  const known = new Map((await readInOrder(db, ids)).map((row) => [row.id, toShopProduct(row)]))
  const categories = await readCategories(db)
  const pictures = await readKnownPictures(db, rows, files, publicUrl)
  const seen = new Map<string, number>()
  const currentVariants = await readVariantsOf(db, ids)
  const skus = await readOwners(
    db,
    "sku",
    rows.flatMap(({ variant }) => variant?.sku ?? []),
  )
  const gtins = await readOwners(
    db,
    "barcode",
    rows.flatMap(({ variant }) => variant?.gtin ?? []),
  )
  const ownTaxes = await taxes.ownTaxes(ids)
  const plan: Plan = {
    writes: [],
    problems: matchProblems,
    unknown_categories: [],
    new_categories: [],
    changes: [],
    unchanged: 0,
    found_by_name: linesMatchedByName.size,
  }
  for (const { rows: productRows, product, variants } of products) {
    const { write, change, unknownCategory, problems } = planRow(product, { known, categories, pictures, seen })
    const { id, line } = product
    const current = id === undefined ? undefined : known.get(id)
    const name = String(product.fields.name ?? current?.name ?? "")
    const context = {
      name,
      before: currentVariants.get(id ?? ""),
      skus,
      gtins,
      owner: id ?? `line ${line}`,
      pictures: write?.pictures
        ? write.pictures.map((source) => (source.from === "kept" ? source.id : undefined))
        : (current?.images.map((image) => image.id) ?? []),
    }
    const variantPlan = variants.length ? planVariants(variants, context) : undefined
    const taxPlan = planTax(product, ownTaxes.get(id ?? ""))
    const productProblems = [
      ...placeAtRows(problems, productRows),
      ...taxPlan.problems,
      ...(variantPlan?.problems ?? []),
    ]
    plan.problems.push(...uniqueByCell(productProblems))
    if (unknownCategory) plan.unknown_categories.push(unknownCategory)
    if (productProblems.length) continue
    const hasWrite = write ?? variantPlan?.variants ?? taxPlan.tax
    const written = hasWrite && (write ?? { line, id, version: current?.updated_at, fields: {} })
    const newVariants = variantPlan?.variants?.variants ?? currentVariants.get(id ?? "")?.variants ?? []
    const planned: PlannedWrite | undefined = written
    const newFields: PlannedWrite["fields"] = {
      ...planned?.fields,
      ...(variantPlan?.variants && { price: variantPlan.variants.variants[0].price }),
    }
    const category_id =
      planned?.new_category === undefined ? (newFields.category_id ?? current?.category?.id) : undefined
    const category = [...categories.values()].find(({ id }) => id === category_id) ?? null
    const error = written && factsError(current ?? null, newFields, newVariants, category)
    if (error) {
      plan.problems.push({ line, field: error.code === "price_above_mrp" ? "price" : "facts", message: error.message })
      continue
    }
    if (!written) plan.unchanged++
    else
      plan.writes.push({
        ...written,
        ...(variantPlan?.variants && { variants: variantPlan.variants }),
        tax: taxPlan.tax,
      })
    const taxChange =
      current && taxPlan.changes.length ? { line, name, added: false, changes: taxPlan.changes } : undefined
    const productChange =
      change && taxChange ? { ...change, changes: [...change.changes, ...taxChange.changes] } : (change ?? taxChange)
    plan.changes.push(...(productChange ? [productChange] : []), ...(variantPlan?.changes ?? []))
  }
  plan.changes = plan.changes.map((change) =>
    linesMatchedByName.has(change.line) ? { ...change, found_by: "name" } : change,
  )
  plan.new_categories = uniqueNames(plan.writes.flatMap(({ new_category }) => new_category ?? []))
  let pictureCount = 0
  for (const write of plan.writes) {
    pictureCount += picturesToFetch(write).length
    if (pictureCount <= MAX_IMPORT_PICTURES) continue
    const message = `A file can have at most ${MAX_IMPORT_PICTURES} pictures`
    plan.problems.push({ line: write.line, field: "images", message })
    break
  }
  return plan
}

/** Keeps the first problem of each cell. */
const uniqueByCell = (problems: ImportProblem[]): ImportProblem[] =>
  problems.filter(
    ({ line, field }, at) => problems.findIndex((other) => other.line === line && other.field === field) === at,
  )

/** Moves the problem of each unreadable cell from the product's first row to the row of the cell. */
const placeAtRows = (problems: ImportProblem[], rows: ImportRow[]): ImportProblem[] => {
  const cells = rows.flatMap(({ line, unreadable }) =>
    Object.entries(unreadable).map(([field, message]) => ({ line, field, message })),
  )
  const isCell = ({ field, message }: ImportProblem) =>
    cells.some((cell) => cell.field === field && cell.message === message)
  return [...cells, ...problems.filter((problem) => !isCell(problem))]
}

/** Returns product ids by SKU or GTIN. */
const readOwners = async (db: Knex, column: "sku" | "barcode", codes: string[]): Promise<Map<string, string>> => {
  const taken = await db("product_variant").select(column, "product_id").whereIn(column, codes).whereNull("deleted_at")
  return new Map(taken.map((variant) => [variant[column], variant.product_id]))
}

/** Returns the pictures of a write that the product does not have yet. */
export const picturesToFetch = ({ pictures = [] }: PlannedWrite) => pictures.filter(({ from }) => from !== "kept")

/** Keeps the first of names that differ only in case or spaces. */
const uniqueNames = (names: string[]): string[] => {
  const unique = new Map<string, string>()
  for (const name of names) if (!unique.has(foldName(name))) unique.set(foldName(name), name)
  return [...unique.values()]
}

const readCategories = async (db: Knex): Promise<Categories> => {
  const { rows } = await db.raw<{ rows: { id: string; name: string; facts: CategoryFacts | null }[] }>(
    "select id, name, facts from shop_category",
  )
  return new Map(rows.map((row) => [foldName(row.name), row]))
}
