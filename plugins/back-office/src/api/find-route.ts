import { allResources, routesOf } from "@haat/sdk/server/back-office/resource"
import { isStorable } from "@haat/sdk/server/back-office/text"
import type { Method, Route } from "@haat/sdk/server/route"

/** Routes of an address, by method. */
export type Methods = Partial<Record<Method, Route>>

export const PREFIX = "/back-office"

/** Methods by path, read for the first request, when every plugin has added its resources. */
let routes: Map<string, Methods> | undefined

const readRoutes = () => {
  const found = new Map<string, Methods>()
  for (const route of routesOf(allResources()))
    found.set(route.path, { ...found.get(route.path), [route.method]: route })
  return found
}

const allRoutes = () => {
  routes ??= readRoutes()
  return routes
}

const toPattern = (path: string, flags = "") => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`, flags)
const paramsOf = (path: string) => path.split(":").length

/** Sorts literal paths before parameters: /products/bulk must not match /products/:id. */
const makePatterns = () =>
  [...allRoutes()]
    .toSorted(([a], [b]) => paramsOf(a) - paramsOf(b))
    .map(([path, methods]) => ({ methods, exact: toPattern(path), asRouted: toPattern(path, "i") }))

let patterns: ReturnType<typeof makePatterns> | undefined

/**
 * Routes of an address; undefined when there are none, or the address cannot be parsed. Express would run
 * /customers/EXPORT as /customers/export, so such an address must not count as a customer's.
 */
export const findMethods = (address: string): Methods | undefined => {
  patterns ??= makePatterns()
  const found = isReadable(address) ? patterns.find(({ asRouted }) => asRouted.test(address)) : undefined
  return found?.exact.test(address) ? found.methods : undefined
}

/** The description of the route that Express found. @param path as it is described, with :parameters */
export const findRoute = (method: string, path: string): Route | undefined => allRoutes().get(path)?.[method as Method]

const isReadable = (path: string) => {
  try {
    return isStorable(decodeURIComponent(path))
  } catch {
    return false
  }
}
