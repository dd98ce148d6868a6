export const filterPath = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`

export const searchPath = (resource: string, q: string) => filterPath(resource, { q })
