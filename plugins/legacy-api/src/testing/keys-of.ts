/** The names of all fields of a response, however deep. */
export function keysOf(response: unknown): string[] {
  if (typeof response !== "object" || response === null) return []
  const own = Array.isArray(response) ? [] : Object.keys(response)
  return [...own, ...Object.values(response).flatMap(keysOf)]
}
