import { z } from "zod"

/** Many products from one file: checked as a whole first, then written as a whole or not at all. */

/** Of one file, however many rows each of them has. */
export const MAX_IMPORT_PRODUCTS = 5_000
/** A bound for what is read into memory; what a file may hold is counted in products. */
export const MAX_IMPORT_ROWS = 50_000
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
/** Of a zip that holds the file and its pictures. */
export const MAX_IMPORT_ZIP_BYTES = 40 * 1024 * 1024
/** Pictures that one file may import. */
export const MAX_IMPORT_PICTURES = 1_000
/** What a response lists at most; the file with its errors has them all. */
export const LISTED_PROBLEMS = 200
export const LISTED_CHANGES = 50

/** A row of the file. `fields` are those cells that were filled in, as SaveShopProduct wants them, its category by name. */
export type ImportRow = {
  /** The row that a spreadsheet shows: the heading is line 1, a cell of several lines is in one, empty rows count. */
  line: number
  /** Of the product to change; without one a new product is added. */
  id?: string
  /** Of the product to change, or of the one that is added, as it stands in its address. */
  handle?: string
  /** The `updated_at` the product had when the file was written; a product changed since is not overwritten. */
  version?: string
  category?: string
  /** Where each picture is, in their order: an https address, an address of this shop, or the name of a file sent with it. */
  pictures?: string[]
  fields: Record<string, unknown>
  /** Of these fields those that are guessed, as another shop's file does not say them: for new products only. */
  guessed?: string[]
  /** Of a row that says something of one variant; its price and quantity are in `fields`. */
  variant?: ImportVariant
  /** Cells that could not even be read, with a sentence each. */
  unreadable: Record<string, string>
}

export type ImportVariant = {
  /** Of the variant to change; without one it is known by its choices. */
  id?: string
  /** What it is chosen by: Colour, Indigo; none of a product that comes in one kind only. */
  choices?: { title: string; value: string; colour?: string }[]
  sku?: string
  gtin?: string
  /** kg, or what stood there instead of a number. */
  weight?: number | string
  /** cm, in the same way. */
  length?: number | string
  breadth?: number | string
  height?: number | string
  /** Which of the product's pictures, counted from 1. */
  picture?: number | string
  active?: boolean
  /** paise, or what stood there instead of a number. */
  mrp?: number | string
  net_quantity?: number | string
  net_unit?: string
}

/** `field` is in the words of SaveShopProduct, or "id", "updated_at", "variant_id", "options", "sku", "gtin", as `variant_weight` what is a variant's own, of a fact "facts.origin" and of its tax "tax.hsn"; "" means the row as a whole. */
export type ImportProblem = { line: number; field: string; message: string }

/** What a row would do: add a product or variant, or change these fields. */
export type ImportChange = {
  line: number
  name: string
  added: boolean
  /** Of what is added: its price, stock and weight, with nothing before. */
  changes: { field: string; before: string; after: string }[]
  /** The first picture of a product that is added: an address, or the name of a file. */
  picture?: string
  /** Said where the row has no id, SKU or handle, and its product was found by the name. */
  found_by?: "name"
}

/** Parts of another shop's file that an import leaves out or changes. */
export type MovedNotes = {
  /** Columns that have something and are not taken over. */
  columns: string[]
  /** Rows of products that no shop with parcels sells, as groups and gift cards. */
  rows: number[]
  /**
   * "estimated": products whose weight or size is guessed. "pictures": pictures beyond what a product or a file can have.
   * "long_text": descriptions that were shortened. "no_stock": variants without a number of pieces, which have none.
   * "no_gtin": barcodes that are no GTIN. "low_mrp": struck-through prices below what is asked.
   */
  counts: Partial<Record<"estimated" | "pictures" | "long_text" | "no_stock" | "no_gtin" | "low_mrp", number>>
}

/** Remembered or guessed mapping of a file's columns, before it is checked. */
export type ImportColumns = {
  /** All are columns of this shop's own files: there is nothing to say. */
  is_own: boolean
  /** As it was said for such a heading before. */
  is_remembered: boolean
  /** Which shop wrote it, where that is one which is known. */
  shop: "shopify" | "woocommerce" | null
  /** `target` is what a column is; null for one that is not taken over. */
  columns: { name: string; target: string | null; examples: string[] }[]
  /** All that a column can be. */
  targets: string[]
  /** Targets that several columns may have. */
  repeatable: string[]
}

export type ProductImport = {
  id: string
  filename: string
  /**
   * "checking": its pictures are being got. "refused": something in it is wrong. "ready": may be run. "running": waits for
   * its turn, or is being written. "done". "failed": nothing of it was kept, `failure` says why.
   */
  state: "checking" | "refused" | "ready" | "running" | "done" | "failed"
  /** Imports that are written before this one. */
  ahead: number
  failure: string | null
  /** Whether running it is possible now; again, where it failed and the shop is still as it was checked against. */
  can_run: boolean
  rows: number
  added: number
  changed: number
  unchanged: number
  wrong_rows: number
  problem_count: number
  problems: ImportProblem[]
  changes: ImportChange[]
  /** Rows without a key whose product was found by its name; 0 where they were said to be new products. */
  found_by_name?: number
  /** Of a file of another shop. */
  moved?: MovedNotes
  /** Names of categories that are not in the shop: they are made with the import, or it is not run. */
  new_categories: string[]
  /** Pictures that come with it, and how many of them have been got so far. */
  pictures: number
  pictures_done: number
  /** Products written so far, of `added + changed`. Until it is done, none of them is in the shop. */
  written: number
  created_at: string
  finished_at: string | null
}

/** Event for the process that writes imports: one was run. Told at each start too, as one may have been broken off. */
export const IMPORT_QUEUED = "catalog.import-queued"

/** `make_categories` says that the file's new categories are wanted. */
export const RunProductImport = z.object({
  make_categories: z.boolean("make_categories is true or false").default(false),
})
export type RunProductImport = z.infer<typeof RunProductImport>
