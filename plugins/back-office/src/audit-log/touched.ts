/** What changes with a field that is sent: the record tells it by another name, or in more than one field. */
const FOLLOWS: Record<string, string[]> = {
  category_id: ["category"],
  name: ["handle"],
  product_ids: ["products"],
  resolved: ["resolved_at"],
  reply: ["replied_at"],
  picture_id: ["url"],
}

/** What each step of an order changes. Its money may come, and its shopper may cancel it, at the same moment. */
const STEPS: Record<string, string[]> = {
  packed: ["fulfillment_status"],
  "delivery-state": ["shipping_address", "billing_address"],
  shipment: ["fulfillment_status", "tracking", "cancellable"],
  delivered: ["fulfillment_status", "status"],
  "returned-parcel": ["fulfillment_status", "tracking", "cancellable"],
  "cash-collected": ["fulfillment_status", "payment_status", "status"],
  cancellation: ["fulfillment_status", "payment_status", "status", "cancellable"],
}

/** The fields of a record that a request may have changed; undefined means any. The rest was changed by somebody else meanwhile. */
export const touchedFields = (resource: string, action: string, sent: unknown): Set<string> | undefined => {
  if (resource === "orders") return STEPS[action] && new Set(STEPS[action])
  if (action !== "changed" || typeof sent !== "object" || sent === null) return undefined
  return new Set(Object.keys(sent).flatMap((field) => [field, ...(FOLLOWS[field] ?? [])]))
}

/** Of a record only these fields. */
export const only = (fields: Set<string> | undefined, record: unknown): unknown =>
  fields && typeof record === "object" && record !== null
    ? Object.fromEntries(Object.entries(record).filter(([field]) => fields.has(field)))
    : record
