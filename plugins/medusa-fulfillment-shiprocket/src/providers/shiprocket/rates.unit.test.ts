/** @module-tag limits */

import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { smallOrFull } from "@haat/testing/test-size"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openVendors, SECRET } from "../../../testing/open-vendors"
import { Breaker } from "./breaker"
import { ShiprocketClient } from "./client"
import { type QuotedParcel, quoteParcels } from "./quote-parcels"
import { Rates } from "./rates"
import { Session } from "./session"

const EMAIL = "sandbox@haat.example"
const PUNE = "412207"

let vendors: Awaited<ReturnType<typeof openVendors>>
beforeAll(async () => {
  vendors = await openVendors()
})
afterAll(() => vendors.close())
beforeEach(async () => {
  await vendors.behave("shiprocket")
  await vendors.endTokens()
  vendors.requests.length = 0
})

/** A shop that has just started. */
const freshRates = ({ url = `${vendors.url}/shiprocket`, password = SECRET, timeoutMs = 4_000 } = {}) => {
  const limits = { url, timeoutMs, fetch }
  const session = new Session({ ...limits, email: EMAIL, password })
  return new Rates(new ShiprocketClient({ ...limits, session, breaker: new Breaker() }))
}
const parcel = (item_id: string, weight: number, quantity = 1): QuotedParcel => ({ item_id, weight, quantity })
const quote = (rates: Rates, delivery: string, parcels: QuotedParcel[]) =>
  quoteParcels(rates, { pickup: PUNE, delivery }, parcels)
const timed = async <T>(task: () => Promise<T>) => {
  const start = performance.now()
  return { result: await task(), ms: performance.now() - start }
}
const FREE = { freight_charge: 0, estimated_delivery_days: "N/A" }

describe("a quote", () => {
  it("has charge and days of each item by weight times quantity, in their order", async () => {
    const quotes = await quote(freshRates(), "411004", [parcel("a", 0.4), parcel("b", 0.4, 3), parcel("c", 0.2, 2)])
    expect(quotes).toEqual([
      { item_id: "a", freight_charge: 42, estimated_delivery_days: "1-2" },
      { item_id: "b", freight_charge: 98, estimated_delivery_days: "1-2" },
      { item_id: "c", freight_charge: 42, estimated_delivery_days: "1-2" },
    ])
  })

  it("asks the carrier as it wants to be asked", async () => {
    await quote(freshRates(), "110 001", [parcel("a", 0.7)])
    const [signIn, ask] = vendors.requests
    expect(signIn).toMatchObject({
      method: "POST",
      path: "/shiprocket/auth/login",
      body: { email: EMAIL, password: SECRET },
    })
    expect(signIn.headers["content-type"]).toBe("application/json")
    expect(ask).toMatchObject({
      method: "GET",
      path: "/shiprocket/courier/serviceability/",
      query: { pickup_postcode: PUNE, delivery_postcode: "110001", weight: "1", cod: "1" },
    })
    expect(ask.headers.authorization).toMatch(/^Bearer ey/)
    expect(vendors.requests).toHaveLength(2)
  })

  it("costs more for heavier parcels and farther places", async () => {
    const rates = freshRates()
    const [light, heavy] = await quote(rates, "411004", [parcel("a", 0.5), parcel("b", 5)])
    const [far] = await quote(rates, "700001", [parcel("a", 0.5)])
    expect(heavy.freight_charge).toBeGreaterThan(light.freight_charge)
    expect(far.freight_charge).toBeGreaterThan(light.freight_charge)
  })

  it("is remembered by route and started half kilogram, and asked once by many at once", async () => {
    const rates = freshRates()
    await Promise.all(Array.from({ length: 20 }, () => quote(rates, "560001", [parcel("a", 0.3), parcel("b", 0.5)])))
    await quote(rates, "560001", [parcel("c", 0.1, 4)])
    expect(vendors.requestsTo("/shiprocket/courier/serviceability/")).toHaveLength(1)
  })

  it("of a place where nobody takes cash is the one without cash", async () => {
    const [there] = await quote(freshRates(), "795001", [parcel("a", 0.5)])
    expect(there).toEqual({ item_id: "a", freight_charge: 96, estimated_delivery_days: "6-9" })
    expect(vendors.requestsTo("/shiprocket/courier/serviceability/").map(({ query }) => query.cod)).toEqual(["1", "0"])
  })

  it.each(["900001", "744101"])("of %j, where nobody goes, says so", async (delivery) => {
    expect(await quote(freshRates(), delivery, [parcel("a", 1)])).toEqual([{ item_id: "a", ...FREE, not_served: true }])
  })

  it.each(["4110", "", "abcdef", "011004"])("of %j, which is no place, is nothing and N/A", async (delivery) => {
    expect(await quote(freshRates(), delivery, [parcel("a", 1)])).toEqual([{ item_id: "a", ...FREE }])
  })
})

describe("signing in", () => {
  it("happens once for 20 quotes at once", async () => {
    const rates = freshRates()
    const codes = Array.from({ length: 20 }, (_, nth) => String(110001 + nth))
    const quotes = await Promise.all(codes.map((code) => quote(rates, code, [parcel("a", 1)])))
    expect(quotes.flat().every(({ freight_charge }) => freight_charge > 0)).toBe(true)
    expect(vendors.requestsTo("/shiprocket/auth/login")).toHaveLength(1)
  })

  it("happens once more when the token has ended, however many notice", async () => {
    const rates = freshRates()
    await quote(rates, "411004", [parcel("a", 1)])
    await vendors.endTokens()
    const codes = Array.from({ length: 10 }, (_, nth) => String(400001 + nth))
    const quotes = await Promise.all(codes.map((code) => quote(rates, code, [parcel("a", 1)])))
    expect(quotes.flat().every(({ freight_charge }) => freight_charge > 0)).toBe(true)
    expect(vendors.requestsTo("/shiprocket/auth/login")).toHaveLength(2)
  })

  it("with a wrong password is tried once, not until the user is locked", async () => {
    const rates = freshRates({ password: "wrong" })
    for (let nth = 0; nth < 10; nth++)
      expect(await quote(rates, String(110001 + nth), [parcel("a", 1)])).toEqual([{ item_id: "a", ...FREE }])
    expect(vendors.requestsTo("/shiprocket/auth/login")).toHaveLength(1)
  })
})

/** Maximum wait while the carrier sleeps for 20 s; quotes take two at most, where nothing else runs on the machine. */
const MAX_WAIT_MS = smallOrFull(10_000, 2_500)

describe("a carrier in trouble", () => {
  it.each(["slow", "error", "malformed", "cut"] as const)(
    "that is %s is not waited for, and costs the shopper nothing",
    async (how) => {
      const rates = freshRates()
      await vendors.misbehave("shiprocket", { how, times: 0, seconds: 20 })
      const parcels = Array.from({ length: 12 }, (_, nth) => parcel(`item ${nth}`, nth + 1))
      const { result, ms } = await timed(() => quote(rates, "411004", parcels))
      expect(result).toEqual(parcels.map(({ item_id }) => ({ item_id, ...FREE })))
      expect(ms).toBeLessThan(MAX_WAIT_MS)
    },
  )

  it("that stumbles once is asked again at once", async () => {
    const rates = freshRates()
    await quote(rates, "411004", [parcel("a", 1)])
    for (const how of ["error", "malformed", "cut"] as const) {
      await vendors.misbehave("shiprocket", { how, path: "serviceability" })
      const [{ freight_charge }] = await quote(rates, `40000${how.length}`, [parcel("a", 1)])
      expect(freight_charge, how).toBeGreaterThan(0)
    }
  })

  it("is left in peace after three failures", async () => {
    const rates = freshRates()
    await vendors.misbehave("shiprocket", { how: "cut", times: 0 })
    for (let nth = 0; nth < 10; nth++) await quote(rates, String(110001 + nth), [parcel("a", 1)])
    expect(vendors.requests.length).toBeLessThanOrEqual(6)
    const before = vendors.requests.length
    await quote(rates, "560001", [parcel("a", 1)])
    expect(vendors.requests).toHaveLength(before)
  })

  it("does not make the shop forget what it knows", async () => {
    const rates = freshRates()
    const known = await quote(rates, "411004", [parcel("a", 1)])
    await vendors.misbehave("shiprocket", { how: "error", times: 0 })
    for (let nth = 0; nth < 4; nth++) await quote(rates, String(110001 + nth), [parcel("a", 1)])
    expect(await quote(rates, "411004", [parcel("a", 1)])).toEqual(known)
  })
})

describe("a carrier that talks nonsense", () => {
  let server: Server
  let says: unknown
  let url: string
  beforeAll(async () => {
    server = createServer((req, res) => {
      const body = req.url?.includes("auth") ? { token: "a.b.c" } : says
      res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  const listing = (...couriers: unknown[]) => ({ status: 200, data: { available_courier_companies: couriers } })

  it.each(
    [
      null,
      [],
      "no",
      {},
      { status: 500 },
      { status: 200, data: null },
      { status: 200, data: { available_courier_companies: {} } },
      listing(null, 7, "x"),
      listing({ courier_company_id: 1, freight_charge: "NaN", rate: "NaN", cod: 1, blocked: 0 }),
      listing({ courier_company_id: 1, freight_charge: -5, rate: -5, cod: 1, blocked: 0 }),
      listing({ courier_company_id: 1, freight_charge: 1e300, rate: 1e300, cod: 1, blocked: 0 }),
    ].map((nonsense) => [nonsense]),
  )("such as %j gets the fallback", async (nonsense) => {
    says = nonsense
    expect(await quote(freshRates({ url }), "411004", [parcel("a", 1)])).toEqual([{ item_id: "a", ...FREE }])
  })

  it.each([
    { status: "404", message: "not serviceable" },
    listing(),
    listing({ courier_company_id: 1, freight_charge: 50, rate: 50, cod: 1, blocked: 1 }),
  ])("such as %j says that nobody goes there", async (response) => {
    says = response
    expect(await quote(freshRates({ url }), "411004", [parcel("a", 1)])).toEqual([
      { item_id: "a", ...FREE, not_served: true },
    ])
  })

  it("about the days alone keeps its price", async () => {
    says = listing({
      courier_company_id: "1",
      freight_charge: "50.456",
      rate: "50.456",
      cod: "1",
      blocked: "0",
      estimated_delivery_days: {},
    })
    expect(await quote(freshRates({ url }), "411004", [parcel("a", 1)])).toEqual([
      { item_id: "a", freight_charge: 50.46, estimated_delivery_days: "N/A" },
    ])
  })
})
