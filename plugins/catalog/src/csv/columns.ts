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
  /** Only read: a quantity that is still this one was not edited, though sales may have changed it in the shop since. */
  quantity_when_exported: "quantity_when_exported",
  /** From here on of the variant that the row is about; its price and quantity are those of the row. */
  variant_id: "variant_id",
  options: "options",
  sku: "sku",
  /** The number under the barcode: EAN, UPC or GTIN. */
  gtin: "gtin",
  variant_weight_kg: "variant_weight",
  variant_active: "variant_active",
  variant_length_cm: "variant_length",
  variant_breadth_cm: "variant_breadth",
  variant_height_cm: "variant_height",
  /** Which of the product's pictures, counted from 1. */
  variant_picture: "variant_picture",
  variant_mrp: "variant_mrp",
  variant_net_quantity: "variant_net_quantity",
  variant_net_unit: "variant_net_unit",
  /** Measures that an import guessed, "weight; height", until the owner says them. */
  estimated: "estimated",
  brand: "facts.brand",
  /** From here on what the law asks to say of packed goods; the MRP in rupees. */
  mrp: "facts.mrp",
  country_of_origin: "facts.origin",
  net_quantity: "facts.net_quantity",
  net_unit: "facts.net_unit",
  maker_role: "facts.maker_role",
  maker: "facts.maker",
  maker_address: "facts.maker_address",
  ...forTextFacts((fact) => `facts.${fact}` as const),
  month_made: "facts.made",
  /** From here on what the product says itself of its tax: the rate as a class, the supply as "taxable" or "exempt". */
  hsn: "tax.hsn",
  rate_class: "tax.rate_class",
  supply: "tax.exempt",
  /** Only read: what a product that has no id in the file is known by, beside its SKU. */
  handle: "handle",
} as const

export type Column = keyof typeof COLUMNS
export const COLUMN_NAMES = Object.keys(COLUMNS) as Column[]
/** In the sequence in which they are written. */
export const WRITTEN_COLUMNS = COLUMN_NAMES.filter((column) => column !== "handle")

/** How the column `supply` says whether goods are exempt: no, and yes. */
export const SUPPLIES = ["taxable", "exempt"] as const

/** Written into a file that is returned with its errors, and ignored when it comes again. */
export const PROBLEM_COLUMN = "problem"

/** What the column of a field is called in the file. */
export const columnOf = (field: string): string => COLUMN_NAMES.find((column) => COLUMNS[column] === field) ?? field
