import { expect, it } from "vitest"
import { areaOf, SlowAreas } from "./slow-areas"

it("a slow area lets one request through at a time until none has failed for five seconds", () => {
  let now = 0
  const areas = new SlowAreas(() => now)
  expect(areas.enter("/store/cart")).toBeDefined()
  areas.failed("/store/cart/lines?x=1")
  const leave = areas.enter("/store/cart")
  expect(leave).toBeDefined()
  expect(areas.enter("/store/cart/lines")).toBeUndefined()
  expect(areas.enter("/store/reviews")).toBeDefined()
  leave?.()
  areas.enter("/store/cart")?.()
  now = 5_001
  expect(areas.enter("/store/cart")).toBeDefined()
  expect(areas.enter("/store/cart")).toBeDefined()
})

it("an area is the first two parts of an address", () => {
  expect(["/store/cart/lines?a=1", "/store/cart", "/auth/me"].map(areaOf)).toEqual([
    "/store/cart",
    "/store/cart",
    "/auth/me",
  ])
})
