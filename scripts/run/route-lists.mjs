/** Name of the clients that call routes, by the prefix of their paths. */
export const AUDIENCES = { "/store": "Shoppers", "/back-office": "Staff", "/api": "Old calls" }

/** Lists the routes under `prefix`, one entry for each path with all its methods, such as `GET POST /lines`. */
export function mergeMethods(routes, prefix) {
  const methods = new Map()
  for (const route of routes.filter((one) => one.split(" ")[1].startsWith(`${prefix}/`))) {
    const [method, address] = route.split(" ")
    const subpath = address.slice(prefix.length)
    methods.set(subpath, [...(methods.get(subpath) ?? []), method])
  }
  return [...methods]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([subpath, all]) => `${all.join(" ")} ${subpath}`)
}

const isNamed = (route) => Object.keys(AUDIENCES).some((prefix) => route.includes(` ${prefix}/`))

/** Lists routes by the clients that call them, those of one path in one entry. @returns {Record<string, string[]>} */
export function groupRoutes(routes) {
  const named = Object.entries(AUDIENCES).map(([prefix, audience]) => [
    audience,
    mergeMethods(routes, prefix).map((route) => route.replace(" /", ` ${prefix}/`)),
  ])
  const groups = [...named, ["Other routes", routes.filter((route) => !isNamed(route))]]
  return Object.fromEntries(groups.filter(([, names]) => names.length))
}
