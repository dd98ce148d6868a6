import { ListProducts, ProductPagesAsked } from "@haat/catalog/contract"
import { LocaleQuery } from "@haat/http/locale"
import { z } from "zod"
import { Category, ProductList, ProductPage, RelatedProducts } from "../replies/product"
import { rowsOf } from "./rows"

export const catalogRoutes = rowsOf("catalog", [
  ["GET /store/catalog/products", "everyone", "Products on sale", { query: ListProducts, reply: ProductList }],
  [
    "GET /store/catalog/products/:id",
    "everyone",
    "One product, by id or handle",
    {
      params: z.object({ id: z.string() }),
      query: LocaleQuery,
      reply: z.object({ product: ProductPage }),
      refusals: { 404: "None on sale" },
    },
  ],
  [
    "GET /store/catalog/products/:id/related",
    "everyone",
    "What else may be wanted with a product, by id or handle: of its category, then bought together with it",
    { params: z.object({ id: z.string() }), query: LocaleQuery, reply: RelatedProducts },
  ],
  [
    "GET /store/catalog/product-pages",
    "everyone",
    "Several products at once, in the order of their ids; null for what is not on sale",
    {
      query: ProductPagesAsked,
      reply: z.object({ pages: z.array(z.object({ product: ProductPage }).nullable()) }),
    },
  ],
  [
    "GET /store/catalog/categories",
    "everyone",
    "Categories with products on sale",
    { query: LocaleQuery, reply: z.object({ categories: z.array(Category) }) },
  ],
  [
    "GET /store/catalog/categories/:id",
    "everyone",
    "One category, by id or handle, also without products on sale",
    {
      params: z.object({ id: z.string() }),
      query: LocaleQuery,
      reply: z.object({ category: Category }),
      refusals: { 404: "There is none" },
    },
  ],
])
