import type { MedusaRequest } from "@medusajs/framework/http"

/**
 * The record that is changed, and how: `{ resource: "products", action: "changed", id }`; null for a new one, or for
 * many.
 */
export type AuditedChange = { resource: string; action: string; id: string | null }

const BY_METHOD: Record<string, string> = { PUT: "changed", DELETE: "deleted" }

/**
 * Names the change of a request by its route below /back-office: POST /products creates one, PUT and DELETE change and
 * delete, and the last word of a longer path is what it does (orders/:id/shipment, products/bulk).
 */
export const describeAuditedChange = ({ method, route, params }: MedusaRequest): AuditedChange => {
  const [resource, ...rest] = String(route.path).split("/").slice(2)
  const last = rest.at(-1)
  const action = last && !last.startsWith(":") ? last : (BY_METHOD[method] ?? "created")
  return { resource, action, id: Object.values(params)[0] ?? null }
}
