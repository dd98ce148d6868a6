import { shop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { until } from "@haat/testing/mailbox"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"

/** A return as its shopper sees it, and as staff do. */
type Seen = {
  id: string
  state: string
  parcel: { number: string; phase: string | null; steps: { phase: string | null }[] } | null
}
type Row = Seen & { pickup: { booking: string; problem: string | null } | null }

const haat = shop()
let owner: Awaited<ReturnType<typeof haat.admin>>

const carrier = (path: string, body: object) =>
  fetch(`${haat.sandboxUrl}/shiprocket/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
const move = async (awb: string, to?: string) => (await carrier("move", { awb, to })).status

beforeAll(async () => {
  owner = await haat.admin()
})
beforeEach(async () => {
  await fetch(`${haat.sandboxUrl}/shiprocket/misbehave`, { method: "DELETE" })
  await carrier("scenario", { webhooks: "normal", clock_seconds: 0 })
})

const act = async (id: string, step: string, body: object = {}): Promise<Row> => {
  const reply = await owner.post(`/back-office/returns/${id}/${step}`, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}

/** A shopper with two delivered pieces who wants to return one. */
async function requested({ way = "pickup", outcome = "refund" } = {}) {
  const returns = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
  const placed = await placeOrder(haat, { product: { returns } as object })
  for (const step of ["shipment", "delivered"])
    expect((await owner.post(`/back-office/orders/${placed.order.id}/${step}`, {})).status).toBe(200)
  const path = `/store/my-orders/${placed.order.id}/returns`
  const [{ id: line_id, variant_id: exchange_variant_id }] = placed.order.items
  if (outcome === "exchange") await owner.post(`/back-office/orders/${placed.order.id}/cash-collected`, {})
  const { status, body } = await placed.shopper.post(path, {
    ...{ lines: [{ line_id, quantity: 1, exchange_variant_id }], reason: "damaged", outcome, way },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  const { id } = body.return as Seen
  const seen = async (): Promise<Seen> => (await placed.shopper.get(path)).body.returns[0]
  const row = async (): Promise<Row> => (await owner.get(`/back-office/returns/${id}`)).body
  const cancel = () => placed.shopper.post(`/store/my-returns/${id}/cancel`)
  return { ...placed, id, line_id, seen, row, cancel }
}

const approved = async (wish: Parameters<typeof requested>[0] = {}) => {
  const made = await requested(wish)
  const row = await act(made.id, "approval")
  return { ...made, awb: row.parcel?.number ?? "", approval: row }
}

/** Waits until the carrier has no pickup with this number. */
const nobodyComes = (awb: string) =>
  until(async () => {
    const page = await fetch(`${haat.sandboxUrl}/shiprocket/parcels`)
    return !(await page.text()).includes(awb)
  }, "the booking is cancelled")

/** The time for the next look has come. */
const lookNow = (id: string) => haat.sql("update return_pickup set next_check_at = now() where id = $1", [id])

describe("a return that is picked up", () => {
  it("is booked with the carrier when it is approved, and its shopper sees courier, number and steps", async () => {
    const { approval, seen, awb, id } = await approved()
    expect(approval).toMatchObject({
      state: "approved",
      pickup: { booking: "booked", problem: null },
      parcel: { courier: "Delhivery Surface", number: expect.stringMatching(/^\d+$/) },
    })
    expect(await seen()).toMatchObject({ state: "approved", parcel: { number: awb, steps: [] } })
    expect(JSON.stringify(await seen())).not.toContain("problem")

    expect(await move(awb)).toBe(200)
    await until(async () => (await seen()).state === "picked_up", "the return is on its way")
    const { parcel } = await seen()
    expect(parcel).toMatchObject({ phase: "picked_up" })
    expect(parcel?.steps.map(({ phase }) => phase)).toEqual(["picked_up", "booked"])
    expect(JSON.stringify(parcel)).not.toContain("9876543210")
    const [{ picked_up_at }] = await haat.sql("select picked_up_at from return_request where id = $1", [id])
    expect(picked_up_at).toBeInstanceOf(Date)

    expect(await move(awb)).toBe(200)
    expect(await move(awb)).toBe(200)
    await until(async () => (await seen()).parcel?.phase === "delivered", "it is with the shop")
    // what has come back is counted by people
    expect((await seen()).state).toBe("picked_up")
  })

  it("moves on when the webhooks are lost, and no second time when someone moved it by hand", async () => {
    const [{ id, awb, seen }, byHand] = await Promise.all([approved(), approved()])
    await carrier("scenario", { webhooks: "lost" })
    expect(await move(awb)).toBe(200)
    await lookNow(id)
    await until(async () => (await seen()).state === "picked_up", "the carrier was asked")

    expect((await act(byHand.id, "picked-up")).state).toBe("picked_up")
    await carrier("scenario", { webhooks: "normal" })
    expect(await move(byHand.awb)).toBe(200)
    await until(async () => (await byHand.seen()).parcel?.phase === "picked_up", "its steps are kept")
    expect((await byHand.seen()).state).toBe("picked_up")
  })

  it("is cancelled at the carrier when the shopper cancels or the exchange is rejected before pickup", async () => {
    const [canceled, exchange, taken] = await Promise.all([approved(), approved({ outcome: "exchange" }), approved()])
    expect((await canceled.cancel()).status).toBe(200)
    await nobodyComes(canceled.awb)
    await until(async () => (await canceled.row()).pickup?.booking === "canceled", "that is written down")
    expect((await canceled.seen()).parcel).toBeNull()

    expect((await act(exchange.id, "rejection", { reason: "Out of stock" })).state).toBe("rejected")
    await nobodyComes(exchange.awb)

    expect(await move(taken.awb)).toBe(200)
    await until(async () => (await taken.seen()).state === "picked_up", "it is on its way")
    expect((await taken.cancel()).body.code).toBe("return_on_its_way")
    expect(await move(taken.awb)).toBe(200)
  })

  it("that the carrier rejects says why in the queue, and is arranged by hand", async () => {
    const far = await requested()
    await haat.sql(
      `update order_address set postal_code = '744101'
        where id = (select shipping_address_id from "order" where id = $1)`,
      [far.order.id],
    )
    expect(await act(far.id, "approval")).toMatchObject({ state: "approved", parcel: null })
    // the job may be booking it at this very moment
    await until(async () => (await far.row()).pickup?.booking === "rejected", "the booking is rejected")
    expect((await far.row()).pickup?.problem).toContain("Courier is not serviceable")
    expect(JSON.stringify(await far.seen())).not.toContain("serviceable")
    expect((await act(far.id, "picked-up")).state).toBe("picked_up")
    const lines = [{ line_id: far.line_id, resellable: 1, damaged: 0 }]
    expect((await act(far.id, "receipt", { lines })).state).toBe("received")
    await until(async () => {
      const [{ ended_at }] = await haat.sql("select ended_at from return_pickup where id = $1", [far.id])
      return ended_at
    }, "nothing is left to do")
  })

  it("books a pickup that the carrier rejected again, once, with the current address", async () => {
    const moved = await requested()
    const live = (code: string) =>
      haat.sql(
        `update order_address set postal_code = $2 where id = (select shipping_address_id from "order" where id = $1)`,
        [moved.order.id, code],
      )
    await live("744101")
    expect(await act(moved.id, "approval")).toMatchObject({ pickup: { booking: "rejected" } })
    expect(await act(moved.id, "pickup")).toMatchObject({
      state: "approved",
      parcel: null,
      pickup: { booking: "rejected", problem: expect.stringContaining("Courier is not serviceable") },
    })
    await live("411004")
    await carrier("misbehave", { path: "/orders/processing/return", how: "error", times: 2 })
    const silent = await owner.post(`/back-office/returns/${moved.id}/pickup`, {})
    expect([silent.status, silent.body.code]).toEqual([502, "carrier_silent"])
    expect((await moved.row()).pickup?.booking).toBe("rejected")

    const { pickup, parcel } = await act(moved.id, "pickup")
    expect([pickup, parcel?.number]).toEqual([{ booking: "booked", problem: null }, expect.stringMatching(/^\d+$/)])
    expect(await move(parcel?.number ?? "")).toBe(200)
    await until(async () => (await moved.seen()).state === "picked_up", "the return is on its way")
    for (const id of [moved.id, (await approved({ way: "drop_off" })).id]) {
      const { status, body } = await owner.post(`/back-office/returns/${id}/pickup`, {})
      expect([status, body.code]).toEqual([409, "pickup_not_failed"])
    }
    expect((await owner.post("/back-office/returns/rreq_x/pickup", {})).status).toBe(404)
  })

  it("is booked later when the carrier does not answer, and a process that dies leaves it to the next", async () => {
    const late = await requested()
    await carrier("misbehave", { path: "/orders/create/return", how: "error", times: 1 })
    expect(await act(late.id, "approval")).toMatchObject({
      state: "approved",
      pickup: { booking: "wanted", problem: expect.stringContaining("does not answer") },
    })
    await haat.sql("update return_pickup set next_check_at = 'infinity', claimed_until = now() where id = $1", [
      late.id,
    ])
    await until(async () => (await late.row()).pickup?.booking === "booked", "it is booked")
    expect((await late.row()).pickup?.problem).toBeNull()
  })

  it("is said to be cancelled by the carrier, so that the owner arranges it", async () => {
    const { id, awb, row } = await approved()
    expect(await move(awb, "RETURN CANCELLED")).toBe(200)
    await until(async () => (await row()).pickup?.problem, "the queue says so")
    expect((await row()).pickup?.problem).toContain("cancelled the pickup")
    expect((await act(id, "picked-up")).state).toBe("picked_up")
  })
})

it("a return that its shopper sends is booked with nobody", async () => {
  const { id, approval } = await approved({ way: "drop_off" })
  expect(approval).toMatchObject({ state: "approved", pickup: null, parcel: null })
  expect(await haat.sql("select 1 from return_pickup where id = $1", [id])).toEqual([])
})
