import type { ShopProduct } from "@haat/catalog/contract"
import type { ProductTax } from "@haat/gst/contract"
import { useQuery } from "@tanstack/react-query"
import { useShopData } from "../data-provider"
import type { taxRequests } from "../tax-settings/requests"
import type { warehouseRequests } from "../warehouses/requests"
import type { OpenedProduct } from "./edited-product"
import type { productRequests } from "./requests"

type Requests = typeof productRequests & typeof taxRequests & typeof warehouseRequests

/** Reads the parts of a product that are stored apart from its fields. */
export function useReadParts() {
  const shop = useShopData<Requests>()
  return async (product: ShopProduct, signal?: AbortSignal): Promise<OpenedProduct> => {
    const { id } = product
    const [variants, charts, tax, warehouse] = await Promise.all([
      shop.productVariants(id, signal),
      shop.sizeCharts(id, signal),
      shop.goodsTax("products", id, signal) as Promise<ProductTax>,
      shop.productWarehouse(id, signal),
    ])
    return { product, variants, charts, tax, warehouse }
  }
}

/** The product with its parts as its form opens it; what is typed stays, so it is read once. */
export function useOpenedProduct(product: ShopProduct) {
  const readParts = useReadParts()
  return useQuery({
    queryKey: ["products", "opened", product.id],
    queryFn: ({ signal }) => readParts(product, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
