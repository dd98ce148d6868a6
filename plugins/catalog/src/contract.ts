import { type Locale, localeParameter } from "@haat/http/locale"
import { pageQuery } from "@haat/http/page-query"
import { STORABLE_TEXT } from "@haat/http/storable"
import { z } from "zod"
import type { Langs } from "./texts"

export * from "./bulk-change"
export * from "./product-import"
export * from "./texts"

/** The shop product: one flat view over Medusa's product, variant, price and stock. Prices in rupees, weight in kg, sizes in cm. */

/** For the owner. `name_hi` is the Hindi name, null as long as there is none. */
export type Category = { id: string; name: string; name_hi: string | null; handle: string; product_count: number }

/** For a shopper; `lang` is the language of a name that is not in the language asked for. */
export type ShopCategory = { id: string; name: string; lang?: Locale; handle: string; product_count: number }

export type ProductImage = {
  id: string
  /** Address of the middle rendition, for where `srcset` is not understood. */
  url: string
  srcset: string
  width: number
  height: number
}

export type Attribute = { key: string; value: string }

/** Of the reviews everybody can read. The average has one decimal; null while there is none. */
export type Rating = { average: number | null; count: number }

/** What a card in a list needs. */
export type ProductCard = {
  id: string
  handle: string
  name: string
  description: string
  category: { id: string; name: string; lang?: Locale } | null
  /** Rupees, tax included. */
  price: number
  /** Pieces that can still be sold: stocked less reserved, never below zero. */
  quantity: number
  images: ProductImage[]
  rating: Rating
  created_at: string
} & Langs<"name" | "description">

/** What a shopper's product page needs; weight and sizes stay behind the counter. */
export type ProductPage = Omit<ProductCard, "langs"> & { attributes: Attribute[]; about: string } & Langs<
    "name" | "description" | "about" | "attributes"
  >

/** Everything, for the owner. */
export type ShopProduct = Omit<ProductPage, "category" | "langs"> & {
  category: { id: string; name: string; name_hi?: string } | null
  /** In Hindi; empty as long as it is not written. */
  name_hi: string
  description_hi: string
  about_hi: string
  attributes_hi: Attribute[]
  active: boolean
  /** kg */
  weight: number
  /** cm */
  length: number
  height: number
  breadth: number
  updated_at: string
}

const storable = (text: string) => STORABLE_TEXT.test(text)
const text = (missing: string, field: string, max: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `${field} is too long`)
    .refine(storable, `${field} has a character that cannot be stored`)

/** May be left empty; then the English one is shown. */
const hindiText = (field: string, max: number) =>
  z
    .string(`${field} in Hindi is a text`)
    .trim()
    .max(max, `${field} in Hindi is too long`)
    .refine(storable, `${field} in Hindi has a character that cannot be stored`)

/** A number field has two sentences: one for an empty field, one (`rule`) for what is no number and for what is out of range. */
const amount = (field: string, rule: string) =>
  z.number({
    error: ({ input }) => (input === undefined || input === null || input === "" ? `${field} is required` : rule),
  })
const positive = (field: string, rule: string) => amount(field, rule).positive(rule)
const notNegative = (field: string) => {
  const rule = `${field} must be a number and cannot be negative`
  return amount(field, rule).min(0, rule)
}
const size = (field: string) => notNegative(field).max(10_000, `${field} is too large`)

export const MAX_IMAGES = 8

const attributes = z
  .array(
    z.object({
      key: text("Attribute name is required", "Attribute name", 100),
      value: text("Attribute value is required", "Attribute value", 500),
    }),
    "Attributes are a list of names and values",
  )
  .max(50, "At most 50 attributes")
  .default([])

/** A product as the owner saves it. `images` are picture ids from the upload call, the first is the preview. */
export const SaveShopProduct = z.object({
  name: text("Name is required", "Name", 200),
  description: text("Description is required", "Description", 5_000),
  category_id: text("Category is required", "Category", 100),
  about: text("About field is required", "About", 10_000),
  price: positive("Price", "Price must be a number and greater than 0")
    .max(10_000_000, "Price is too large")
    .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, "Price has at most two decimals"),
  quantity: notNegative("Quantity").int("Quantity must be a whole number").max(1_000_000, "Quantity is too large"),
  length: size("Length"),
  height: size("Height"),
  breadth: size("Breadth"),
  weight: positive("Weight", "Weight must be greater than 0").max(1_000, "Weight is too large"),
  active: z.boolean("Active is true or false").default(true),
  attributes,
  name_hi: hindiText("Name", 200).default(""),
  description_hi: hindiText("Description", 5_000).default(""),
  about_hi: hindiText("About", 10_000).default(""),
  attributes_hi: attributes,
  images: z
    .array(text("A picture is named by its id", "Picture id", 100), "Images are a list of picture ids")
    .max(MAX_IMAGES, `At most ${MAX_IMAGES} pictures`)
    .refine((ids) => new Set(ids).size === ids.length, "A picture can be used once")
    .default([]),
})
export type SaveShopProduct = z.infer<typeof SaveShopProduct>

/** Beside the error of an edit that was refused with a 409: what the product is now; null when it is gone. */
export type ProductChanged = { current: ShopProduct | null }

export const SaveCategory = z.object({
  name: text("Category not found", "Category name", 100),
  name_hi: hindiText("Category name", 100).optional(),
})
export type SaveCategory = z.infer<typeof SaveCategory>

/** `was` and `was_hi` are the names that were read: somebody who was quicker is not overwritten unseen. */
export const RenameCategory = SaveCategory.extend({
  was: text("Say which name you changed: was, as you read it", "Category name", 100),
  was_hi: hindiText("Category name", 100).optional(),
})

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/** Workflow for whoever kept a picture for something that is no product and needs it no more: `{ id }`. */
export const RELEASE_PICTURE = "catalog-release-picture"

/** Event for anyone who changes stock behind Medusa's back (an order placed, say): `{ product_ids: string[] }`. */
export const STOCK_CHANGED = "catalog.stock-changed"

/** Event for whoever keeps the reviews: these products' ratings are others now: `{ product_ids: string[] }`. */
export const RATING_CHANGED = "catalog.rating-changed"

export const SORTS = ["newest", "oldest", "priceLowToHigh", "priceHighToLow"] as const
export type Sort = (typeof SORTS)[number]

/** A whole number of rows of two, four and five cards. */
export const PAGE_SIZE = 20

/** Query of the product list; every field optional. `q` matches name, description, category and attributes, and forgives typing errors. */
export const ListProducts = z.object({
  q: z
    .string("The search text is one text")
    .trim()
    .max(200, "The search text is too long")
    .refine(storable, "The search text has a character that cannot be searched")
    .optional(),
  category: z
    .string("Category is one id, handle or name")
    .trim()
    .max(100, "There is no such category")
    .refine(storable, "There is no such category")
    .optional(),
  min_price: z.coerce.number("Minimum price must be a number").min(0, "Minimum price cannot be negative").optional(),
  max_price: z.coerce.number("Maximum price must be a number").min(0, "Maximum price cannot be negative").optional(),
  in_stock: z.enum(["true", "false"], "in_stock is true or false").optional(),
  sort: z.enum(SORTS, `Sort is one of ${SORTS.join(", ")}`).optional(),
  ...pageQuery(PAGE_SIZE),
  locale: localeParameter,
})
export type ListProducts = z.infer<typeof ListProducts>

export const MAX_PRODUCT_PAGES = 16

/** Query of several products at once: `id`, once for each, an id or a handle. */
export const ProductPagesAsked = z.object({
  id: z.preprocess(
    (given) => (typeof given === "string" ? [given] : given),
    z
      .array(z.string("Each id is one text"), "Say which products: id, once for each")
      .max(MAX_PRODUCT_PAGES, `At most ${MAX_PRODUCT_PAGES} products at once`),
  ),
  locale: localeParameter,
})

/** At most so many of the same category, and so many that were bought together. */
export const MAX_RELATED_OF_A_KIND = 5

/** What else a shopper of a product may want: first of its category, then what was bought together with it. All of it can be bought now. */
export type RelatedProducts = { products: ProductCard[] }

/** A facet counts what its own filter would leave: each ignores its own filter and obeys the others. */
export type ProductList = {
  products: ProductCard[]
  count: number
  page: number
  limit: number
  facets: {
    categories: { id: string; name: string; lang?: Locale; count: number }[]
    price: { min: number; max: number }
    in_stock: number
  }
}

/*
 * Each takes `locale`, one of LOCALES: texts come in that language; what is not written in it is English, and marked.
 * GET /store/catalog/products      ListProducts  200 ProductList | 400      active products only; without `sort`, a search is by relevance, a list newest first
 * GET /store/catalog/products/:id   LocaleQuery  200 { product: ProductPage } | 404     id or handle
 * GET /store/catalog/product-pages ProductPagesAsked  200 { pages: ({ product: ProductPage } | null)[] } | 400    in the order of the ids, each on a line of its own
 * GET /store/catalog/products/:id/related  LocaleQuery  200 RelatedProducts             id or handle; none of a product that is not on sale
 * GET /store/catalog/categories     LocaleQuery  200 { categories: ShopCategory[] }     those with active products, which product_count counts
 * GET /store/catalog/categories/:id LocaleQuery  200 { category: ShopCategory } | 404   id or handle; also one without active products
 */
