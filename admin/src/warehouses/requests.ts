import type { ProductWarehouse } from "@haat/catalog/contract"
import type { Warehouse } from "@haat/gst/contract"
import { request } from "../http-client"

/** The warehouses' part of the data provider, besides react-admin's own methods. */
export const warehouseRequests = {
  /** Those besides the main one. */
  warehouses: (signal?: AbortSignal) => request<Warehouse[]>("warehouses", { signal }),
  productWarehouse: (id: string, signal?: AbortSignal) =>
    request<ProductWarehouse>(`products/${encodeURIComponent(id)}/warehouse`, { signal }),
}
