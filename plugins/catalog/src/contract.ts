import { z } from "zod"

export * from "./bulk-change"
export * from "./product-import"

/** The shop product: one flat view over Medusa's product, variant, price and stock. Prices in rupees, weight in kg, sizes in cm. */

export type Category = { id: string; name: string; handle: string; product_count: number }

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
  category: { id: string; name: string } | null
  /** Rupees, tax included. */
  price: number
  /** Pieces that can still be sold: stocked less reserved, never below zero. */
  quantity: number
  images: ProductImage[]
  rating: Rating
  created_at: string
}

/** What a shopper's product page needs; weight and sizes stay behind the counter. */
export type ProductPage = ProductCard & { attributes: Attribute[]; about: string }

/** Everything, for the owner. */
export type ShopProduct = ProductPage & {
  active: boolean
  /** kg */
  weight: number
  /** cm */
  length: number
  height: number
  breadth: number
  updated_at: string
}

/** NUL and half surrogates pass JSON but not the database. */
const storable = (text: string) => !/\0|\p{Surrogate}/u.test(text)
const text = (missing: string, field: string, max: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `${field} is too long`)
    .refine(storable, `${field} has a character that cannot be stored`)

const amount = (field: string) =>
  z.number({
    error: ({ input }) =>
      input === undefined || input === null || input === "" ? `${field} is required` : `${field} must be a number`,
  })
const size = (field: string) => amount(field).min(0, `${field} cannot be negative`).max(10_000, `${field} is too large`)

export const MAX_IMAGES = 8

/** A product as the owner saves it. `images` are picture ids from the upload call, the first is the preview. */
export const SaveShopProduct = z.object({
  name: text("Name is required", "Name", 200),
  description: text("Description is required", "Description", 5_000),
  category_id: text("Category is required", "Category", 100),
  about: text("About field is required", "About", 10_000),
  price: amount("Price")
    .positive("Price must be greater than 0")
    .max(10_000_000, "Price is too large")
    .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, "Price has at most two decimals"),
  quantity: amount("Quantity")
    .int("Quantity must be a whole number")
    .min(0, "Quantity cannot be negative")
    .max(1_000_000, "Quantity is too large"),
  length: size("Length"),
  height: size("Height"),
  breadth: size("Breadth"),
  weight: amount("Weight").positive("Weight must be greater than 0").max(1_000, "Weight is too large"),
  active: z.boolean("Active is true or false").default(true),
  attributes: z
    .array(
      z.object({
        key: text("Attribute name is required", "Attribute name", 100),
        value: text("Attribute value is required", "Attribute value", 500),
      }),
      "Attributes are a list of names and values",
    )
    .max(50, "At most 50 attributes")
    .default([]),
  images: z
    .array(text("A picture is named by its id", "Picture id", 100), "Images are a list of picture ids")
    .max(MAX_IMAGES, `At most ${MAX_IMAGES} pictures`)
    .refine((ids) => new Set(ids).size === ids.length, "A picture can be used once")
    .default([]),
})
export type SaveShopProduct = z.infer<typeof SaveShopProduct>

/** Why an edit was refused with a 409: what the product is now; null when it is gone. */
export type ProductChanged = { message: string; current: ShopProduct | null }

export const SaveCategory = z.object({
  name: text("Category not found", "Category name", 100),
})
export type SaveCategory = z.infer<typeof SaveCategory>

/** `was` is the name that was read: somebody who was quicker is not overwritten unseen. */
export const RenameCategory = SaveCategory.extend({
  was: text("Say which name you changed: was, as you read it", "Category name", 100),
})

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/**
 * Refusals that want a status of their own. A workflow throws a MedusaError whose `code` is one of these names and whose
 * message is for a person to read; a route answers with the status here. Medusa's own handler would lose the sentence of a 409.
 */
export const REFUSALS = {
  category_changed: 409,
  category_exists: 409,
  category_in_use: 409,
  picture_taken: 409,
  product_changed: 409,
  import_outdated: 409,
  import_refused: 409,
  import_running: 409,
  undo_too_late: 409,
  picture_too_large: 413,
  too_many_pictures: 413,
  picture_wrong_kind: 415,
} as const
export type Refusal = keyof typeof REFUSALS

/** Workflow for whoever kept a picture for something that is no product and needs it no more: `{ id }`. */
export const RELEASE_PICTURE = "catalog-release-picture"

/** Event for anyone who changes stock behind Medusa's back (an order placed, say): `{ product_ids: string[] }`. */
export const STOCK_CHANGED = "catalog.stock-changed"

/** Event for whoever keeps the reviews: these products' ratings are others now: `{ product_ids: string[] }`. */
export const RATING_CHANGED = "catalog.rating-changed"

export const SORTS = ["newest", "oldest", "priceLowToHigh", "priceHighToLow"] as const
export type Sort = (typeof SORTS)[number]

export const PAGE_SIZE = 24

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
  page: z.coerce
    .number("Page must be a number")
    .int("Page must be a whole number")
    .min(1, "Page starts at 1")
    .max(10_000, "There is no such page")
    .default(1),
  limit: z.coerce
    .number("Limit must be a number")
    .int("Limit must be a whole number")
    .min(1, "Limit starts at 1")
    .max(100, "Limit is at most 100")
    .default(PAGE_SIZE),
})
export type ListProducts = z.infer<typeof ListProducts>

export const MOST_PRODUCT_PAGES = 16

/** Query of several products at once: `id`, once for each, an id or a handle. */
export const ProductPagesAsked = z.object({
  id: z.preprocess(
    (given) => (typeof given === "string" ? [given] : given),
    z
      .array(z.string("Each id is one text"), "Say which products: id, once for each")
      .max(MOST_PRODUCT_PAGES, `At most ${MOST_PRODUCT_PAGES} products at once`),
  ),
})

/** A facet counts what its own filter would leave: each ignores its own filter and obeys the others. */
export type ProductList = {
  products: ProductCard[]
  count: number
  page: number
  limit: number
  facets: {
    categories: { id: string; name: string; count: number }[]
    price: { min: number; max: number }
    in_stock: number
  }
}

/*
 * GET /store/catalog/products      ListProducts  200 ProductList | 400      active products only; without `sort`, a search is by relevance, a list newest first
 * GET /store/catalog/products/:id                200 { product: ProductPage } | 404     id or handle
 * GET /store/catalog/product-pages ProductPagesAsked  200 { pages: ({ product: ProductPage } | null)[] } | 400    in the order of the ids, each on a line of its own
 * GET /store/catalog/categories                  200 { categories: Category[] }         product_count counts active products
 */
