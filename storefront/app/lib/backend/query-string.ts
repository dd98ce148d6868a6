/** The query of a request: flat values only, empty ones left out, lists as repeated `key[]`. */
export function stringify(query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value)) for (const one of value) params.append(`${key}[]`, String(one))
    else params.append(key, String(value))
  }
  return params.toString()
}
