import type { ProductPage } from "@haat/catalog/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../backend/sdk.ts"
import { LOCALE } from "../language/locale.ts"
import type { PageProduct } from "./variants/choose-variant.ts"

export const fetchProduct = async (id: string, signal?: AbortSignal): Promise<PageProduct> => {
  const path = `/store/catalog/products/${encodeURIComponent(id)}`
  const { product } = await sdk.client.fetch<{ product: ProductPage }>(path, { query: LOCALE, signal })
  return product
}

/** `id` may also be the product's handle. */
export const productQuery = (id: string) =>
  queryOptions({ queryKey: ["product", id], queryFn: ({ signal }) => fetchProduct(id, signal) })
