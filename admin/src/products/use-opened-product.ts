import type { ProductVariants, ProductWarehouse, ShopProduct, SizeCharts } from "@haat/catalog/contract"
import type { ProductTax } from "@haat/gst/contract"
import { useQuery } from "@tanstack/react-query"
import { useShopData } from "../use-shop-data"
import type { OpenedProduct } from "./edited-product"

export function useFetchProductParts() {
  const { request } = useShopData()
  return async (product: ShopProduct, signal?: AbortSignal): Promise<OpenedProduct> => {
    const read = <Part>(part: string) => request<Part>(`products/${encodeURIComponent(product.id)}/${part}`, { signal })
    const [variants, charts, tax, warehouse] = await Promise.all([
      read<ProductVariants>("variants"),
      read<SizeCharts>("size-chart"),
      read<ProductTax>("tax"),
      read<ProductWarehouse>("warehouse"),
    ])
    return { product, variants, charts, tax, warehouse }
  }
}

/** Fetches a product's parts once, as a refetch would discard unsaved changes. */
export function useOpenedProduct(product: ShopProduct) {
  const fetchParts = useFetchProductParts()
  return useQuery({
    queryKey: ["products", "opened", product.id],
    queryFn: ({ signal }) => fetchParts(product, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
