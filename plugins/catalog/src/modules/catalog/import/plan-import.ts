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
import { findRows } from "./find-rows"
import { groupRows } from "./group-rows"
import { readKnownKeys } from "./known-keys"
import { readKnownPictures } from "./plan-pictures"
import { type Categories, type PlannedWrite, planRow } from "./plan-row"
import { planTax } from "./plan-tax"
import { planVariants } from "./plan-variants"

/** `unknown` are the rows whose category is not in the shop; by itself it makes no row wrong. */
export type Plan = {
  writes: PlannedWrite[]
  problems: ImportProblem[]
  unknown: ImportProblem[]
  new_categories: string[]
  changes: ImportChange[]
  unchanged: number
  /** Rows whose product was found by its name alone. */
  found_by_name: number
}

/**
 * Context of the rows: names of the files that came with them, the shop's own address, and the module with the taxes of
 * goods.
 */
export type PlanContext = {
  files: string[]
  publicUrl: string
  taxes: GoodsTaxes
  /** Rows without a key that are called as a product of the shop are other products. */
  isNewByName?: boolean
}

/**
 * Plans the effects of the rows, and lists all of their problems. Writes nothing. HttpError 400 for too many products
 */
export const planImport = async (
  db: Knex,
  given: ImportRow[],
  { files, publicUrl, taxes, isNewByName = false }: PlanContext,
): Promise<Plan> => {
  const { rows, named, ...found } = findRows(given, await readKnownKeys(db, given), isNewByName)
  const products = groupRows(rows)
  if (products.length > MAX_IMPORT_PRODUCTS)
    throw new HttpError(CATALOG_ERRORS.import_too_long, { most: MAX_IMPORT_PRODUCTS, count: products.length })
  const ids = [...new Set(rows.flatMap(({ id }) => id ?? []))]
  const known = new Map((await readInOrder(db, ids)).map((row) => [row.id, toShopProduct(row)]))
  const categories = await readCategories(db)
  const pictures = await readKnownPictures(db, rows, files, publicUrl)
  const seen = new Map<string, number>()
  const before = await readVariantsOf(db, ids)
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
    ...{ writes: [], unknown: [], new_categories: [], changes: [], unchanged: 0 },
    ...{ problems: found.problems, found_by_name: named.size },
  }
  for (const { rows: own, product, variants } of products) {
    const { write, change, unknown, problems } = planRow(product, { known, categories, pictures, seen })
    const { id, line } = product
    const current = id === undefined ? undefined : known.get(id)
    const name = String(product.fields.name ?? current?.name ?? "")
    const context = {
      ...{ name, before: before.get(id ?? ""), skus, gtins, owner: id ?? `line ${line}` },
      pictures: write?.pictures
        ? write.pictures.map((source) => (source.from === "kept" ? source.id : undefined))
        : (current?.images.map((image) => image.id) ?? []),
    }
    const varied = variants.length ? planVariants(variants, context) : undefined
    const taxed = planTax(product, ownTaxes.get(id ?? ""))
    const all = [...atTheirRows(problems, own), ...taxed.problems, ...(varied?.problems ?? [])]
    plan.problems.push(...all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at))
    if (unknown) plan.unknown.push(unknown)
    if (all.length) continue
    const isWritten = write ?? varied?.variants ?? taxed.tax
    const written = isWritten && (write ?? { ...{ line, id, version: current?.updated_at }, fields: {} })
    const kinds = varied?.variants?.variants ?? before.get(id ?? "")?.variants ?? []
    const planned: PlannedWrite | undefined = written
    const given: PlannedWrite["fields"] = {
      ...planned?.fields,
      ...(varied?.variants && { price: varied.variants.variants[0].price }),
    }
    const category_id = planned?.new_category === undefined ? (given.category_id ?? current?.category?.id) : undefined
    const category = [...categories.values()].find((one) => one.id === category_id) ?? null
    const wrong = written && factsError(current ?? null, given, kinds, category)
    if (wrong) {
      plan.problems.push({ line, field: wrong.code === "price_above_mrp" ? "price" : "facts", message: wrong.message })
      continue
    }
    if (!written) plan.unchanged++
    else plan.writes.push({ ...written, ...(varied?.variants && { variants: varied.variants }), tax: taxed.tax })
    const ofTax = current && taxed.changes.length ? { line, name, added: false, changes: taxed.changes } : undefined
    const together = change && ofTax ? { ...change, changes: [...change.changes, ...ofTax.changes] } : (change ?? ofTax)
    plan.changes.push(...(together ? [together] : []), ...(varied?.changes ?? []))
  }
  plan.changes = plan.changes.map((one) => (named.has(one.line) ? { ...one, found_by: "name" } : one))
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

const isSame = (one: ImportProblem, other: ImportProblem) => one.line === other.line && one.field === other.field

/** The problems of a product, with the cells that could not be read each at the row where it stands. */
const atTheirRows = (problems: ImportProblem[], rows: ImportRow[]): ImportProblem[] => {
  const cells = rows.flatMap(({ line, unreadable }) =>
    Object.entries(unreadable).map(([field, message]) => ({ line, field, message })),
  )
  const isCell = ({ field, message }: ImportProblem) =>
    cells.some((cell) => cell.field === field && cell.message === message)
  return [...cells, ...problems.filter((problem) => !isCell(problem))]
}

/** Product of each of these SKUs or GTINs. */
const readOwners = async (db: Knex, column: "sku" | "barcode", codes: string[]): Promise<Map<string, string>> => {
  const taken = await db("product_variant").select(column, "product_id").whereIn(column, codes).whereNull("deleted_at")
  return new Map(taken.map((one) => [one[column], one.product_id]))
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
  const { rows } = await db.raw<{ rows: { id: string; name: string; facts: CategoryFacts | null }[] }>(
    "select id, name, facts from shop_category",
  )
  return new Map(rows.map((row) => [foldName(row.name), row]))
}
