/**
 * Written for Medusa 2.21.2.
 * Reason: RoutesFinder remembers the route of every method and path that it was ever asked for.
 * Upstream: none reported.
 */

import { createRequire } from "node:module"
import path from "node:path"

type Finder = {
  add(route: unknown): void
  find(url: string, method: string): unknown
}
export type FinderClass = new () => Finder

/** Number of lookups after which a finder is replaced by an empty one, which takes milliseconds. */
const MAX_LOOKUPS = 5_000

const bounded = new WeakSet<FinderClass>()

/** Returns Medusa's class RoutesFinder, which it does not export. */
export function routesFinderClass(): FinderClass {
  const http = require.resolve("@medusajs/framework/http")
  return createRequire(http)(path.join(path.dirname(http), "routes-finder.js")).RoutesFinder
}

/**
 * Limits the memory of route finders. Medusa's finder caches every method and path that it is called with, so requests
 * for random paths would fill the memory. Must be called before Medusa creates a finder.
 */
export function limitRouteCache(Finder: FinderClass = routesFinderClass(), maxLookups = MAX_LOOKUPS) {
  if (bounded.has(Finder)) return
  bounded.add(Finder)
  const { add, find } = Finder.prototype as Finder
  const routesOf = new WeakMap<Finder, unknown[]>()
  const finders = new WeakMap<Finder, { finder: Finder; uses: number }>()

  const renew = (finder: Finder) => {
    const fresh = { finder: new Finder(), uses: 0 }
    for (const route of routesOf.get(finder) ?? []) add.call(fresh.finder, route)
    finders.set(finder, fresh)
    return fresh
  }

  Finder.prototype.add = function (this: Finder, route: unknown) {
    add.call(this, route)
    routesOf.set(this, [...(routesOf.get(this) ?? []), route])
    finders.delete(this)
  }
  Finder.prototype.find = function (this: Finder, url: string, method: string) {
    const current = finders.get(this)
    const { finder } = current && current.uses++ < maxLookups ? current : renew(this)
    return find.call(finder, url, method)
  }
}
