/** Readers of routes, by the first part of their paths. */
export const AUDIENCES = { "/store": "Shoppers", "/back-office": "Staff", "/api": "Old calls" }

/** Merges the methods of a path: `GET POST /lines`. */
export function mergeMethods(routes, prefix) {
  const methods = new Map()
  for (const route of routes.filter((one) => one.split(" ")[1].startsWith(`${prefix}/`))) {
    const [method, whole] = route.split(" ")
    const place = whole.slice(prefix.length)
    methods.set(place, [...(methods.get(place) ?? []), method])
  }
  return [...methods]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([place, all]) => `${all.join(" ")} ${place}`)
}

const isNamed = (route) => Object.keys(AUDIENCES).some((prefix) => route.includes(` ${prefix}/`))

/** Lists routes by their readers, those of one path in one entry. @returns {Record<string, string[]>} */
export function groupRoutes(routes) {
  const named = Object.entries(AUDIENCES).map(([prefix, audience]) => [
    audience,
    mergeMethods(routes, prefix).map((route) => route.replace(" /", ` ${prefix}/`)),
  ])
  const groups = [...named, ["Other routes", routes.filter((route) => !isNamed(route))]]
  return Object.fromEntries(groups.filter(([, names]) => names.length))
}
