/** A resource's list with a filter. */
export const filterPath = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** A resource's list, searched for a text. */
export const searchPath = (resource: string, q: string) => filterPath(resource, { q })
