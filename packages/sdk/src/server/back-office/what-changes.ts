import type { MedusaRequest } from "@medusajs/framework/http"

/**
 * Target and kind of a change: `{ resource: "products", action: "changed", id }`. `id` is null for a new record and for
 * a change of many.
 */
export type AuditedChange = { resource: string; action: string; id: string | null }

const BY_METHOD: Record<string, string> = { PUT: "changed", DELETE: "deleted" }

/**
 * Derives the audited change from a request's route below /back-office: POST creates a record, PUT changes and DELETE
 * deletes it; the last word of a longer path is the action (orders/:id/shipment, products/bulk).
 */
export const describeAuditedChange = ({ method, route, params }: MedusaRequest): AuditedChange => {
  const [resource, ...rest] = String(route.path).split("/").slice(2)
  const last = rest.at(-1)
  const action = last && !last.startsWith(":") ? last : (BY_METHOD[method] ?? "created")
  return { resource, action, id: Object.values(params)[0] ?? null }
}
