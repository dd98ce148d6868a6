/** A resource's list, searched for a text. */
export const searchPath = (resource: string, q: string) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`
