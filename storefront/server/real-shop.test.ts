import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { type TestShop, shop as testShop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createInProcessApp } from "./rendering/app.ts"
import { readSettings } from "./settings.ts"
import { onePage } from "./testing/small-shop.ts"
import { serveWeb } from "./web.ts"

/** The owner's promise to shoppers: what changes is seen within two seconds. */
const PROMISE_MS = 2_000

let shop: TestShop
let origin: string
let stop: () => Promise<void>

beforeAll(async () => {
  shop = await testShop()
  const server = createServer()
  stop = serveWeb(server, {
    settings: readSettings({ BACKEND_URL: shop.backendUrl, PUBLISHABLE_KEY: shop.publishableKey }),
    app: createInProcessApp((fetchBackend) => onePage(shop.backendUrl, fetchBackend), shop.backendUrl),
    clientFolder: "/nowhere",
    adminFolder: "/nowhere",
    log: () => {},
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => stop())

const read = async (path: string, headers?: Record<string, string>) => (await fetch(origin + path, { headers })).text()

describe("the web tier before the real shop", () => {
  it("shows a changed price to guests who keep reading within two seconds, and never the old one again", async () => {
    const product = await shop.product({ price: 499 })
    const path = `/store/catalog/products/${product.id}`
    expect(JSON.parse(await read(path)).product.price).toBe(499)

    const admin = await shop.admin()
    const saved = await editProduct(admin, product.id, { price: 449 })
    expect(saved.status).toBe(200)
    const since = performance.now()
    const seen: [number, number][] = []
    while (performance.now() - since < PROMISE_MS + 500)
      seen.push([JSON.parse(await read(path)).product.price, performance.now() - since])

    const first = seen.findIndex(([price]) => price === 449)
    expect(seen[first]?.[1]).toBeLessThan(PROMISE_MS)
    expect(new Set(seen.slice(first).map(([price]) => price))).toEqual(new Set([449]))
  })

  it("does not share a signed-in shopper's responses", async () => {
    const asha = await shop.shopper()
    const { cookie } = asha
    expect(await read("/", { cookie })).toContain(asha.person.username)
    expect(await read("/")).not.toContain(asha.person.username)
    expect((await fetch(`${origin}/auth/me`, { headers: { cookie } })).headers.get("cache-control")).toContain(
      "no-store",
    )
  })

  it("signs people in over the one origin, and not from another site", async () => {
    const { person } = await shop.shopper()
    const call = (headers: Record<string, string>) =>
      fetch(`${origin}/auth/sign-in`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ username: person.username, password: "Secret@123" }),
      })
    expect((await call({ origin: "https://evil.test" })).status).toBe(403)
    const response = await call({ origin })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).toMatch(/connect\.sid=.*HttpOnly/)
  })

  it("is ready when web tier and backend are, and always healthy", async () => {
    expect(JSON.parse(await read("/ready"))).toEqual({ status: "ok", parts: { web: "ok", backend: "ok" } })
    expect(JSON.parse(await read("/health"))).toEqual({ status: "ok" })
  })
})
