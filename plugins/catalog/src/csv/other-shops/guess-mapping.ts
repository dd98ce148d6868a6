import { COLUMN_NAMES, type Column, PROBLEM_COLUMN } from "../columns"
import type { Mapping, Target } from "./targets"

export type ShopSystem = "shopify" | "woocommerce"

/** Lowercases a column name and drops its marks, such as "Body (HTML)" to "body html". */
const normalizeName = (header: string) =>
  header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, " ")
    .trim()

type Names = Record<string, Target>

const SHOPIFY: Names = {
  handle: "handle",
  title: "name",
  "body html": "about",
  vendor: "brand",
  type: "category",
  tags: "tags",
  "product category": "category_path",
  published: "status",
  status: "status",
  "variant sku": "sku",
  "variant grams": "weight_kg",
  "variant inventory qty": "quantity",
  "variant price": "price",
  "variant compare at price": "compare_at_price",
  "variant barcode": "gtin",
  "image src": "pictures",
  "variant image": "variant_image",
}

const WOOCOMMERCE: Names = {
  id: "row_id",
  type: "row_kind",
  sku: "sku",
  name: "name",
  published: "status",
  parent: "parent",
  "gtin upc ean or isbn": "gtin",
  "short description": "description",
  description: "about",
  stock: "quantity",
  weight: "weight_kg",
  length: "length_cm",
  width: "breadth_cm",
  height: "height_cm",
  "sale price": "sale_price",
  "regular price": "regular_price",
  categories: "category_path",
  tags: "tags",
  images: "pictures",
  brands: "brand",
  brand: "brand",
}

/** Common column names, for files of an unknown shop system. */
const COMMON_NAMES: Names = {
  title: "name",
  product: "name",
  "product name": "name",
  item: "name",
  "item name": "name",
  details: "description",
  "product description": "description",
  "short description": "description",
  "long description": "about",
  type: "category",
  "product type": "category",
  "category name": "category",
  categories: "category_path",
  rate: "price",
  "selling price": "price",
  "sale price": "sale_price",
  "regular price": "regular_price",
  "compare at price": "compare_at_price",
  "mrp rs": "mrp",
  qty: "quantity",
  stock: "quantity",
  "stock quantity": "quantity",
  inventory: "quantity",
  "sku code": "sku",
  "item code": "sku",
  "product code": "sku",
  code: "sku",
  "article number": "sku",
  barcode: "gtin",
  ean: "gtin",
  upc: "gtin",
  "ean code": "gtin",
  vendor: "brand",
  "brand name": "brand",
  image: "pictures",
  images: "pictures",
  photo: "pictures",
  photos: "pictures",
  picture: "pictures",
  "image url": "pictures",
  "image link": "pictures",
  "image src": "pictures",
  "picture url": "pictures",
  size: "option",
  colour: "option",
  color: "option",
  tags: "tags",
  "hsn code": "hsn",
  slug: "handle",
  "url key": "handle",
  weight: "weight_kg",
  length: "length_cm",
  width: "breadth_cm",
  breadth: "breadth_cm",
  height: "height_cm",
  status: "status",
  published: "status",
  "country of origin": "country_of_origin",
}

/** Returns the shop system that writes this heading; undefined when unknown. */
export const recognizeShop = (header: string[]): ShopSystem | undefined => {
  const names = new Set(header.map(normalizeName))
  const has = (...all: string[]) => all.every((name) => names.has(name))
  if (has("handle", "title") && (has("variant price") || has("option1 name"))) return "shopify"
  if (has("type", "name", "regular price") || has("sku", "name", "regular price", "parent")) return "woocommerce"
  return undefined
}

/** Returns true when a file has only this shop's own columns. */
export const isOwnHeading = (header: string[]) =>
  header.every((cell) => {
    const name = cell.trim().toLowerCase()
    return !name || name === PROBLEM_COLUMN || COLUMN_NAMES.includes(name as Column)
  })

/** Guesses the mapping by column names; each target is used once, except those that may repeat. */
export const guessMapping = (header: string[]): Mapping => {
  const shop = recognizeShop(header)
  const used = new Set<Target>()
  return header.map((cell) => {
    const target = guessTarget(cell, shop)
    if (!target || (used.has(target) && !REPEATABLE_TARGETS.includes(target))) return null
    used.add(target)
    return target
  })
}

/** Targets that several columns may have. */
export const REPEATABLE_TARGETS: Target[] = ["option_name", "option_value", "option", "attribute", "status", "pictures"]

const guessTarget = (cell: string, shop: ShopSystem | undefined): Target | undefined => {
  const name = withoutUnit(normalizeName(cell))
  if (shop === "shopify")
    return /^option\d name$/.test(name) ? "option_name" : /^option\d value$/.test(name) ? "option_value" : SHOPIFY[name]
  if (shop === "woocommerce") {
    if (/^attribute \d+ name$/.test(name)) return "option_name"
    return /^attribute \d+ value s$/.test(name) ? "option_value" : WOOCOMMERCE[name]
  }
  const own = COLUMN_NAMES.find((column) => column === name.replaceAll(" ", "_"))
  return own ?? COMMON_NAMES[name]
}

const UNIT_SUFFIX = /^(weight|length|width|breadth|height) (kg|kgs|g|gm|grams|lb|lbs|oz|mm|cm|m|in|inch|inches|ft|yd)$/
const withoutUnit = (name: string) => UNIT_SUFFIX.exec(name)?.[1] ?? name

const UNIT_FACTORS: Record<string, number> = {
  kg: 1,
  kgs: 1,
  g: 0.001,
  gm: 0.001,
  grams: 0.001,
  lb: 0.45359237,
  lbs: 0.45359237,
  oz: 0.028349523125,
  cm: 1,
  mm: 0.1,
  m: 100,
  in: 2.54,
  inch: 2.54,
  inches: 2.54,
  ft: 30.48,
  yd: 91.44,
}

/** Returns the factor from a column's unit to kg or cm, for headings such as "Weight (lbs)" and "Variant Grams". */
export const unitFactor = (header: string): number =>
  UNIT_FACTORS[/\b([a-z]+)$/.exec(normalizeName(header))?.[1] ?? ""] ?? 1
