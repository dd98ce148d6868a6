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

/** Questions after which what was remembered of them is dropped. Preparing a finder anew takes milliseconds. */
const MAX_REMEMBERED = 5_000

const bounded = new WeakSet<FinderClass>()

/** Medusa's, which it does not export. */
export function routesFinderClass(): FinderClass {
  const http = require.resolve("@medusajs/framework/http")
  return createRequire(http)(path.join(path.dirname(http), "routes-finder.js")).RoutesFinder
}

/**
 * Bounds how many addresses a finder of routes remembers. Medusa's keeps every method and path that it was ever called
 * with, so that a stranger who asks for paths at random fills the memory. Call it before a finder is made.
 */
export function limitRouteCache(Finder: FinderClass = routesFinderClass(), maxRemembered = MAX_REMEMBERED) {
  if (bounded.has(Finder)) return
  bounded.add(Finder)
  const { add, find } = Finder.prototype as Finder
  const routesOf = new WeakMap<Finder, unknown[]>()
  const finders = new WeakMap<Finder, { finder: Finder; uses: number }>()

  const renewed = (finder: Finder) => {
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
    const { finder } = current && current.uses++ < maxRemembered ? current : renewed(this)
    return find.call(finder, url, method)
  }
}
