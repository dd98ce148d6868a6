import type { MedusaRequest } from "@medusajs/framework/http"
import type { AuditedChange } from "../audit-log/audit-change"

const BY_METHOD: Record<string, string> = { PUT: "changed", DELETE: "deleted" }

/**
 * What a request changes, by its route below /back-office: POST /products creates one, PUT and DELETE change and delete,
 * and the last word of a longer path is what it does (orders/:id/shipment, products/bulk).
 */
export const whatChanges = ({ method, route, params }: MedusaRequest): AuditedChange => {
  const [resource, ...rest] = String(route.path).split("/").slice(2)
  const last = rest.at(-1)
  const action = last && !last.startsWith(":") ? last : (BY_METHOD[method] ?? "created")
  return { resource, action, id: Object.values(params)[0] ?? null }
}
