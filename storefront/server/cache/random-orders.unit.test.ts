import { describe, expect, it } from "vitest"
import { RANDOM_ORDERS } from "../../app/lib/visit/random-orders.ts"
import { smallShop } from "../testing/small-shop.ts"

/** A shop whose pages say by which seed they were rendered; counts the renderings of each address. */
async function shopInRandomOrder(env: Record<string, string> = {}) {
  const stock = { left: 5 }
  const renders: Record<string, number> = {}
  const shop = await smallShop((_req, res) => res.end(JSON.stringify(stock)), {
    env,
    app: (backendUrl, fetchBackend) => async (request) => {
      const { pathname } = new URL(request.url)
      renders[pathname] = (renders[pathname] ?? 0) + 1
      const data = await (await fetchBackend(`${backendUrl}/store/catalog/products`)).text()
      return new Response(`seed ${request.headers.get("x-seed")}, ${data}`)
    },
  })
  return { shop, renders, stock }
}

const numberIn = (headers: { "set-cookie"?: string[] }) =>
  /^draw=(\d+); Path=\/; SameSite=Lax/.exec(headers["set-cookie"]?.[0] ?? "")?.[1]

describe("pages in random order", () => {
  it("are rendered once for each requested order, of a limited number", async () => {
    const { shop, renders } = await shopInRandomOrder()
    await using _ = shop
    const pages = new Set<string>()
    const numbers = new Set<string | undefined>()
    for (let visit = 0; visit < 60; visit++) {
      const { body, headers } = await shop.get("/")
      pages.add(body)
      numbers.add(numberIn(headers))
    }
    expect(numbers).not.toContain(undefined)
    expect(pages.size).toBe(numbers.size)
    expect(pages.size).toBeGreaterThan(RANDOM_ORDERS / 2)
    expect(pages.size).toBeLessThanOrEqual(RANDOM_ORDERS)
    expect(renders["/"]).toBe(pages.size)
  })

  it("stay the same throughout a visit, on home and in the cart, for guests and shoppers", async () => {
    const { shop, renders } = await shopInRandomOrder()
    await using _ = shop
    const first = await shop.get("/")
    const cookie = `draw=${numberIn(first.headers)}`
    for (let turn = 0; turn < 5; turn++) {
      const again = await shop.get(turn % 2 ? "/" : "/Cart?utm_source=mail", { cookie: `theme=dark; ${cookie}` })
      expect(again.body).toBe(first.body)
      expect(again.headers["set-cookie"]).toBeUndefined()
    }
    expect(renders["/"]).toBe(1)
    expect((await shop.get("/", { cookie: `connect.sid=asha; ${cookie}` })).body).toBe(first.body)
    const person = await shop.get("/", { cookie: "connect.sid=asha" })
    expect(numberIn(person.headers)).toBeDefined()
    expect(person.headers["cache-control"]).toBe("private, no-store")
  })

  it("get a new order when the cookie has an invalid one", async () => {
    const { shop } = await shopInRandomOrder({ PUBLIC_URL: "https://shop.test" })
    await using _ = shop
    for (const cookie of [`draw=${RANDOM_ORDERS}`, "draw=-1", "draw=1e1", "draw=", "withdraw=1"]) {
      const { headers } = await shop.get("/", { cookie })
      expect(Number(numberIn(headers)), cookie).toBeLessThan(RANDOM_ORDERS)
      expect(headers["set-cookie"]?.[0]).toMatch(/; Secure$/)
    }
  })

  it("are rendered again after a change only for requested orders", async () => {
    const { shop, renders, stock } = await shopInRandomOrder()
    await using _ = shop
    for (let number = 0; number < 8; number++) await shop.get("/", { cookie: `draw=${number}` })
    expect(renders["/"]).toBe(8)
    stock.left = 4
    await expect.poll(async () => (await shop.get("/", { cookie: "draw=3" })).body, { timeout: 5_000 }).toContain(":4")
    expect(renders["/"]).toBe(9)
  })

  it("are no others: those are the same for all visitors, without a cookie", async () => {
    const { shop, renders } = await shopInRandomOrder()
    await using _ = shop
    const pages = await Promise.all([1, 2, 3, 4].map((number) => shop.get("/explore", { cookie: `draw=${number}` })))
    pages.push(await shop.get("/explore"))
    expect(new Set(pages.map(({ body }) => body))).toEqual(new Set(['seed null, {"left":5}']))
    for (const { headers } of pages) expect(headers["set-cookie"]).toBeUndefined()
    expect(renders["/explore"]).toBe(1)
  })
})
