import { z } from "zod"

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

/** What a card in a list needs. */
export type ProductCard = {
  id: string
  handle: string
  name: string
  description: string
  category: { id: string; name: string } | null
  /** Whole rupees, tax included. */
  price: number
  /** Pieces that can still be sold: stocked less reserved, never below zero. */
  quantity: number
  images: ProductImage[]
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

const amount = (field: string) =>
  z.number({
    error: ({ input }) =>
      input === undefined || input === null || input === "" ? `${field} is required` : `${field} must be a number`,
  })
const size = (field: string) => amount(field).min(0, `${field} cannot be negative`).max(10_000, `${field} is too large`)

export const MAX_IMAGES = 8

/** A product as the owner saves it. `images` are picture ids from the upload call, the first is the preview. */
export const SaveShopProduct = z.object({
  name: z.string().trim().min(1, "Name is required").max(200, "Name is too long"),
  description: z.string().trim().min(1, "Description is required").max(5_000, "Description is too long"),
  category_id: z.string().min(1, "Category is required"),
  about: z.string().trim().min(1, "About field is required").max(10_000, "About is too long"),
  price: amount("Price").positive("Price must be greater than 0").max(10_000_000, "Price is too large"),
  quantity: amount("Quantity")
    .int("Quantity must be a whole number")
    .min(0, "Quantity cannot be negative")
    .max(1_000_000, "Quantity is too large"),
  length: size("Length"),
  height: size("Height"),
  breadth: size("Breadth"),
  weight: amount("Weight").positive("Weight must be greater than 0").max(1_000, "Weight is too large"),
  active: z.boolean().default(true),
  attributes: z
    .array(
      z.object({
        key: z.string().trim().min(1, "Attribute name is required").max(100),
        value: z.string().trim().min(1, "Attribute value is required").max(500),
      }),
    )
    .max(50, "At most 50 attributes")
    .default([]),
  images: z.array(z.string().min(1)).max(MAX_IMAGES, `At most ${MAX_IMAGES} pictures`).default([]),
})
export type SaveShopProduct = z.infer<typeof SaveShopProduct>

export const SORTS = ["newest", "oldest", "priceLowToHigh", "priceHighToLow"] as const
export type Sort = (typeof SORTS)[number]

export const PAGE_SIZE = 24

/** Query of the product list; every field optional. `q` matches name, description, category and attributes, and forgives typing errors. */
export const ListProducts = z.object({
  q: z.string().trim().max(200, "The search text is too long").optional(),
  category: z.string().max(100).optional(),
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
 * GET /store/catalog/categories                  200 { categories: Category[] }         product_count counts active products
 */
