import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

let haat: TestShop
let shopper: Awaited<ReturnType<TestShop["shopper"]>>
beforeAll(async () => {
  haat = await shop()
  shopper = await haat.shopper()
})

describe("a strange request", () => {
  it.each([
    ["GET", "/store/nowhere"],
    ["GET", "/api"],
    ["POST", "/api/nowhere/at/all"],
    ["GET", "/store/cart/extra"],
    ["PUT", "/store/cart"],
    ["PATCH", "/store/cart/lines"],
    ["DELETE", "/store/products"],
    ["GET", "/static"],
    ["GET", "/static/none.webp"],
  ])("is told in JSON that nothing is there: %s %s", async (method, path) => {
    const { status, body } = await shopper.send(method, path)
    expect([status, body.message]).toEqual([404, "There is nothing at this address"])
  })

  it.each(["/store/regions?limit=-1", "/store/products?created_at=long-ago", "/store/orders?status=false"])(
    "is told that a value is no good, and not that the shop is broken: %s",
    async (path) => {
      const { status, body } = await shopper.get(path)
      expect([status, body.message]).toEqual([400, "This request has a value that cannot be used"])
    },
  )

  it("cannot begin before the first row", async () => {
    const { status, body } = await shopper.get("/store/products?offset=-1")
    expect([status, body.message]).toEqual([400, "Offset cannot be negative"])
  })

  it.each(["limit=101", "limit=99999999999999", "limit=101&limit=1", "limit=500rows"])(
    "gets no endless list: %s",
    async (query) => {
      const { status, body } = await shopper.get(`/store/products?${query}`)
      expect([status, body.message]).toEqual([400, "Limit is at most 100"])
    },
  )
})
