import type { ProductWarehouse } from "@haat/catalog/contract"
import type { SaveWarehouse, Warehouse } from "@haat/gst/contract"
import { request } from "../http-client"

/** The warehouses' part of the data provider. Each rejects with an HttpError that has a sentence for each field. */
export const warehouseRequests = {
  /** Those besides the main one. */
  warehouses: (signal?: AbortSignal) => request<Warehouse[]>("warehouses", { signal }),
  /** Changes a warehouse, or adds one without `id`. */
  saveWarehouse: (id: string | undefined, body: SaveWarehouse) =>
    id
      ? request<Warehouse>(`warehouses/${encodeURIComponent(id)}`, { method: "PUT", body })
      : request<Warehouse>("warehouses", { method: "POST", body }),
  removeWarehouse: (id: string) =>
    request<{ id: string }>(`warehouses/${encodeURIComponent(id)}`, { method: "DELETE" }),
  productWarehouse: (id: string, signal?: AbortSignal) =>
    request<ProductWarehouse>(`products/${encodeURIComponent(id)}/warehouse`, { signal }),
}
