/** @module-tag money */
import { buyer } from "@haat/testing/buyer"
import { allMailSent } from "@haat/testing/mailbox"
import { smallOrFull } from "@haat/testing/test-size"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { payments } from "./testing/payments"
import { form, Life, live, newKurtas, type Sold, settled } from "./testing/return-life"
import { amount, CHAIN, CLAIMS, history, pieces, type Step } from "./testing/return-steps"

/* Proves through routes and database what return-sums.unit.test.ts proves for 10,000 histories of pure functions, with
   exchanges, claims and cancelled pieces. */
const paying = payments()
let owner: Awaited<ReturnType<typeof paying.haat.admin>>
beforeAll(async () => {
  owner = await paying.haat.admin()
})
afterAll(() => allMailSent(paying.haat), 120_000)

const HISTORIES = smallOrFull(5, 30)
const CANCELLED = smallOrFull(2, 10)
const AT_ONCE = 5

describe("random histories of returns, exchanges, credit and refunds keep every sum", () => {
  it("give back what was captured and no paisa more, and the stock has what can be sold again", {
    timeout: 400_000,
  }, async () => {
    const kurtas = await newKurtas(paying.haat, owner)
    const random = (fc.sample(history, HISTORIES - 2) as Step[][]).map((steps, nth) => ({
      bought: { online: nth % 2 > 0, cancels: nth % 3 > 0 },
      steps,
    }))
    const histories = [
      { bought: { online: true, cancels: false }, steps: CHAIN },
      { bought: { online: true, cancels: true }, steps: CLAIMS },
      ...random,
    ]
    const sold: Sold = new Map()
    while (histories.length) {
      const lives = histories.splice(0, AT_ONCE).map(async ({ bought, steps }) => {
        await live(new Life(paying, owner, await buyer(paying.haat), kurtas, sold), bought, steps)
      })
      await Promise.all(lives)
    }
    for (const variant_id of [kurtas.bought, kurtas.wanted]) {
      const [{ pieces }] = await paying.haat.sql("select pieces from sellable_variant where variant_id = $1", [
        variant_id,
      ])
      expect(Number(pieces)).toBe(500 - (sold.get(variant_id) ?? 0))
    }
    expect(sold.get(kurtas.wanted)).toBeGreaterThan(0)
    const { refunds, payments } = await paying.razorpay.money()
    for (const { id, amount } of payments) {
      const back = refunds.filter(({ payment_id, status }) => payment_id === id && status !== "failed")
      expect(back.reduce((sum, one) => sum + one.amount, 0)).toBeLessThanOrEqual(amount)
    }
  })
})

describe("random histories of orders that are cancelled before they leave", () => {
  const before = fc.array(fc.oneof(pieces, amount), { maxLength: 4 })

  /** An order of two lines, paid online, refunded in parts and cancelled. */
  async function cancelled(steps: Step[]) {
    const { shopper, id, amount, order_id } = await paying.ordered()
    const path = `/back-office/orders/${order_id}`
    for (const { kind, pieces, part = 0 } of steps) {
      const { left_paise, lines } = (await owner.get(path)).body.refundable
      const what =
        kind === "pieces"
          ? { lines: [{ line_id: lines[0].line_id, quantity: pieces }] }
          : { amount: Math.floor(left_paise * part * 0.4) / 100 }
      settled(await owner.post(`${path}/refund`, { ...form(left_paise), ...what }))
    }
    settled(await shopper.post(`/store/my-orders/${order_id}/cancel`))
    await paying.state(id, "refunded")
    const { refunds } = await paying.razorpay.money(id)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(amount)
    expect(refunds.every(({ status }) => status === "processed")).toBe(true)
  }

  it("give back at the provider what was captured and no paisa more", { timeout: 240_000 }, async () => {
    const histories = fc.sample(before, CANCELLED) as Step[][]
    while (histories.length) await Promise.all(histories.splice(0, AT_ONCE).map(cancelled))
  })
})
