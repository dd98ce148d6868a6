import { COLUMN_NAMES, type Column } from "../columns"

/** Targets that only another shop's file has, in addition to this shop's own columns. */
export const FOREIGN_TARGETS = [
  /** Name of an option, such as "Size"; the nth name belongs to the nth value. */
  "option_name",
  "option_value",
  /** Value of an option whose name is the column's heading. */
  "option",
  /** Value of an attribute whose name is the column's heading. */
  "attribute",
  "tags",
  /** Category path such as "Home > Kitchen, Sale"; the last part of the first path counts. */
  "category_path",
  /** Becomes the MRP when it is above the price. */
  "compare_at_price",
  /** Becomes the MRP, and the price when there is no sale price. */
  "regular_price",
  "sale_price",
  /** Publication status: "active" or "draft"; 1, 0 or -1; TRUE or FALSE. */
  "status",
  /** Row type: "variable" with rows of its variants, "variation", or "simple". */
  "row_kind",
  "row_id",
  /** Id or SKU of the product's row that a variant belongs to. */
  "parent",
  "variant_image",
] as const

export type Target = Column | (typeof FOREIGN_TARGETS)[number]

/** Columns that only this shop's own files can have. */
const OWN_ONLY: Column[] = ["id", "variant_id", "updated_at", "quantity_when_exported", "variant_picture"]

export const TARGETS: Target[] = [...COLUMN_NAMES.filter((name) => !OWN_ONLY.includes(name)), ...FOREIGN_TARGETS]

/** Target of each column in the order of the heading; null for a column that is not imported. */
export type Mapping = (Target | null)[]
