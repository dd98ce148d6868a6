/** @module-tag money */
import { shop } from "@haat/testing"
import { type Buyer, placeOrder } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { mailbox } from "@haat/testing/mailbox"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { ReturnSettings } from "../contract"

const haat = shop()
let owner: Awaited<ReturnType<typeof haat.admin>>
beforeAll(async () => {
  owner = await haat.admin()
})

const RULE = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
const NOT_RETURNABLE = { ...RULE, returnable: false }
const SHOPPER_PAYS = { ...RULE, paid_by: "shopper", exchange_only: true }

const read = async (): Promise<ReturnSettings> => (await owner.get("/back-office/return-settings")).body
const save = async (changes: object) => owner.put("/back-office/return-settings", { ...(await read()), ...changes })
afterEach(async () => {
  expect((await save({ claim_days: 7, keeps_discount: true })).status).toBe(200)
})

const pass = async (order_id: string, ...steps: string[]) => {
  for (const step of steps) expect((await owner.post(`/back-office/orders/${order_id}/${step}`, {})).status).toBe(200)
}
const move = (id: string, step: string, body: object = {}) => owner.post(`/back-office/returns/${id}/${step}`, body)

/** Returns the one line of a delivered order, and functions to claim pieces of it. */
async function deliveredLine(shopper: Buyer, order_id: string) {
  const { order } = (await shopper.get(`/store/my-orders/${order_id}`)).body
  const [{ id: line_id, variant_id, name }] = order.items
  const path = `/store/my-orders/${order_id}/returns`
  const claim = (more: object = {}) =>
    shopper.post(path, {
      lines: [{ line_id, quantity: 1 }],
      reason: "damaged",
      note: "A crack",
      outcome: "refund",
      way: "pickup",
      ...more,
    })
  return {
    shopper,
    order,
    order_id,
    line_id,
    variant_id,
    name,
    claim,
    terms: async () => (await shopper.get(path)).body,
  }
}

/** Places and delivers a cash order of two pieces at ₹250 of a product with this return rule. */
async function deliverOrder(returns: object | null) {
  const { shopper, order, product } = await placeOrder(haat, { product: { quantity: 10, returns } as object })
  await pass(order.id, "shipment", "delivered", "cash-collected")
  return { ...(await deliveredLine(shopper, order.id)), product }
}

const deliveredDaysAgo = (order_id: string, days: number) =>
  haat.sql(
    `update fulfillment f set delivered_at = now() - make_interval(days => $2) from order_fulfillment l
     where l.fulfillment_id = f.id and l.order_id = $1`,
    [order_id, days],
  )

describe("a claim", () => {
  it.each([
    ["cannot be sent back", NOT_RETURNABLE],
    ["has no rule", null],
    ["can only be exchanged, at the shopper's cost", SHOPPER_PAYS],
  ])("is possible where the product %s, for the money, and its way back is free", async (_, returns) => {
    const sold = await deliverOrder(returns)
    expect((await sold.terms()).lines).toMatchObject([{ line_id: sold.line_id, can_claim: true }])
    const usual = await sold.claim({ reason: "changed_mind" })
    expect([usual.status, usual.body.code]).toEqual([
      409,
      returns === SHOPPER_PAYS ? "exchange_only" : "not_returnable",
    ])
    for (const reason of ["damaged", "wrong_item"]) {
      const { status, body } = await sold.claim({ reason })
      expect([status, body.return]).toMatchObject([201, { is_claim: true, by_staff: false, way_back: null }])
    }
    const [{ id }] = (await sold.terms()).returns
    expect((await move(id, "approval")).status).toBe(200)
    const lines = [{ line_id: sold.line_id, resellable: 0, damaged: 1 }]
    expect((await move(id, "receipt", { lines })).status).toBe(200)
    expect((await owner.get(`/back-office/returns/${id}`)).body.refundable).toMatchObject({
      way_back_paise: null,
      lines: [{ left_paise: 25_000 }],
    })
  })

  it("is possible for the owner's number of days, and at least for the days of the return rule", async () => {
    const sold = await deliverOrder(NOT_RETURNABLE)
    await deliveredDaysAgo(sold.order_id, 8)
    const late = await sold.claim({ reason: "not_as_described" })
    expect([late.status, late.body.code]).toEqual([409, "claim_too_late"])
    expect(late.body.message).toContain("within 7 days of delivery")
    expect((await sold.terms()).lines).toMatchObject([{ can_claim: false }])

    expect((await save({ claim_days: 10 })).body.claim_days).toBe(10)
    expect((await haat.guest().get("/store/shop")).body.claim_days).toBe(10)
    expect((await sold.claim({ reason: "delivered_late" })).status).toBe(201)
    for (const claim_days of [6, 0, -1, 7.5, 366, "10", null]) {
      const { status, body } = await save({ claim_days })
      expect([status, body.errors?.claim_days]).toEqual([400, expect.stringContaining("from 7 to 365")])
    }
    expect((await save({ version: 0 })).status).toBe(409)

    const longer = await deliverOrder({ ...RULE, days: 30 })
    await deliveredDaysAgo(longer.order_id, 20)
    expect((await longer.claim()).status).toBe(201)
  })

  it("is replaced by the same variant at no cost, and the replacement can be claimed too", async () => {
    const sold = await deliverOrder(NOT_RETURNABLE)
    const { shopper, variant_id, line_id } = sold
    expect((await editProduct(owner, sold.product.id, { price: 400 })).status).toBe(200)
    const wish = { outcome: "exchange", lines: [{ line_id, quantity: 2, exchange_variant_id: variant_id }] }
    const { id } = (await sold.claim(wish)).body.return
    const approved = await move(id, "approval")
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
    const made = approved.body.exchange_order
    expect(made.to_pay).toBe(0)
    expect((await shopper.get(`/store/my-orders/${made.id}`)).body.order).toMatchObject({
      total: 500,
      credit: 500,
      payment_status: "Paid",
      items: [{ quantity: 2, price: 250 }],
    })
    await move(id, "receipt", { lines: [{ line_id, resellable: 0, damaged: 2 }] })
    await pass(made.id, "shipment", "delivered")
    const again = await deliveredLine(shopper, made.id)
    expect((await again.claim()).body.return).toMatchObject({ is_claim: true, outcome: "refund" })
  })

  it("can be opened by staff after its period, and rejected with a reason for the shopper", async () => {
    const sold = await deliverOrder(NOT_RETURNABLE)
    await deliveredDaysAgo(sold.order_id, 40)
    const support = await haat.staff("support")
    const claim = {
      order_id: sold.order_id,
      lines: [{ line_id: sold.line_id, quantity: 1 }],
      reason: "wrong_item",
      note: "Told us by phone",
      outcome: "refund",
      way: "drop_off",
    }
    const { lines } = (await support.get(`/back-office/orders/${sold.order_id}/return-terms`)).body
    expect(lines).toMatchObject([{ line_id: sold.line_id, left: 2, can_claim: false }])
    for (const [wrong, status] of [
      [{ reason: "changed_mind" }, 400],
      [{ lines: [] }, 400],
      [{ lines: [{ line_id: sold.line_id, quantity: 3 }] }, 409],
      [{ order_id: "order_none" }, 404],
      [{ order_id: "'" }, 400],
    ] as const)
      expect((await support.post("/back-office/returns", { ...claim, ...wrong })).status).toBe(status)
    expect((await support.get("/back-office/orders/order_none/return-terms")).status).toBe(404)

    const opened = await support.post("/back-office/returns", claim)
    expect([opened.status, opened.body]).toMatchObject([201, { state: "requested", is_claim: true, by_staff: true }])
    const { id } = opened.body
    expect((await sold.terms()).returns).toMatchObject([{ id, by_staff: true, note: "Told us by phone" }])
    const filter = encodeURIComponent(JSON.stringify({ resource: "returns" }))
    expect((await owner.get(`/back-office/audit-log?filter=${filter}`)).body).toContainEqual(
      expect.objectContaining({ action: "created", subject_id: id, role: "support" }),
    )
    expect((await move(id, "rejection", { reason: "The picture shows another cup" })).status).toBe(200)
    expect((await sold.terms()).returns).toMatchObject([
      { state: "rejected", decision: "The picture shows another cup" },
    ])
    const { email } = sold.shopper.person
    expect((await mailbox(haat).mail(email, "was not approved")).text).toContain("The picture shows another cup")
  })
})
