import { shop } from "@haat/testing"
import { placeOrder as orderOf } from "@haat/testing/buyer"
import { mailbox, until } from "@haat/testing/mailbox"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { FollowedOrder } from "./contract"

const haat = shop()
const box = mailbox(haat)
let owner: Awaited<ReturnType<typeof haat.admin>>
let lota: Awaited<ReturnType<typeof haat.product>>
const placeOrder = () => orderOf(haat, { of: lota })

const carrier = (path: string, body: object) =>
  fetch(`${haat.sandboxUrl}/shiprocket/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
const move = async (awb: string, to?: string) => expect((await carrier("move", { awb, to })).status).toBe(200)

beforeAll(async () => {
  owner = await haat.admin()
  lota = await haat.product({ price: 250, quantity: 200 })
})
beforeEach(async () => {
  await carrier("scenario", { webhooks: "normal", clock_seconds: 0 })
})

/** Places an order and ships it. */
async function sent() {
  const placed = await placeOrder()
  expect((await owner.post(`/back-office/orders/${placed.order.id}/shipment`, {})).status).toBe(200)
  const [{ number }] = await haat.sql(
    `select label.number from order_parcel parcel join parcel_label label using (fulfillment_id) where parcel.order_id = $1`,
    [placed.order.id],
  )
  return { ...placed, awb: number as string }
}

/** The token of the link in this person's mail with these words. */
async function linkOf(email: string, subject: string): Promise<string> {
  const { text } = await box.mail(email, subject)
  return /\/follow\/(\S+)/.exec(text)?.[1] ?? ""
}

const follow = (token: string) => haat.guest().get(`/store/followed-orders/${token}`)
const phasesOf = (order: FollowedOrder) => order.parcels[0].steps.map(({ phase }) => phase)
const parcelsOf = async (shopper: Awaited<ReturnType<typeof sent>>["shopper"], id: string) =>
  (await shopper.get(`/store/my-orders/${id}`)).body.order.parcels

/** Waits until so many steps are there. */
const stepsOf = (token: string, count: number) =>
  until(async () => {
    const { body } = await follow(token)
    return body.order.parcels[0]?.steps.length >= count && (body.order as FollowedOrder)
  }, `${count} steps`)

describe("the link in a mail", () => {
  it("shows a guest the progress without address, phone or price, uncached and not indexed", async () => {
    const { order, shopper } = await placeOrder()
    const token = await linkOf(shopper.person.email, "is placed")
    const { status, body, headers } = await follow(token)
    expect(status).toBe(200)
    expect(body.order).toEqual({
      display_id: order.display_id,
      ordered_at: expect.any(String),
      status: "pending",
      fulfillment_status: "not_fulfilled",
      estimated_delivery_days: "1-2",
      parcels: [],
    })
    expect(headers.get("cache-control")).toContain("no-store")
    expect(headers.get("x-robots-tag")).toBe("noindex")
  })

  it("shows the courier's steps and the day it should arrive, and no number that leads to a person", async () => {
    const { awb, shopper, order } = await sent()
    const token = await linkOf(shopper.person.email, "is on its way")
    for (let step = 0; step < 4; step++) await move(awb)
    const followed = await stepsOf(token, 5)
    expect(phasesOf(followed)).toEqual(["out_for_delivery", "in_transit", "in_transit", "picked_up", "booked"])
    expect(followed.parcels[0]).toMatchObject({ number: awb, phase: "out_for_delivery" })
    expect(followed.parcels[0].expected_on).toMatch(/^\d{4}-\d\d-\d\d$/)
    const text = JSON.stringify(followed)
    for (const secret of ["9876543210", "411004", "Fergusson", "Esha", "Rao", "250", order.id])
      expect(text.replaceAll(awb, ""), secret).not.toContain(secret)
    expect(await parcelsOf(shopper, order.id)).toEqual(followed.parcels)
    expect((await owner.get(`/back-office/orders/${order.id}`)).body.parcels).toEqual(followed.parcels)
  })

  it("is of no use once it is forged, expired or withdrawn, and says so", async () => {
    const { order, shopper } = await placeOrder()
    const token = await linkOf(shopper.person.email, "is placed")
    const other = await placeOrder()
    const [, made, signature] = token.split(".")
    for (const forged of [
      `${other.order.id}.${made}.${signature}`,
      token.slice(0, -2),
      `${order.id}.zzzzzzzz.${signature}`,
      "order_1.m.x",
      "%00",
      "' or 1=1",
    ]) {
      const { status, body } = await follow(encodeURIComponent(forged))
      expect([status, body.code], forged).toEqual([404, "unknown_tracking_link"])
      expect(body.message).toMatch(/open it again from the mail/)
    }
    expect((await other.shopper.post(`/store/my-orders/${order.id}/withdrawn-links`)).status).toBe(404)
    expect((await follow(token)).status).toBe(200)
    expect((await shopper.post(`/store/my-orders/${order.id}/withdrawn-links`)).status).toBe(200)
    const gone = await follow(token)
    expect([gone.status, gone.body.code]).toEqual([410, "revoked_tracking_link"])
  })

  it("is withdrawn by the owner too, which the audit log keeps, and a later mail has a new one", async () => {
    const { order, shopper } = await placeOrder()
    const token = await linkOf(shopper.person.email, "is placed")
    expect((await owner.post(`/back-office/orders/${order.id}/withdrawn-links`, {})).status).toBe(200)
    expect((await follow(token)).status).toBe(410)
    expect((await owner.post(`/back-office/orders/${order.id}/shipment`, {})).status).toBe(200)
    expect((await follow(await linkOf(shopper.person.email, "is on its way"))).status).toBe(200)
    const { body } = await owner.get("/back-office/audit-log?range=[0,9]")
    expect(JSON.stringify(body)).toContain(order.id)
  })
})

describe("what the carrier says", () => {
  it("is stored once and in order, however double or out of order it comes", async () => {
    const { awb, shopper } = await sent()
    const token = await linkOf(shopper.person.email, "is on its way")
    await carrier("scenario", { webhooks: "double" })
    await move(awb)
    await carrier("scenario", { webhooks: "reordered" })
    await move(awb)
    await move(awb)
    const followed = await stepsOf(token, 4)
    expect(phasesOf(followed)).toEqual(["in_transit", "in_transit", "picked_up", "booked"])
    const times = followed.parcels[0].steps.map(({ happened_at }) => happened_at)
    expect(times).toEqual(times.toSorted().reverse())
    expect(new Set(times).size).toBe(times.length)
  })

  it("is asked for when its webhooks are lost, and less often after failures", async () => {
    const { awb, shopper, order } = await sent()
    const token = await linkOf(shopper.person.email, "is on its way")
    await carrier("scenario", { webhooks: "lost" })
    await move(awb)
    const watch = () =>
      haat.sql("select * from parcel_watch where number = $1", [awb]).then(([row]: Record<string, unknown>[]) => row)
    await until(watch, "the parcel is watched")
    await haat.sql("update parcel_watch set next_check_at = now() where number = $1", [awb])
    expect(phasesOf(await stepsOf(token, 2))).toEqual(["picked_up", "booked"])

    await carrier("misbehave", { path: "/courier/track", how: "malformed", times: 2 })
    await haat.sql("update parcel_watch set next_check_at = now() where number = $1", [awb])
    await until(async () => ((await watch())?.failures as number) >= 1, "a failure is counted")
    expect((await parcelsOf(shopper, order.id))[0].steps).toHaveLength(2)
  }, 60_000)

  it("delivers the order when it says so, and what never left is not delivered", async () => {
    const { awb, shopper, order } = await sent()
    await move(awb, "DELIVERED")
    const state = async () => (await shopper.get(`/store/my-orders/${order.id}`)).body.order
    await until(async () => (await state()).fulfillment_status === "delivered", "the order is delivered")
    expect((await state()).parcels[0]).toMatchObject({ phase: "delivered", expected_on: null })
  })

  it("of a parcel that comes back is no delivery", async () => {
    const { awb, shopper } = await sent()
    const token = await linkOf(shopper.person.email, "is on its way")
    await move(awb, "RTO INITIATED")
    await move(awb, "RTO DELIVERED")
    const followed = await stepsOf(token, 3)
    expect(followed).toMatchObject({ fulfillment_status: "shipped" })
    expect(followed.parcels[0]).toMatchObject({ phase: "returned", expected_on: null, delivered_at: null })
  })
})

describe("POST /hooks/parcels", () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${haat.backendUrl}/hooks/parcels`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    })

  it("takes nothing without the carrier's key", async () => {
    const { awb, shopper, order } = await sent()
    const delivered = { awb, current_status: "DELIVERED", current_timestamp: "24 11 2026 11:00:00" }
    for (const headers of [{}, { "x-api-key": "" }, { "x-api-key": "a".repeat(40) }, { "x-api-key": "undefined" }]) {
      const response = await post(delivered, headers as Record<string, string>)
      expect(response.status).toBe(400)
      expect((await response.json()).message).toMatch(/key/)
    }
    expect((await parcelsOf(shopper, order.id))[0].steps).toEqual([])
  })

  /** With the carrier's key, as text. */
  const send = async (body: unknown) => {
    const response = await carrier("webhook", { body: typeof body === "string" ? body : JSON.stringify(body) })
    return (await response.json()) as { status: number; body: string }
  }
  const scan = (more: object) => ({
    date: "2026-11-20 10:00:00",
    activity: "In transit - hub",
    location: "Pune",
    ...more,
  })

  it("answers hostile bodies with a sentence and stores nothing of them", async () => {
    const { awb, shopper, order } = await sent()
    for (const body of [
      "",
      "{",
      "[]",
      "null",
      '"x"',
      "7",
      {},
      { awb: null },
      { awb: {} },
      { awb: "a'b" },
      { awb: "x".repeat(99) },
    ]) {
      const { status, body: reply } = await send(body)
      expect([status, JSON.stringify(body)]).toEqual([400, JSON.stringify(body)])
      expect(JSON.parse(reply).message).toMatch(/\w{3}/)
    }
    expect((await send("x".repeat(300_000))).status).toBe(413)
    expect(JSON.parse((await send({ awb: "19041000000000", current_status: "DELIVERED" })).body).status).toBe("unknown")

    for (const scans of [
      "x",
      { length: 5 },
      [null, 7, "x", [], {}],
      [
        scan({ date: "2199-01-01 00:00:00" }),
        scan({ date: "1999-01-01 00:00:00" }),
        scan({ date: "2026-13-45 99:99:99" }),
      ],
      [scan({ activity: "" }), scan({ activity: { a: 1 } }), scan({ date: { $gt: 1 } })],
    ])
      expect((await send({ awb, scans })).status, JSON.stringify(scans)).toBe(200)
    expect((await parcelsOf(shopper, order.id))[0].steps).toEqual([])

    const odd = scan({ activity: `<b>\u0000\ud800${"x".repeat(5_000)}`, location: "call +91 98765 43210 or 411004" })
    expect((await send({ awb, etd: "2026-02-31", scans: [odd] })).status).toBe(200)
    const [{ steps }] = await parcelsOf(shopper, order.id)
    expect(steps).toHaveLength(1)
    expect(steps[0].activity.length).toBeLessThanOrEqual(200)
    expect(steps[0].location).toBe("call … or …")
  })

  it("keeps at most two hundred steps of a parcel", async () => {
    const { awb, shopper, order } = await sent()
    for (let turn = 0; turn < 4; turn++) {
      const scans = Array.from({ length: 90 }, (_, nth) => scan({ activity: `In transit ${turn}.${nth}` }))
      expect((await send({ awb, scans })).status).toBe(200)
    }
    expect((await parcelsOf(shopper, order.id))[0].steps).toHaveLength(180)
  })
})
