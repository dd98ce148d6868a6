/** @module-tag money */
import type { ReturnSettings } from "@haat/checkout/contract"
import { shop } from "@haat/testing"
import { buyer, orderCart, put } from "@haat/testing/buyer"
import { makeOffer } from "@haat/testing/make-offer"
import { afterEach, beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let owner: Awaited<ReturnType<typeof haat.admin>>
beforeAll(async () => {
  owner = await haat.admin()
})

const RULE = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }

const save = async (changes: Partial<ReturnSettings>) => {
  const before = (await owner.get("/back-office/return-settings")).body
  return owner.put("/back-office/return-settings", { ...before, ...changes })
}
afterEach(async () => {
  await save({ keeps_discount: true })
})

/** Three pieces at ₹200, ₹60 off for goods of ₹500, delivered and paid; sends some of them back. */
async function withCoupon() {
  const { code } = await makeOffer(owner, { kind: "amount", amount: 60, percent: 100, min_amount: 500 })
  const shopper = await buyer(haat)
  const { id } = await haat.product({ price: 200, quantity: 10, returns: RULE } as object)
  await put(shopper, id, 3)
  await shopper.post("/store/cart/codes", { code })
  const order = await orderCart(shopper)
  expect(order.item_discount).toBe(60)
  for (const step of ["shipment", "delivered", "cash-collected"])
    expect((await owner.post(`/back-office/orders/${order.id}/${step}`, {})).status).toBe(200)
  const [{ id: line_id }] = order.items
  /** @returns the return as the owner's form reads it */
  const sendBack = async (reason: string) => {
    const requested = await shopper.post(`/store/my-orders/${order.id}/returns`, {
      ...{ lines: [{ line_id, quantity: 1 }], reason, outcome: "refund", way: "drop_off" },
    })
    const { id } = requested.body.return
    for (const [step, body] of [
      ["approval", {}],
      ["receipt", { lines: [{ line_id, resellable: 1, damaged: 0 }] }],
    ] as const)
      expect((await owner.post(`/back-office/returns/${id}/${step}`, body)).status).toBe(200)
    return (await owner.get(`/back-office/returns/${id}`)).body
  }
  return { code, sendBack }
}

describe("a return that leaves less than its order's coupon asks for", () => {
  it("says so to the owner, with both amounts, once, and the shopper keeps the discount", async () => {
    const { code, sendBack } = await withCoupon()
    const first = await sendBack("changed_mind")
    expect(first).toMatchObject({
      keeps_discount: true,
      missed_minimums: [{ name: code, min_amount: 500, kept_amount: 400, discount: 40 }],
      refundable: { lines: [{ left_paise: 18_000 }] },
    })
    expect((await sendBack("changed_mind")).missed_minimums).toEqual([])
    const again = (await owner.get(`/back-office/returns/${first.id}`)).body
    expect(again.missed_minimums).toEqual(first.missed_minimums)
  })

  it("keeps the discount of damaged goods; otherwise the owner's public setting decides", async () => {
    expect((await save({ keeps_discount: false })).body.keeps_discount).toBe(false)
    expect((await haat.guest().get("/store/shop")).body.keeps_discount).toBe(false)
    const { sendBack } = await withCoupon()
    expect(await sendBack("damaged")).toMatchObject({ keeps_discount: false, missed_minimums: [] })
    // the damaged piece counts as bought, and nothing was taken off it any more
    expect((await sendBack("changed_mind")).missed_minimums).toMatchObject([{ kept_amount: 400, discount: 20 }])
    expect((await save({ keeps_discount: "x" as never })).status).toBe(400)
  })
})
