/** @module-tag money */
import type { Shopper, TestShop } from "@haat/testing"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openHookShop } from "../../../checkout/src/testing/hook-shop"
import { fieldNames } from "../testing/field-names"
import { HOME, openPayment, orderOf, ordersOf, payAtWindow, put } from "../testing/people"

/* A shop of its own, in which two plugins charge ₹40.25 a piece and ₹15 an order, and each takes a rupee off a line. */
const PIECES = 2
const CHARGES = 2 * 40.25 + 15
const OFF = 2

let hooks: Awaited<ReturnType<typeof openHookShop>>
let haat: TestShop
beforeAll(async () => {
  hooks = await openHookShop()
  haat = hooks.haat
}, 240_000)
afterAll(() => hooks?.close())

const roundUp = (rupees: number) => Math.ceil(Math.round(rupees * 100) / 100)

/** Returns what an old client sends for a cart, and the totals with and without charges. */
async function readyToOrder() {
  const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ price: 333.37, quantity: 9 })])
  expect((await asha.put("/api/user/updateUserAddress", { addresses: [HOME] })).status).toBe(200)
  await put(asha, lota.id, PIECES)
  const body = await orderOf(asha)
  const bare = 2 * 333.37 + body.deliveryCharge
  return { asha, body, bare: roundUp(bare), without: roundUp(bare - OFF), all: roundUp(bare - OFF + CHARGES) }
}

async function payOnline(shopper: Shopper, amount: number) {
  const { status, body } = await openPayment(shopper, amount)
  expect(status, JSON.stringify(body)).toBe(200)
  const proof = await payAtWindow(haat, body.order.id)
  expect((await shopper.post("/api/payment/verify", proof)).status).toBe(200)
}

describe("an old client", () => {
  it("orders without charges for the total without them, and with them for the total with them, in cash", async () => {
    const { asha, body, bare, without, all } = await readyToOrder()
    const bodies = []
    for (const [nth, [totalPrice, charges]] of [
      [bare, 0],
      [without, 0],
      [all, CHARGES],
    ].entries()) {
      if (nth) await put(asha, body.cartItems[0].productId, PIECES)
      const { status, body: placed } = await asha.post("/api/order/place", { ...body, totalPrice })
      expect([status, placed.order?.total], JSON.stringify(placed)).toEqual([200, totalPrice])
      expect(placed.order.deliveryCharges).toBeCloseTo(body.deliveryCharge + charges, 2)
      bodies.push(placed)
    }
    expect(fieldNames(bodies[2])).toEqual(fieldNames(bodies[0]))
    const listed = await ordersOf(asha)
    const newest = listed.find(({ total }: { total: number }) => total === all)
    expect(newest.deliveryCharges).toBeCloseTo(body.deliveryCharge + CHARGES, 2)
    expect(listed.every(({ total }: { total: number }) => Number.isInteger(total))).toBe(true)
  })

  it("orders the same when it pays online", async () => {
    for (const way of ["bare", "without", "all"] as const) {
      const { asha, body, ...totals } = await readyToOrder()
      await payOnline(asha, totals[way])
      const order = { ...body, totalPrice: totals[way], paymentMethod: "Online" }
      const { status, body: placed } = await asha.post("/api/order/place", order)
      expect([way, status, placed.order?.total], JSON.stringify(placed)).toEqual([way, 200, totals[way]])
      const charges = way === "all" ? CHARGES : 0
      expect(placed.order.deliveryCharges).toBeCloseTo(body.deliveryCharge + charges, 2)
      for (const deliveryCharge of [placed.order.deliveryCharges, undefined])
        expect((await asha.post("/api/order/place", { ...order, deliveryCharge })).status).toBe(200)
    }
  })

  it("gets 409 for any total between them", async () => {
    const { asha, body, without, all } = await readyToOrder()
    for (const totalPrice of [without + 1, all - 1, all + 1])
      expect((await asha.post("/api/order/place", { ...body, totalPrice })).status).toBe(409)
    expect(await ordersOf(asha)).toEqual([])
  })
})
