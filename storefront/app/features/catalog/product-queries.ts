import type { Category, ListProducts, ProductList, ProductPage } from "@haat/catalog/contract"
import { queryOptions } from "@tanstack/react-query"
import { asCard } from "../../lib/as-card.ts"
import { sdk } from "../../lib/sdk.ts"

export const categoriesQuery = queryOptions({
  queryKey: ["categories"],
  queryFn: async ({ signal }) => {
    const { categories } = await sdk.client.fetch<{ categories: Category[] }>("/store/catalog/categories", { signal })
    return categories
  },
})

/** `id` may also be the product's handle. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ["product", id],
    queryFn: async ({ signal }) => {
      const path = `/store/catalog/products/${encodeURIComponent(id)}`
      const { product } = await sdk.client.fetch<{ product: ProductPage }>(path, { signal })
      return product
    },
  })

/** Only what differs from the defaults, so that equal lists share one place in the cache. */
export type ProductFilter = Partial<ListProducts>

const fetchProducts = (filter: ProductFilter, signal: AbortSignal) =>
  sdk.client.fetch<ProductList>("/store/catalog/products", { query: filter, signal })

/** A page of cards. */
export const productListQuery = (filter: ProductFilter) =>
  queryOptions({
    queryKey: ["products", filter],
    queryFn: async ({ signal }) => {
      const { products, ...rest } = await fetchProducts(filter, signal)
      return { ...rest, products: products.map(asCard) }
    },
  })

const MOST_ON_HOME = 100

/** Home's grid and its carousel come from one call, newest first. */
export const homeProductsQuery = productListQuery({ limit: MOST_ON_HOME })
