import { forTextFacts } from "../contract"

/** The columns of a file of products, in the order they are written, and the field each stands for. */
export const COLUMNS = {
  id: "id",
  name: "name",
  description: "description",
  category: "category_id",
  price: "price",
  quantity: "quantity",
  active: "active",
  about: "about",
  weight_kg: "weight",
  length_cm: "length",
  breadth_cm: "breadth",
  height_cm: "height",
  attributes: "attributes",
  pictures: "images",
  name_hi: "name_hi",
  description_hi: "description_hi",
  about_hi: "about_hi",
  attributes_hi: "attributes_hi",
  updated_at: "updated_at",
  /** Compared with `quantity`: when both are equal, the owner did not edit it and the stock stays. */
  quantity_when_exported: "quantity_when_exported",
  /** Columns of the row's variant follow; its price and quantity are those of the row. */
  variant_id: "variant_id",
  options: "options",
  sku: "sku",
  /** EAN, UPC or GTIN. */
  gtin: "gtin",
  variant_weight_kg: "variant_weight",
  variant_active: "variant_active",
  variant_length_cm: "variant_length",
  variant_breadth_cm: "variant_breadth",
  variant_height_cm: "variant_height",
  /** Position among the product's pictures, counted from 1. */
  variant_picture: "variant_picture",
  variant_mrp: "variant_mrp",
  variant_net_quantity: "variant_net_quantity",
  variant_net_unit: "variant_net_unit",
  /** Measures that an import guessed and the owner has not confirmed, as "weight; height". */
  estimated: "estimated",
  brand: "facts.brand",
  /** Facts that the law requires of packed goods follow; the MRP in rupees. */
  mrp: "facts.mrp",
  country_of_origin: "facts.origin",
  net_quantity: "facts.net_quantity",
  net_unit: "facts.net_unit",
  maker_role: "facts.maker_role",
  maker: "facts.maker",
  maker_address: "facts.maker_address",
  ...forTextFacts((fact) => `facts.${fact}` as const),
  month_made: "facts.made",
  /** The product's own tax classification follows; the supply is "taxable" or "exempt". */
  hsn: "tax.hsn",
  rate_class: "tax.rate_class",
  supply: "tax.exempt",
  /** Imported only: identifies a product that has neither id nor SKU in the file. */
  handle: "handle",
} as const

export type Column = keyof typeof COLUMNS
export const COLUMN_NAMES = Object.keys(COLUMNS) as Column[]
/** Columns of an export, in order. */
export const WRITTEN_COLUMNS = COLUMN_NAMES.filter((column) => column !== "handle")

/** Values of the column `supply`, for goods that are not exempt and exempt. */
export const SUPPLIES = ["taxable", "exempt"] as const

/** Column with the problems in a downloaded file of errors; ignored when that file is uploaded. */
export const PROBLEM_COLUMN = "problem"

/** Returns the CSV column of a field; the field itself when it has none. */
export const columnOf = (field: string): string => COLUMN_NAMES.find((column) => COLUMNS[column] === field) ?? field
