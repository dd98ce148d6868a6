import { ProductPage } from "@haat/catalog/contract"
import { LocaleQuery } from "@haat/sdk/locale"
import { defineRoutes, TOO_OFTEN } from "@haat/sdk/server/route"
import { z } from "zod"
import {
  CountSearch,
  ListProductPages,
  ListProducts,
  ProductList,
  RelatedProducts,
  Suggest,
  Suggestions,
} from "./contract"

export const SEARCH_ROUTES = defineRoutes("Store: catalog", {
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
  "GET /store/catalog/suggestions": {
    who: "everyone",
    summary: "What a half-typed search text may become: words that find something, categories and products",
    query: Suggest,
    reply: Suggestions,
  },
  "POST /store/catalog/searches": {
    who: "everyone",
    summary: "Counts a search whose result was shown, or that a product of it was clicked",
    description: "Of nobody in particular; what looks like an e-mail address or someone's number is not counted.",
    bodyLimit: "4kb",
    body: CountSearch,
    rateLimit: "search",
    reply: z.object({}),
    status: 202,
    errors: TOO_OFTEN,
  },
})
