import { LocaleQuery } from "@haat/sdk/locale"
import { defineRoutes, TOO_OFTEN } from "@haat/sdk/server/route"
import { z } from "zod"
import { CountSearch, ListAddresses, ListProductPages, ListProducts, MAX_IN_SITEMAP, Suggest } from "./contract"
import { Addresses, Category, ProductList, ProductPage, RelatedProducts, Sitemaps, Suggestions } from "./replies"

export const CATALOG_ROUTES = defineRoutes("Store: catalog", {
  "GET /store/catalog/products": {
    who: "everyone",
    summary: "Products on sale",
    query: ListProducts,
    queryOfForm: true,
    reply: ProductList,
  },
  "GET /store/catalog/products/:id": {
    who: "everyone",
    summary: "One product, by id or handle",
    query: LocaleQuery,
    reply: z.object({ product: ProductPage }),
    errors: { 404: "None on sale" },
  },
  "GET /store/catalog/products/:id/related": {
    who: "everyone",
    summary: "What else may be wanted with a product, by id or handle: of its category, then bought together with it",
    query: LocaleQuery,
    reply: RelatedProducts,
  },
  "GET /store/catalog/product-pages": {
    who: "everyone",
    summary: "Several products at once, in the order of their ids; null for what is not on sale",
    query: ListProductPages,
    reply: z.object({ pages: z.array(z.object({ product: ProductPage }).nullable()) }),
  },
  "GET /store/catalog/addresses": {
    who: "everyone",
    summary: "Products on sale for a sitemap, in an order that stays",
    query: ListAddresses,
    reply: Addresses,
  },
  "GET /store/catalog/sitemaps": {
    who: "everyone",
    summary: `How many sitemaps of ${MAX_IN_SITEMAP} products there are, and when what each has was changed last`,
    reply: Sitemaps,
  },
  "GET /store/catalog/suggestions": {
    who: "everyone",
    summary: "What a half-typed search text may become: words that find something, categories and products",
    query: Suggest,
    reply: Suggestions,
  },
  "POST /store/catalog/searches": {
    who: "everyone",
    summary: "Counts a search whose result was shown, or that a product of it was clicked",
    description: "Of nobody in particular; what looks like an e-mail address or somebody's number is not counted.",
    bodyLimit: "4kb",
    body: CountSearch,
    rateLimit: "search",
    reply: z.object({}),
    status: 202,
    errors: TOO_OFTEN,
  },
  "GET /store/catalog/categories": {
    who: "everyone",
    summary: "Categories with products on sale",
    query: LocaleQuery,
    reply: z.object({ categories: z.array(Category) }),
  },
  "GET /store/catalog/categories/:id": {
    who: "everyone",
    summary: "One category, by id or handle, also without products on sale",
    query: LocaleQuery,
    reply: z.object({ category: Category }),
    errors: { 404: "There is none" },
  },
})
