import type { Method, Route } from "@haat/sdk/server/route"
import { isStorable } from "../dialect/text"
import { STAFF_ROUTES } from "../routes"

/** Routes of an address, by method. */
export type Methods = Partial<Record<Method, Route>>

export const PREFIX = "/back-office"

const methodsOf = (path: string): Methods =>
  Object.fromEntries(STAFF_ROUTES.filter((route) => route.path === path).map((route) => [route.method, route]))

const toPattern = (path: string, flags = "") => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`, flags)
const paramsOf = (path: string) => path.split(":").length

/** The most exact first: /products/bulk is no product. */
const makePatterns = () =>
  [...new Set(STAFF_ROUTES.map(({ path }) => path))]
    .toSorted((a, b) => paramsOf(a) - paramsOf(b))
    .map((path) => ({ methods: methodsOf(path), exact: toPattern(path), asRouted: toPattern(path, "i") }))

/** Patterns, made for the first request, when every plugin has added its routes. */
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
export const findRoute = (method: string, path: string): Route | undefined => methodsOf(path)[method as Method]

const isReadable = (path: string) => {
  try {
    return isStorable(decodeURIComponent(path))
  } catch {
    return false
  }
}
