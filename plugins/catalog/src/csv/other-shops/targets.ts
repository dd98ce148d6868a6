import { COLUMN_NAMES, type Column } from "../columns"

/** What a column of another shop's file may be, beside a column of this shop's own files. */
export const FOREIGN_TARGETS = [
  /** The name of an option, as "Size"; the nth of them belongs to the nth value. */
  "option_name",
  "option_value",
  /** A value of the option that the column is called. */
  "option",
  /** An attribute that the column is called. */
  "attribute",
  "tags",
  /** "Home > Kitchen, Sale": the last part of the first. */
  "category_path",
  /** The MRP, where it is above the price. */
  "compare_at_price",
  /** The price where there is no sale price; the MRP. */
  "regular_price",
  "sale_price",
  /** Whether it is on sale: "active" or "draft"; 1, 0 or -1; TRUE or FALSE. */
  "status",
  /** What a row is: "variable" with rows of its variants, "variation", or "simple". */
  "row_kind",
  "row_id",
  /** The row, by its id or SKU, that a variant belongs to. */
  "parent",
  "variant_image",
] as const

export type Target = Column | (typeof FOREIGN_TARGETS)[number]

/** Not among them: what only this shop's own files can say. */
const OWN_ONLY: Column[] = ["id", "variant_id", "updated_at", "quantity_when_exported", "variant_picture"]

export const TARGETS: Target[] = [...COLUMN_NAMES.filter((name) => !OWN_ONLY.includes(name)), ...FOREIGN_TARGETS]

/** What each column is, in the sequence of the heading; null for one that is not taken over. */
export type Mapping = (Target | null)[]
