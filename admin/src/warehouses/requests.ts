import type { KeepInWarehouse, ProductWarehouse } from "@haat/catalog/contract"
import type { Warehouse } from "@haat/gst/contract"
import { request } from "../http-client"

const ofProduct = (id: string) => `products/${encodeURIComponent(id)}/warehouse`

/** The warehouses' part of the data provider, besides react-admin's own methods. */
export const warehouseRequests = {
  /** Those besides the main one. */
  warehouses: (signal?: AbortSignal) => request<Warehouse[]>("warehouses", { signal }),
  productWarehouse: (id: string, signal?: AbortSignal) => request<ProductWarehouse>(ofProduct(id), { signal }),
  keepInWarehouse: (id: string, body: KeepInWarehouse) =>
    request<ProductWarehouse>(ofProduct(id), { method: "PUT", body }),
}
