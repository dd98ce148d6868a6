import { findRoute } from "./route-permissions"

export type Change = { resource: string; action: string; id: string | null }

const BY_METHOD: Record<string, string> = { PUT: "changed", DELETE: "deleted" }

/**
 * What a request would change, by its path below /back-office: POST /products creates one, PUT and DELETE change and
 * delete, and the last word of a longer path is what it does (orders/:id/shipment, products/bulk).
 */
export const whatChanges = (method: string, path: string): Change => {
  const parts = path.split("/").filter(Boolean)
  const named = (findRoute(path)?.path ?? "").split("/").filter(Boolean)
  const at = named.findIndex((part) => part.startsWith(":"))
  const last = named.length > 1 && !named[named.length - 1].startsWith(":") ? parts[parts.length - 1] : undefined
  return {
    resource: parts[0] ?? "",
    action: last ?? BY_METHOD[method] ?? "created",
    id: at < 0 ? null : decodeURIComponent(parts[at]),
  }
}
