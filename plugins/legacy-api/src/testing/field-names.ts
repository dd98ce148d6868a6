/** Returns the names of all fields of a response, also nested ones. */
export function fieldNames(response: unknown): string[] {
  if (typeof response !== "object" || response === null) return []
  const own = Array.isArray(response) ? [] : Object.keys(response)
  return [...own, ...Object.values(response).flatMap(fieldNames)]
}
