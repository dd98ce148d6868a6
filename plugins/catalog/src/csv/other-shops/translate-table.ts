import { writeNumber } from "@haat/sdk/numbers/read-numbers"
import { gtin, MAX_IMAGES, MAX_IMPORT_PICTURES, type Measures, TEXT_FACT_NAMES } from "../../contract"
import { writeAttributes, writeChoices } from "../attribute-text"
import type { Column } from "../columns"
import { readPictures } from "../picture-text"
import type { Table, TableRow } from "../read-table"
import { collectAttributes, describeProduct, findCategory, isPlaceholder, isPublished } from "./describe-product"
import { type ForeignRow, toForeignRows } from "./foreign-rows"
import { type ForeignProduct, groupForeignRows } from "./group-foreign-rows"
import { pickMeasures } from "./measures"
import { Notes } from "./notes"
import type { Mapping, Target } from "./targets"
import { toHandle } from "./to-handle"

/**
 * File translated to this shop's own columns. By line, `problems` are cells that could not be parsed, and `guessed` the
 * columns that the file lacks.
 */
export type TranslatedTable = {
  table: Table
  problems: Map<number, Partial<Record<Column, string>>>
  guessed: Map<number, Column[]>
  notes: Notes
}

type Cells = Partial<Record<Column, string>>

/** Columns that are copied unchanged. */
const COPIED_COLUMNS: Column[] = [
  "hsn",
  "rate_class",
  "supply",
  "country_of_origin",
  "net_quantity",
  "net_unit",
  "maker_role",
  "maker",
  "maker_address",
  "month_made",
  ...TEXT_FACT_NAMES,
  "name_hi",
  "description_hi",
  "about_hi",
]

/**
 * Translates another shop's file to this shop's own columns: a row for each variant, with the product's texts, pictures
 * and attributes in the first. Row numbers stay those of the file.
 * @param defaults usual weight and size of a category, for products without measures
 */
export const translateTable = (
  table: Table,
  mapping: Mapping,
  defaults: (category: string) => Measures,
): TranslatedTable => {
  const rows = toForeignRows(table, mapping)
  const { products, excluded } = groupForeignRows(rows)
  const notes = new Notes(table, mapping)
  for (const row of excluded) notes.leaveOutRow(row)
  const problems: TranslatedTable["problems"] = new Map()
  const guessed: TranslatedTable["guessed"] = new Map()
  const names = products.map(productName)
  const duplicateNames = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  const handles = new Set<string>()
  const picturesPerProduct = Math.max(
    1,
    Math.min(MAX_IMAGES, Math.floor(MAX_IMPORT_PICTURES / Math.max(1, products.length))),
  )
  const written = products.flatMap((product) =>
    writeProduct(product, {
      defaults,
      notes,
      problems,
      guessed,
      duplicateNames,
      handles,
      maxPictures: picturesPerProduct,
    }),
  )
  const columns = [...new Set(written.flatMap(({ cells }) => Object.keys(cells)))] as Column[]
  const records: TableRow[] = written
    .map(({ line, cells }) => ({ line, cells: columns.map((column) => cells[column] ?? "") }))
    .toSorted((a, b) => a.line - b.line)
  return { table: { header: columns, records }, problems, guessed, notes }
}

type Context = {
  defaults: (category: string) => Measures
  notes: Notes
  problems: TranslatedTable["problems"]
  guessed: TranslatedTable["guessed"]
  /** Names shared by several products of the file, which get handles to distinguish them. */
  duplicateNames: Set<string>
  handles: Set<string>
  maxPictures: number
}

const productName = ({ rows }: ForeignProduct) => rows.find((row) => row.text("name"))?.text("name") ?? ""

const writeProduct = (foreign: ForeignProduct, context: Context): { line: number; cells: Cells }[] => {
  const { rows, product, variants } = foreign
  const { notes } = context
  const name = productName(foreign)
  const titles = optionTitles(foreign)
  const texts = describeProduct(foreign, name)
  if (texts.isCut) notes.count("long_text")
  const category = findCategory(foreign)
  const measures = pickMeasures(variants, product, context.defaults(category))
  if (measures.estimated.length) notes.count("estimated")
  const allPictures = [
    ...new Set(rows.flatMap((row) => [...row.texts("pictures"), ...row.texts("variant_image")].flatMap(readPictures))),
  ]
  const pictures = allPictures.slice(0, context.maxPictures)
  for (let excess = allPictures.length - pictures.length; excess > 0; excess--) notes.count("pictures")
  const statuses = product.texts("status")
  const productCells: Cells = {
    description: texts.description,
    about: texts.about,
    category,
    brand: rows.find((row) => row.text("brand"))?.text("brand") ?? "",
    attributes: writeAttributes(collectAttributes(foreign, titles)),
    pictures: pictures.join(" | "),
    active: statuses.length && !isPublished(statuses) ? "no" : "yes",
    ...measures.cells,
    estimated: measures.estimated.join("; "),
    ...Object.fromEntries(COPIED_COLUMNS.map((column) => [column, product.text(column)])),
  }
  const givenHandle = product.text("handle")
  const handle = givenHandle || context.duplicateNames.has(name) ? toHandle(givenHandle, name, context.handles) : ""
  const guesses: Column[] = [
    ...(texts.isEmpty ? (["description", "about"] as const) : []),
    ...(statuses.length ? [] : (["active"] as const)),
    ...(measures.estimated.length ? (["estimated", ...measures.guessed] as const) : []),
  ]
  context.guessed.set(variants[0].line, guesses)
  return variants.map((variant, at) => ({
    line: variant.line,
    cells: {
      ...(at ? {} : productCells),
      handle,
      name,
      ...variantCells(variant, foreign, titles, pictures, context),
      ...(at && variant !== product && measures.weightOf(variant)),
    },
  }))
}

/** Returns the titles of the options that have values in the variants' rows; placeholders are left out. */
const optionTitles = ({ product, variants }: ForeignProduct): string[] =>
  product.options.flatMap(({ title: own }, at) => {
    const title = own || (variants.find(({ options }) => options[at]?.title)?.options[at].title ?? "")
    const values = variants.map(({ options }) => options[at]?.value ?? "")
    const isChoice = variants.length > 1 || !/simple/i.test(product.text("row_kind"))
    return title && isChoice && values.some((value) => value && !isPlaceholder(title, value)) ? [title] : []
  })

const variantCells = (
  row: ForeignRow,
  { product }: ForeignProduct,
  titles: string[],
  pictures: string[],
  { notes, problems, guessed }: Context,
): Cells => {
  const price = priceCells(row, notes)
  for (const [column, targets] of Object.entries(NUMBER_TARGETS)) {
    const problem = targets.map(row.problem).find(Boolean)
    if (problem) problems.set(row.line, { ...problems.get(row.line), [column]: problem })
  }
  const stock = row.number("quantity")
  if (stock === undefined) {
    notes.count("no_stock")
    guessed.set(row.line, [...(guessed.get(row.line) ?? []), "quantity"])
  }
  const code = row.text("gtin")
  const isGtin = code !== "" && gtin.safeParse(code).success
  if (code && !isGtin) notes.count("no_gtin")
  const picturePosition =
    pictures.indexOf(
      row.text("variant_image") || (row.text("parent") ? (readPictures(row.text("pictures"))[0] ?? "") : ""),
    ) + 1
  const choices = titles.map((title) => {
    const at = product.options.findIndex((option, i) => (option.title || row.options[i]?.title) === title)
    return { title, value: row.options[at]?.value || "–" }
  })
  return {
    ...price,
    quantity: String(Math.max(0, Math.floor(stock ?? 0))),
    sku: row.text("sku"),
    gtin: isGtin ? code : "",
    ...(titles.length > 0 && { options: writeChoices(choices) }),
    ...(titles.length > 0 && picturePosition > 0 && { variant_picture: String(picturePosition) }),
  }
}

/** Number targets of another shop's file, by the column that reports a problem with one. */
const NUMBER_TARGETS: Partial<Record<Column, Target[]>> = {
  price: ["price", "regular_price", "sale_price"],
  variant_mrp: ["mrp", "compare_at_price"],
  quantity: ["quantity"],
  weight_kg: ["weight_kg"],
}

/** Returns price and MRP; the other shop's struck-through price becomes the MRP when it is not below the price. */
const priceCells = (row: ForeignRow, notes: Notes): Cells => {
  const regular = row.number("regular_price")
  const price = row.number("price") ?? row.number("sale_price") ?? regular
  const mrp = row.number("mrp") ?? row.number("variant_mrp") ?? row.number("compare_at_price") ?? regular
  const isMrp = mrp !== undefined && price !== undefined && mrp >= price
  if (mrp && !isMrp) notes.count("low_mrp")
  return { price: price === undefined ? "" : writeNumber(price), variant_mrp: isMrp && mrp > 0 ? writeNumber(mrp) : "" }
}
