/** @module-tag limits */
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { smallOrFull } from "@haat/testing/test-size"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { openVendors } from "../../../../medusa-fulfillment-shiprocket/testing/open-vendors"
import { openSandbox } from "../../../sandbox/index"
import PostalCodesService from "./service"

let vendors: Awaited<ReturnType<typeof openVendors>>
beforeAll(async () => {
  vendors = await openVendors(openSandbox().mounts)
  // The directory is read once per process; from here on it is at hand.
  await vi.waitFor(() => freshLookups().lookUp("194101"), 30_000)
}, 40_000)
afterAll(() => vendors.close())
beforeEach(async () => {
  await vendors.behave("postal-codes")
  vendors.requests.length = 0
})

const logger = { warn: () => {}, error: console.error }
const freshLookups = (postalCodesUrl = `${vendors.url}/postal-codes`) =>
  new PostalCodesService({ logger }, { postalCodesUrl })

describe("a postal code", () => {
  it("stands for its district and the places the service names, each once", async () => {
    expect(await freshLookups().lookUp("400001")).toEqual({
      postal_code: "400001",
      state: "Maharashtra",
      states: ["Maharashtra"],
      country: "India",
      country_code: "in",
      cities: ["Mumbai", "Fort", "Stock Exchange", "Town Hall"],
    })
  })

  it("lies in today's state, whatever the service remembers", async () => {
    const places = await freshLookups().lookUp("500016")
    expect(places).toMatchObject({ state: "Telangana", cities: expect.arrayContaining(["Hyderabad", "Begumpet"]) })
    expect((await freshLookups().lookUp("751001"))?.state).toBe("Odisha")
  })

  it("that only the directory knows is known", async () => {
    expect(await freshLookups().lookUp("194101")).toMatchObject({
      state: "Ladakh",
      cities: expect.arrayContaining(["Leh"]),
    })
  })

  it("offers no city that is longer than carriers take", async () => {
    for (const code of ["504302", "560098", "411041"]) {
      const { cities = [] } = (await new PostalCodesService({ logger }).lookUp(code)) ?? {}
      expect(cities, code).not.toEqual([])
      expect(cities.filter((city) => city.length > 30)).toEqual([])
    }
  })

  it("that nobody knows is none", async () => {
    expect(await freshLookups().lookUp("999999")).toBeNull()
  })

  it("is asked once, in the service's own way, however many want to know", async () => {
    const lookups = freshLookups()
    await Promise.all(Array.from({ length: 20 }, () => lookups.lookUp("560001")))
    await lookups.lookUp("560001")
    expect(vendors.requests).toMatchObject([{ method: "GET", path: "/postal-codes/IN/560001", query: {}, body: null }])
  })
})

/** It sleeps for 20 s; two are promised, where nothing else runs on the machine. */
const MAX_WAIT_MS = smallOrFull(10_000, 2_000)

describe("a service in trouble", () => {
  it.each(["slow", "error", "malformed", "cut"] as const)(
    "that is %s is not waited for: the directory replaces it",
    async (how) => {
      await vendors.misbehave("postal-codes", { how, times: 0, seconds: 20 })
      const lookups = freshLookups()
      for (const [code, state, city] of [
        ["411004", "Maharashtra", "Pune"],
        ["500016", "Telangana", "Hyderabad"],
        ["560001", "Karnataka", "Bengaluru"],
      ]) {
        const start = performance.now()
        expect(await lookups.lookUp(code)).toMatchObject({
          state,
          cities: expect.arrayContaining([expect.stringContaining(city)]),
        })
        expect(performance.now() - start).toBeLessThan(MAX_WAIT_MS)
      }
    },
  )

  it("is left in peace after three failures", async () => {
    await vendors.misbehave("postal-codes", { how: "cut", times: 0 })
    const lookups = freshLookups()
    for (let nth = 0; nth < 10; nth++) await lookups.lookUp(String(411001 + nth))
    expect(vendors.requests).toHaveLength(3)
  })

  it("that nobody listens at is replaced too", async () => {
    expect((await freshLookups("http://127.0.0.1:1").lookUp("411004"))?.state).toBe("Maharashtra")
  })
})

describe("a service that talks nonsense", () => {
  let server: Server
  let says: unknown
  beforeAll(async () => {
    server = createServer((_req, res) => res.writeHead(200).end(JSON.stringify(says)))
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  })
  afterAll(() => server.close())

  it.each(
    [
      null,
      [],
      "places",
      {},
      { places: [] },
      { places: {} },
      { places: [null] },
      { places: [{ "place name": 5, state: "Goa" }] },
      { "post code": "411004", places: [{ state: "Goa" }] },
    ].map((nonsense) => [nonsense]),
  )("such as %j is replaced by the directory", async (nonsense) => {
    says = nonsense
    const lookups = freshLookups(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect(await lookups.lookUp("411004")).toMatchObject({
      state: "Maharashtra",
      cities: expect.arrayContaining(["Pune"]),
    })
  })
})
