import { readTypedNumber } from "@haat/sdk/numbers/read-typed-numbers"
import { recordId } from "@haat/sdk/record-id"
import type { ProductList } from "@haat/search/contract"
import { SORTS } from "@haat/search/contract"
import { z } from "zod"
import { call } from "../call"
import { findProducts, requireProduct, resolveCatalog, resolveProductSearch } from "../catalog"
import { Page, text } from "../shapes/fields"
import { Category, Product } from "../shapes/product"
import { toCategory, toProduct } from "../translate/product"

const tag = "Products and categories"

const ProductIdInput = z.object({ id: recordId("Pick a product", "Product not found") })
const HIDDEN = "Only administrators get inactive products."

const productByIdCall = (path: string) =>
  call({
    method: "POST",
    path,
    tag,
    summary: "One product",
    description: `Both spellings of the path are the same call. ${HIDDEN}`,
    who: "everyone",
    body: ProductIdInput,
    reply: z.object({ data: Product }),
    errors: { 404: "Product not found" },
    run: async ({ scope, caller, body }) => ({
      data: toProduct(await requireProduct(scope, body.id, caller.kind === "administrator")),
    }),
  })

/** Schema of a price bound: an empty field or null is no bound; a number may be sent as text. */
const priceBound = (field: string) =>
  z
    .union([z.number(), z.string().max(20), z.null()], `${field} must be a number`)
    .optional()
    .transform((given, context) => {
      if (given === undefined || given === null || given === "") return undefined
      const value = typeof given === "number" ? given : (readTypedNumber(given) ?? Number.NaN)
      const wrong = Number.isNaN(value) ? "must be a number" : value < 0 ? "cannot be negative" : undefined
      if (!wrong && value <= 1_000_000_000) return value
      context.addIssue({ code: "custom", message: `${field} ${wrong ?? "is too large"}` })
      return z.NEVER
    })
    .describe("Inclusive")

const Search = z.object({
  keyword: text("The search text", 200).nullish(),
  category: text("Category", 100).nullish().describe("An id or a name"),
  minPrice: priceBound("Minimum price"),
  maxPrice: priceBound("Maximum price"),
  sortBy: z.union([z.literal(""), z.null(), z.enum(SORTS)], `sortBy is one of ${SORTS.join(", ")}`).optional(),
  page: Page.shape.page.optional(),
})

/** Maximum products of one search reply. */
const SEARCH_PAGE_SIZE = 200

export const productCalls = [
  call({
    method: "GET",
    path: "/product/getActiveProducts",
    tag,
    summary: "The products on sale, newest first",
    who: "everyone",
    query: Page,
    reply: z.object({ data: z.array(Product) }),
    run: async ({ scope, query: { page, limit } }) => {
      const range = { skip: (page - 1) * limit, take: limit }
      const { products } = await resolveCatalog(scope).listShopProducts({ active: true, ...range })
      return { data: products.map(toProduct) }
    },
  }),
  call({
    method: "GET",
    path: "/product/getProducts",
    tag,
    summary: "All products, newest first",
    description: "Only administrators get inactive products.",
    who: "everyone",
    query: Page,
    reply: z.object({ data: z.array(Product) }),
    run: async ({ scope, caller, query: { page, limit } }) => {
      const active = caller.kind === "administrator" ? undefined : true
      const { products } = await resolveCatalog(scope).listShopProducts({
        active,
        skip: (page - 1) * limit,
        take: limit,
      })
      return { data: products.map(toProduct) }
    },
  }),
  productByIdCall("/product/getProductById"),
  productByIdCall("/product/getproductbyid"),
  call({
    method: "GET",
    path: "/product/getProductsByCategory/:categoryId",
    tag,
    summary: "The products on sale of one category",
    who: "everyone",
    params: z.object({ categoryId: recordId("Pick a category", "There is no such category") }),
    query: Page,
    reply: z.object({ products: z.array(Product) }),
    run: async ({ scope, params, query: { page, limit } }) => {
      const filter = { active: true, category_id: params.categoryId, skip: (page - 1) * limit, take: limit }
      const { products } = await resolveCatalog(scope).listShopProducts(filter)
      return { products: products.map(toProduct) }
    },
  }),
  call({
    method: "POST",
    path: "/product/search",
    tag,
    summary: "Products on sale that match, at most 200",
    description:
      "Every field is optional; empty fields are ignored. `category` is an id or a name, price bounds are " +
      "inclusive and apply to the price in the reply, and an unknown `sortBy` gets 400. It is the storefront's " +
      "search, and follows a change within two seconds.",
    who: "everyone",
    body: Search,
    reply: z.object({ products: z.array(Product) }),
    run: async ({ scope, body: { keyword, category, minPrice, maxPrice, sortBy, page = 1 } }) => {
      const found: ProductList = JSON.parse(
        await resolveProductSearch(scope).browse({
          q: keyword?.trim() || undefined,
          category: category?.trim() || undefined,
          min_price: minPrice,
          max_price: maxPrice,
          sort: sortBy || undefined,
          price_of: "first",
          locale: "en",
          page,
          limit: SEARCH_PAGE_SIZE,
        }),
      )
      const products = await findProducts(
        scope,
        found.products.map((product) => product.id),
        true,
      )
      return { products: products.map(toProduct) }
    },
  }),
  call({
    method: "GET",
    path: "/product/getCategories",
    tag,
    summary: "The categories, by name",
    description: "`productCount` counts the products on sale.",
    who: "everyone",
    reply: z.object({ categories: z.array(Category) }),
    run: async ({ scope }) => ({ categories: (await resolveCatalog(scope).listCategories("active")).map(toCategory) }),
  }),
]
