import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let shopper: Awaited<ReturnType<TestShop["shopper"]>>
beforeAll(async () => {
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
    ["GET", "/store/products"],
    ["GET", "/store/products/prod_1?fields=*variants.inventory_items"],
    ["GET", "/store/collections"],
    ["GET", "/STORE/Regions/"],
    ["GET", "/store/payment-providers"],
    ["POST", "/store/search"],
    ["POST", "/hooks/payment/foo"],
    ["POST", "/hooks/anything"],
    ["GET", "/hooks"],
    ["GET", "/static"],
    ["GET", "/static/none.webp"],
  ])("is told in JSON that nothing is there: %s %s", async (method, path) => {
    const { status, body } = await shopper.send(method, path)
    expect([status, body.message]).toEqual([404, "There is nothing at this address"])
  })

  it.each(["/store/orders?limit=-1", "/store/orders?status=false"])(
    "is told that a value is no good, and not that the shop is broken: %s",
    async (path) => {
      const { status, body } = await shopper.get(path)
      expect([status, body.message]).toEqual([400, "This request has a value that cannot be used"])
    },
  )

  it.each([
    ["locale=hi&locale=en", 400],
    ["locale=hi&locale[toString]=x", 400],
    ["locale[]=hi", 200],
    ["locale%5Ba%5D=hi", 200],
  ])("gets a response, however it names a language: %s is %i", async (query, expected) => {
    for (const path of ["/store/catalog/categories", "/STORE/catalog/categories"])
      expect([path, (await shopper.get(`${path}?${query}`)).status]).toEqual([path, expected])
  })

  it("cannot begin before the first row", async () => {
    const { status, body } = await shopper.get("/store/orders?offset=-1")
    expect([status, body.message]).toEqual([400, "Offset cannot be negative"])
  })

  it.each(["limit=101", "limit=99999999999999", "limit=101&limit=1", "limit=500rows"])(
    "gets no endless list: %s",
    async (query) => {
      const { status, body } = await shopper.get(`/store/orders?${query}`)
      expect([status, body.message]).toEqual([400, "Limit is at most 100"])
    },
  )
})
