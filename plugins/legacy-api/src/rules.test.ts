/** @module-tag fuzz */
import { type Client, type Shopper, shop } from "@haat/testing"
import { inBatches } from "@haat/testing/in-batches"
import { IS_FULL_RUN } from "@haat/testing/test-size"
import { beforeAll, describe, expect, it } from "vitest"
import { findPlugins } from "../../../scripts/run/find-plugins.mjs"
import { readClaims, readPlugin } from "../../../scripts/run/plugin-clashes.mjs"
import { OLD_CALLS } from "./testing/old-calls"
import { put } from "./testing/people"

const haat = shop()
let asha: Shopper
let admin: Client
let lota: { id: string }
beforeAll(async () => {
  ;[asha, admin, lota] = await Promise.all([haat.shopper(), haat.admin(), haat.product({ quantity: 30 })])
})

const AT_ONCE = 4

/** Tables that a rejected call leaves as they are: of products, orders, people, and of the optional plugins. */
const COUNTED = [
  ...["product", "order", "customer", "product_category"],
  ...findPlugins()
    .filter(({ manifest }) => manifest.haat.optional)
    .flatMap((plugin): string[] => readClaims(readPlugin(plugin)).table),
]

const CALLS = Object.keys(OLD_CALLS).map((call) => {
  const [method, path] = call.split(" ")
  return { method, path: path.replace(/:\w+/g, "not_there") }
})
const CHANGES = CALLS.filter(({ method }) => method !== "GET")

/** As a browser or a program would send it, with any headers. */
async function send(method: string, path: string, headers: Record<string, string>, body?: string) {
  const response = await fetch(new URL(path, haat.backendUrl), {
    method,
    headers: { cookie: asha.cookie, ...headers },
    body,
  })
  return { status: response.status, body: await response.json() }
}
const JSON_TYPE = { "content-type": "application/json" }

describe("the caller of an old call", () => {
  it("is rejected with 403 when another site's page sends it", async () => {
    await inBatches(CALLS, AT_ONCE, async ({ method, path }) => {
      const sentence = "This can only be done from the shop itself."
      for (const origin of ["https://evil.example", "null"]) {
        const { status, body } = await send(method, path, { origin })
        expect([status, body.message], `${method} ${path}`).toEqual([403, sentence])
      }
    })
  })

  it("is rejected with 415 when JSON comes as text/plain", async () => {
    const { status } = await send(
      "POST",
      "/api/cart/addToCart",
      { "content-type": "text/plain" },
      JSON.stringify({ productId: lota.id }),
    )
    expect(status).toBe(415)
    expect((await asha.get("/store/cart")).body.cart.lines).toEqual([])
  })

  it("is rejected with 403 when a body or a path names another person", async () => {
    const ravi = await haat.shopper()
    await put(ravi, lota.id)
    const body = { userId: ravi.person.id, productId: lota.id }
    const requests = [
      ["POST", "/api/cart/addToCart", body],
      ["PUT", "/api/cart/increase", body],
      ["PUT", "/api/cart/decrease", body],
      ["DELETE", "/api/cart/delete", body],
      ["POST", "/api/saveForLater/saveForLater", body],
      ["GET", `/api/saveForLater/get/${ravi.person.id}`],
      ["POST", "/api/saveForLater/move-to-cart", body],
      ["POST", "/api/saveForLater/delete-save-for-later", body],
      ["POST", "/api/order/getOrdersById", { _id: ravi.person.id }],
      ["POST", "/api/order/getOrdersById", { userId: ravi.person.id }],
      ["PUT", "/api/user/updateUserAddress", { userId: ravi.person.id, addresses: [] }],
      ["POST", "/api/payment/create-order", { userId: ravi.person.id, amount: 1 }],
      ["PUT", "/api/user/profileupdate", { id: ravi.person.id, currentPassword: "Secret@123", firstname: "Eve" }],
      ["PUT", "/api/user/updateUserAddress", { id: ravi.person.id, addresses: [] }],
    ] as const
    for (const [method, path, sent] of requests) {
      const { status } = await asha.send(method, path, sent)
      expect(status, `${method} ${path}`).toBe(403)
    }
    expect((await ravi.get("/store/cart")).body.cart.lines).toMatchObject([{ product_id: lota.id, quantity: 1 }])
  })
})

const HOSTILE: [string, string][] = [
  ["nothing", ""],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a text", '"x"'],
  ["null", "null"],
  ["a hundred thousand brackets", "[".repeat(100_000)],
  ["deep nesting", `{"productId":${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}}`],
  ["a prototype", '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
  [
    "operators",
    '{"id":{"$ne":null},"username":{"$gt":""},"password":{"$gt":""},"productId":{"$ne":1},"email":{"$ne":1}}',
  ],
  [
    "statements",
    `{"id":"' or 1=1 --","productId":"'; drop table product; --","keyword":"%' or '1'='1","category":"\\u0000"}`,
  ],
  ["half a character", '{"id":"\\ud800","productId":"\\ud800","keyword":"\\ud800","message":"\\ud800\\u0000"}'],
  ["numbers without end", '{"id":1e999,"productId":1e999,"quantity":1e308,"amount":1e999,"rating":1e999}'],
  [
    "a long text",
    JSON.stringify({ id: "x".repeat(60_000), productId: "x".repeat(60_000), keyword: "x".repeat(60_000) }),
  ],
  [
    "a long list",
    JSON.stringify({
      productIds: Array(20_000).fill("x"),
      cartItems: Array(5_000).fill({}),
      addresses: Array(5_000).fill({}),
    }),
  ],
]

describe("hostile input at any call", () => {
  /** In `npm test` each call gets it from one of them, and the next input from another. */
  const senders = (turn: number) => {
    const people = [haat.guest(), asha, admin]
    return IS_FULL_RUN ? people : [people[turn % people.length]]
  }

  it.each(HOSTILE)(
    "is answered with a sentence within 5 s, and changes nothing: %s",
    async (what, body) => {
      const turn = HOSTILE.findIndex(([name]) => name === what)
      const counts = () =>
        haat.sql(`select ${COUNTED.map((table) => `(select count(*) from "${table}") as "${table}"`).join(", ")}`)
      const before = await counts()
      await inBatches([...CHANGES.entries()], AT_ONCE, async ([at, { method, path }]) => {
        for (const { cookie } of senders(turn + at)) {
          const since = Date.now()
          const response = await send(method, path, { ...JSON_TYPE, cookie }, body)
          const where = `${method} ${path}: ${JSON.stringify(response.body)}`
          expect(Date.now() - since, where).toBeLessThan(5_000)
          expect(response.status, where).toBeLessThan(500)
          if (response.status < 400) continue
          expect(response.body.message.length, where).toBeGreaterThan(3)
          expect(JSON.stringify(response.body), where).not.toMatch(
            /select |insert |at .*\.js|node_modules|\/srv|\/home/,
          )
        }
      })
      expect(await counts()).toEqual(before)
    },
    120_000,
  )

  it("is rejected with 413 when it is too large", async () => {
    const { status } = await asha.post("/api/product/search", { keyword: "x".repeat(200_000) })
    expect(status).toBe(413)
  })
})
