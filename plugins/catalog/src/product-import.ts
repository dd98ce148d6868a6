import { z } from "zod"

/** Many products from one file: checked as a whole first, then written as a whole or not at all. */

/** Products in one file, regardless of the number of rows of each. */
export const MAX_IMPORT_PRODUCTS = 5_000
/** Bound on memory; the limit that people see is `MAX_IMPORT_PRODUCTS`. */
export const MAX_IMPORT_ROWS = 50_000
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
/** Size of a zip with the file and its pictures. */
export const MAX_IMPORT_ZIP_BYTES = 40 * 1024 * 1024
/** Pictures that one file may import. */
export const MAX_IMPORT_PICTURES = 1_000
/** Problems listed in a response; the downloadable file with errors has them all. */
export const MAX_LISTED_PROBLEMS = 200
export const MAX_LISTED_CHANGES = 50

/** Row of the file. `fields` are the filled cells as fields of SaveShopProduct, with the category by name. */
export type ImportRow = {
  /** Row number in a spreadsheet: the heading is 1, empty rows count, a cell with line breaks is in one row. */
  line: number
  /** Id of the product to change; without one a product is added. */
  id?: string
  /** Handle of the product to change or to add. */
  handle?: string
  /** The `updated_at` the product had when the file was written; a product changed since is not overwritten. */
  version?: string
  category?: string
  /** Source of each picture, in order: an https address, an address of this shop, or a file name in the zip. */
  pictures?: string[]
  fields: Record<string, unknown>
  /** Names of `fields` that were guessed because another shop's file lacks them; used for new products only. */
  guessed?: string[]
  /** Set when the row describes one variant, whose price and quantity are in `fields`. */
  variant?: ImportVariant
  /** Message for each cell that could not be parsed, by field. */
  unreadable: Record<string, string>
}

export type ImportVariant = {
  /** Id of the variant to change; without one it is found by its choices. */
  id?: string
  /** Option values of the variant, such as Colour: Indigo; empty for a product without options. */
  choices?: { title: string; value: string; colour?: string }[]
  sku?: string
  gtin?: string
  /** kg, or the text of a cell that is no number. */
  weight?: number | string
  /** cm, or the text of a cell that is no number. */
  length?: number | string
  breadth?: number | string
  height?: number | string
  /** Position among the product's pictures, counted from 1. */
  picture?: number | string
  active?: boolean
  /** paise, or the text of a cell that is no number. */
  mrp?: number | string
  net_quantity?: number | string
  net_unit?: string
}

/**
 * `field` is a field of SaveShopProduct, "id", "updated_at", "variant_id", "options", "sku", "gtin", a variant's field
 * such as "variant_weight", a fact such as "facts.origin" or a tax field such as "tax.hsn"; "" means the whole row.
 */
export type ImportProblem = { line: number; field: string; message: string }

/** Effect of a row: adds a product or variant, or changes these fields. */
export type ImportChange = {
  line: number
  name: string
  added: boolean
  /** For an addition: its price, stock and weight, with an empty `before`. */
  changes: { field: string; before: string; after: string }[]
  /** The first picture of a product that is added: an address, or the name of a file. */
  picture?: string
  /** Set when the row has no id, SKU or handle and its product was found by name. */
  found_by?: "name"
}

/** Parts of another shop's file that an import leaves out or changes. */
export type MovedNotes = {
  /** Filled columns that are not imported. */
  columns: string[]
  /** Rows of products that cannot be shipped, such as groups and gift cards. */
  rows: number[]
  /**
   * "estimated": products whose weight or size is guessed. "pictures": pictures beyond the limit of a product or a
   * file. "long_text": descriptions that were shortened. "no_stock": variants without a quantity, which get 0.
   * "no_gtin": barcodes that are no GTIN. "low_mrp": struck-through prices below the price.
   */
  counts: Partial<Record<"estimated" | "pictures" | "long_text" | "no_stock" | "no_gtin" | "low_mrp", number>>
}

/** Remembered or guessed mapping of a file's columns, before it is checked. */
export type ImportColumns = {
  /** True when all columns are those of this shop's own files, so that no mapping is needed. */
  is_own: boolean
  /** True when the mapping was saved for the same heading before. */
  is_remembered: boolean
  /** Shop system that wrote the file; null when unknown. */
  shop: "shopify" | "woocommerce" | null
  /** `target` is the field of a column; null for a column that is not imported. */
  columns: { name: string; target: string | null; examples: string[] }[]
  /** Possible targets of a column. */
  targets: string[]
  /** Targets that several columns may have. */
  repeatable: string[]
}

export type ProductImport = {
  id: string
  filename: string
  /**
   * "checking": its pictures are being fetched. "refused": it has problems. "ready": can be run. "running": queued or
   * being written. "done". "failed": rolled back, with the reason in `failure`.
   */
  state: "checking" | "refused" | "ready" | "running" | "done" | "failed"
  /** Number of imports queued before this one. */
  ahead: number
  failure: string | null
  /** True when it can be run now; also after a failure, when the products did not change since the check. */
  can_run: boolean
  rows: number
  added: number
  changed: number
  unchanged: number
  wrong_rows: number
  problem_count: number
  problems: ImportProblem[]
  changes: ImportChange[]
  /** Rows without a key whose product was found by name; 0 when the owner declared them new products. */
  found_by_name?: number
  /** Set for a file of another shop. */
  moved?: MovedNotes
  /** Names of categories that do not exist yet; the import creates them or is not run. */
  new_categories: string[]
  /** Number of pictures in the file, and how many of them were fetched so far. */
  pictures: number
  pictures_done: number
  /** Products written so far, out of `added + changed`. None is visible before the import is done. */
  written: number
  created_at: string
  finished_at: string | null
}

/** Event: an import was queued. Also emitted at each start, to resume an interrupted import. */
export const IMPORT_QUEUED = "catalog.import-queued"

/** `make_categories` confirms that the file's new categories are to be created. */
export const RunProductImport = z.object({
  make_categories: z.boolean("make_categories is true or false").default(false),
})
export type RunProductImport = z.infer<typeof RunProductImport>
