/** Record fields that change with a field of the request, where names differ or several fields follow. */
const FOLLOWS: Record<string, string[]> = {
  category_id: ["category"],
  name: ["handle"],
  product_ids: ["products"],
  resolved: ["resolved_at"],
  reply: ["replied_at"],
  picture_id: ["url"],
  location_id: ["warehouse"],
  variants: ["options"],
}

/**
 * Fields of a record that a request may have changed; undefined means any. Other fields changed by someone else at the
 * same time.
 * @param touches fields that the route names
 */
export const touchedFields = (action: string, sent: unknown, touches?: readonly string[]): Set<string> | undefined => {
  if (touches) return new Set(touches)
  if (action !== "changed" || typeof sent !== "object" || sent === null) return undefined
  return new Set(Object.keys(sent).flatMap((field) => [field, ...(FOLLOWS[field] ?? [])]))
}

/** Reduces a record to these fields. */
export const only = (fields: Set<string> | undefined, record: unknown): unknown =>
  fields && typeof record === "object" && record !== null
    ? Object.fromEntries(Object.entries(record).filter(([field]) => fields.has(field)))
    : record
