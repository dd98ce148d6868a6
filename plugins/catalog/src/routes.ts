import { LocaleQuery } from "@haat/sdk/locale"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { ListAddresses, MAX_IN_SITEMAP, ProductAddresses, ShopCategory, Sitemaps } from "./contract"

export const CATALOG_ROUTES = defineRoutes("Store: catalog", {
  "GET /store/catalog/addresses": {
    who: "everyone",
    summary: "Products on sale for a sitemap, in an order that stays",
    query: ListAddresses,
    reply: ProductAddresses,
  },
  "GET /store/catalog/sitemaps": {
    who: "everyone",
    summary: `How many sitemaps of ${MAX_IN_SITEMAP} products there are, and when what each has was changed last`,
    reply: Sitemaps,
  },
  "GET /store/catalog/categories": {
    who: "everyone",
    summary: "Categories with products on sale",
    query: LocaleQuery,
    reply: z.object({ categories: z.array(ShopCategory) }),
  },
  "GET /store/catalog/categories/:id": {
    who: "everyone",
    summary: "One category, by id or handle, also without products on sale",
    query: LocaleQuery,
    reply: z.object({ category: ShopCategory }),
    errors: { 404: "There is none" },
  },
})
