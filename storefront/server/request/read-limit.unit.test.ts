import type { IncomingMessage } from "node:http"
import { describe, expect, it } from "vitest"
import { smallShop } from "../testing/small-shop.ts"
import { clientAddress, readLimit } from "./read-limit.ts"

const take = (count: number, one: () => number) =>
  Array.from({ length: count }, one).filter((wait) => wait === 0).length

describe("uncached reads", () => {
  it("have a burst of 200 and a refill rate of 30 a second for each address", () => {
    let now = 0
    const limit = readLimit({ factor: 1, now: () => now })
    expect(take(250, () => limit("192.0.2.1", false))).toBe(200)
    expect(limit("192.0.2.1", false)).toBe(1)
    expect(take(250, () => limit("192.0.2.2", false))).toBe(200)
    now = 1_000
    expect(take(250, () => limit("192.0.2.1", false))).toBe(30)
    expect(take(2_500, () => limit("192.0.2.1", true))).toBe(2_000)
  })

  it("are counted together for an IPv6 network", () => {
    const limit = readLimit({ factor: 1, now: () => 0 })
    let nth = 0
    expect(take(250, () => limit(`2001:db8:1:2::${(nth++).toString(16)}`, false))).toBe(200)
    expect(limit("2001:db8:1:3::1", false)).toBe(0)
  })

  it("shows a rejected read as a page with Retry-After; others and changes are served", async () => {
    // one at once, and the next after seven seconds
    const env = { TRUSTED_HOPS: "1", RATE_LIMIT_FACTOR: "0.005" }
    await using shop = await smallShop((_req, res) => res.end("{}"), { env })
    const as = (address: string) => ({ accept: "text/html", "x-forwarded-for": address })
    const first = await Promise.all([1, 2, 3].map((nth) => shop.get(`/search?query=${nth}`, as("192.0.2.1"))))
    expect(first.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    const rejected = await shop.get("/store/reviews", as("192.0.2.1"))
    expect([rejected.status, Number(rejected.headers["retry-after"]) > 0]).toEqual([429, true])
    expect(rejected.body).toContain("Too many requests")
    expect((await shop.get("/search?query=other", as("192.0.2.2"))).status).toBe(200)
    expect((await shop.send("POST", "/auth/sign-in", as("192.0.2.1"), "{}")).status).toBe(200)
  })
})

it("takes the client's address behind the trusted proxies", () => {
  const req = (forwarded?: string) =>
    ({ socket: { remoteAddress: "10.0.0.1" }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage
  expect(clientAddress(req("1.1.1.1, 2.2.2.2"), 0)).toBe("10.0.0.1")
  expect(clientAddress(req("1.1.1.1, 2.2.2.2"), 1)).toBe("2.2.2.2")
  expect(clientAddress(req("1.1.1.1, 2.2.2.2"), 2)).toBe("1.1.1.1")
  expect(clientAddress(req("1.1.1.1"), 5)).toBe("1.1.1.1")
  expect(clientAddress(req(), 1)).toBe("10.0.0.1")
})

it("warns once about X-Forwarded-For when no proxy is trusted", async () => {
  for (const [hops, warnings] of [
    ["0", 1],
    ["1", 0],
  ] as const) {
    await using shop = await smallShop((_req, res) => res.end("[]"), { env: { TRUSTED_HOPS: hops } })
    for (const address of ["203.0.113.1", "203.0.113.2"]) await shop.get("/cart", { "x-forwarded-for": address })
    const warned = shop.lines.filter(({ msg }) => String(msg).includes("TRUSTED_HOPS"))
    expect([hops, warned.length]).toEqual([hops, warnings])
    expect(JSON.stringify(shop.lines)).not.toContain("203.0.113")
  }
})
