import { type Client, shop } from "@haat/testing"
import { afterEach, describe, expect, it } from "vitest"
import { HOME, misbehave, openPayment, put } from "../testing/people"

const haat = shop()
afterEach(() => misbehave(haat))

/** The carrier has nothing ready for it: no other test asks about parcels as heavy. */
const HEAVY = 61
const charges = (client: Client, code: string, weight: number) => client.get(`/api/order/getCharges/${code}/${weight}`)
const first = ({ body }: { body: { finalResult: { freight_charge: number; estimated_delivery_days: string }[] } }) =>
  body.finalResult[0]

describe("questions about charges", () => {
  it("of guests share limited concurrency, and never delay a customer", async () => {
    const [guest, asha] = [haat.guest(), await haat.shopper()]
    const known = first(await charges(guest, HOME.postalCode, HEAVY))
    expect(known.freight_charge).toBeGreaterThan(0)
    await misbehave(haat, { how: "slow", seconds: 1.5 })
    // More than there are places: the questions below take one now and then, before all are taken.
    const slow = Array.from({ length: 16 }, (_, nth) => charges(guest, HOME.postalCode, HEAVY + 1 + nth))
    // The response to this is known: a guest goes without it as soon as all places are taken.
    const asGuest = async () => first(await charges(guest, HOME.postalCode, HEAVY))
    await expect.poll(asGuest, { interval: 20 }).toEqual({ freight_charge: 0, estimated_delivery_days: "N/A" })
    const customers = Array.from({ length: 5 }, () => charges(asha, HOME.postalCode, HEAVY))
    expect((await Promise.all(customers)).map(first)).toEqual(Array(5).fill(known))
    await Promise.all(slow)
    expect(first(await charges(guest, HOME.postalCode, HEAVY))).toEqual(known)
  })

  it("are 600 of one customer at most, and then Retry-After says how long to wait", async () => {
    const asha = await haat.shopper()
    const statuses: number[] = []
    for (let round = 0; round < 15; round++) {
      const responses = await Promise.all(Array.from({ length: 40 }, () => charges(asha, HOME.postalCode, 0.4)))
      statuses.push(...responses.map(({ status }) => status))
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    const { status, headers, body } = await charges(asha, HOME.postalCode, 0.4)
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(60)
    expect(body.message).toMatch(/^Too many attempts. Please try again in \d+ minutes.$/)
    expect((await charges(haat.guest(), HOME.postalCode, 0.4)).status).toBe(200)
  }, 60_000)
})

describe("POST /api/payment/create-order with several places an order may go to", () => {
  it("quotes all of them concurrently with a slow carrier", async () => {
    const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ weight: HEAVY + 20 })])
    const addresses = [
      { ...HOME, state: "Delhi", postalCode: "110001" },
      { ...HOME, state: "Karnataka", postalCode: "560001" },
      { ...HOME, state: "Tamil Nadu", postalCode: "600001" },
      { ...HOME, state: "West Bengal", postalCode: "700001" },
    ]
    expect((await asha.put("/api/user/updateUserAddress", { addresses })).status).toBe(200)
    await put(asha, lota.id)
    // The right one is the last that is looked at.
    const { freight_charge } = first(await charges(asha, "400001", lota.weight))
    for (const code of ["500001", "380001", "302001"]) await charges(asha, code, 0.4)
    await misbehave(haat, { how: "slow", seconds: 1.5 })
    const since = performance.now()
    const { status } = await openPayment(asha, Math.ceil(Math.round((lota.price + freight_charge) * 100) / 100))
    expect(status).toBe(200)
    // One after another, seven responses of the carrier take longer than ten seconds.
    expect(performance.now() - since).toBeLessThan(7_000)
  })
})
