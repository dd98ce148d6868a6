import { ListProducts, ProductPagesAsked } from "@haat/catalog/contract"
import { z } from "zod"
import { Category, ProductList, ProductPage } from "../replies/product"
import { rowsOf } from "./rows"

export const catalogRoutes = rowsOf("catalog", [
  ["GET /store/catalog/products", "everyone", "Products on sale", { query: ListProducts, reply: ProductList }],
  [
    "GET /store/catalog/products/:id",
    "everyone",
    "One product, by id or handle",
    {
      params: z.object({ id: z.string() }),
      reply: z.object({ product: ProductPage }),
      refusals: { 404: "None on sale" },
    },
  ],
  [
    "GET /store/catalog/product-pages",
    "everyone",
    "Several products at once, in the order of their ids; null for what is not on sale",
    { query: ProductPagesAsked, reply: z.object({ pages: z.array(z.object({ product: ProductPage }).nullable()) }) },
  ],
  ["GET /store/catalog/categories", "everyone", "Categories", { reply: z.object({ categories: z.array(Category) }) }],
])
