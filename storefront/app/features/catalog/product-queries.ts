import type { ShopCategory } from "@haat/catalog/contract"
import type { ListProducts, ProductList, RelatedProducts } from "@haat/search/contract"
import { queryOptions } from "@tanstack/react-query"
import { FetchError, sdk } from "../../lib/backend/sdk.ts"
import { LOCALE } from "../../lib/language/locale.ts"
import { asCard } from "../../lib/shop/as-card.ts"

/** Categories that contain products. */
export const categoriesQuery = queryOptions({
  queryKey: ["categories"],
  queryFn: async ({ signal }) => {
    const { categories } = await sdk.client.fetch<{ categories: ShopCategory[] }>("/store/catalog/categories", {
      query: LOCALE,
      signal,
    })
    return categories
  },
})

/** `id` may also be the handle; includes categories without products; null when there is none. */
export const categoryQuery = (id: string) =>
  queryOptions({
    queryKey: ["category", id],
    queryFn: async ({ signal }): Promise<ShopCategory | null> => {
      try {
        const path = `/store/catalog/categories/${encodeURIComponent(id)}`
        return (await sdk.client.fetch<{ category: ShopCategory }>(path, { query: LOCALE, signal })).category
      } catch (error) {
        if (error instanceof FetchError && error.status === 404) return null
        throw error
      }
    },
  })

/** Products related to one; `id` may also be its handle. */
export const relatedQuery = (id: string) =>
  queryOptions({
    queryKey: ["related", id],
    queryFn: async ({ signal }) => {
      const path = `/store/catalog/products/${encodeURIComponent(id)}/related`
      return (await sdk.client.fetch<RelatedProducts>(path, { query: LOCALE, signal })).products.map(asCard)
    },
  })

/** Only what differs from the defaults, so that equal lists have the same cache key. */
export type ProductFilter = Partial<ListProducts>

const fetchProducts = (filter: ProductFilter, signal: AbortSignal) =>
  sdk.client.fetch<ProductList>("/store/catalog/products", { query: { ...filter, ...LOCALE }, signal })

/** A page of cards. */
export const productListQuery = (filter: ProductFilter) =>
  queryOptions({
    queryKey: ["products", filter],
    queryFn: async ({ signal }) => {
      const { products, ...rest } = await fetchProducts(filter, signal)
      return { ...rest, products: products.map(asCard) }
    },
  })

const MAX_ON_HOME = 100

/** For home's grid and its carousel, newest first. */
export const homeProductsQuery = productListQuery({ limit: MAX_ON_HOME })
