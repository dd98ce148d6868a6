import { expect, it, vi } from "vitest"
import { limitRouteCache, routesFinderClass } from "./bound-route-cache"

const MAX_REMEMBERED = 100

it("finds routes as before, and remembers no more paths than allowed", () => {
  const Finder = routesFinderClass()
  limitRouteCache(Finder, MAX_REMEMBERED)
  const finder = new Finder()
  const route = { matcher: "/store/things/:id", method: "GET", handler: () => {} }
  finder.add(route)
  expect(finder.find("/store/other", "GET")).toBeNull()
  finder.add({ ...route, matcher: "/store/other" })

  let remembered = 0
  const original = Map.prototype.set
  vi.spyOn(Map.prototype, "set").mockImplementation(function (this: Map<unknown, unknown>, key, value) {
    const had = this.size
    Reflect.apply(original, this, [key, value])
    if (String(key).startsWith("GET:/store/") && this.size > had) remembered = Math.max(remembered, this.size)
    return this
  })
  for (let nth = 0; nth < 10 * MAX_REMEMBERED; nth++) {
    expect(finder.find(`/store/things/${nth}`, "GET")).toMatchObject({ matcher: "/store/things/:id" })
    expect(finder.find(`/store/nothing/${nth}`, "GET")).toBeNull()
  }
  expect(finder.find("/store/things/1", "POST")).toBeNull()
  expect(finder.find("/store/other", "GET")).toMatchObject({ matcher: "/store/other" })
  vi.restoreAllMocks()
  expect(remembered).toBeGreaterThan(1)
  expect(remembered).toBeLessThanOrEqual(MAX_REMEMBERED + 1)
})
