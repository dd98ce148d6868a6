/** @module-tag money */
import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { LedgerRow } from "../../../contract"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
let shopper: Awaited<ReturnType<TestShop["shopper"]>>
let paid: { razorpay_order_id: string; amount: number }
beforeAll(async () => {
  admin = await haat.admin()
  shopper = await haat.shopper()
  paid = await pay()
})

const ADDRESS = {
  address_1: "12 Karve Road",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}

/** Opens a payment for a new shopper. */
async function open() {
  const product = await haat.product({ price: 250 })
  const { address } = (await shopper.post("/store/addresses", ADDRESS)).body
  await shopper.post("/store/cart/lines", { product_id: product.id })
  const { summary } = (await shopper.get(`/store/checkout?address_id=${address.id}`)).body
  const input = { address_id: address.id, expected_total: summary.total }
  const { payment } = (await shopper.post("/store/razorpay/payments", input)).body
  return { razorpay_order_id: payment.razorpay_order_id as string, amount: summary.total as number }
}

/** Pays online as a new shopper. */
async function pay() {
  const opened = await open()
  const { razorpay_order_id } = opened
  const response = await fetch(`${haat.sandboxUrl}/razorpay/pay`, {
    method: "POST",
    body: JSON.stringify({ razorpay_order_id, how: "success" }),
  })
  const verified = await shopper.post("/store/razorpay/payments/verify", await response.json())
  expect(verified.body.outcome.state).toBe("ordered")
  return opened
}

const read = async (query: Record<string, unknown>): Promise<LedgerRow[]> => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
  return (await admin.get(`/back-office/payments?${search}`)).body
}
const list = (filter: object = {}) => read({ filter })

describe("the owner's list of payments", () => {
  it("shows the newest first: whose, how much in rupees, and what became of it", async () => {
    const [newest] = await list()
    expect(newest).toMatchObject({ ...paid, state: "ordered", customer_email: shopper.person.email, exception: null })
    const { order } = (await shopper.get(`/store/my-orders/${newest.order_id}`)).body
    expect([newest.order_display_id, newest.amount]).toEqual([order.display_id, order.total])
    expect((await admin.get(`/back-office/payments/${newest.id}`)).body).toEqual(newest)
    expect((await admin.get("/back-office/payments/rzpay_none")).status).toBe(404)
  })

  it("is sorted by the orders' numbers, and what became no order comes last, either way", async () => {
    await pay()
    const { razorpay_order_id } = await open()
    const numbersOf = async (direction: string) =>
      (await read({ sort: ["order_display_id", direction], range: [0, 99] })).map((row) => row.order_display_id)
    const [rising, falling] = [await numbersOf("ASC"), await numbersOf("DESC")]
    const ordered = rising.filter((number) => number !== null)
    expect(ordered.length).toBeGreaterThanOrEqual(2)
    expect(ordered).toEqual(ordered.toSorted((a, b) => a - b))
    const others = Array(rising.length - ordered.length).fill(null)
    expect(rising).toEqual([...ordered, ...others])
    expect(falling).toEqual([...ordered.toReversed(), ...others])
    const unpaid = (await list({ state: "created" })).find((row) => row.razorpay_order_id === razorpay_order_id)
    expect(unpaid).toMatchObject({ order_id: null, order_display_id: null })
  })

  it("can be asked for one state, and for what needs attention", async () => {
    for (const row of await list({ state: "ordered" })) expect(row.state).toBe("ordered")
    const [{ id }] = await list()
    expect((await list({ attention: true })).map((row) => row.id)).not.toContain(id)
    // the payment's webhook may come only now, and takes the exception away
    await vi.waitFor(
      async () => {
        await haat.sql(
          `update razorpay_payment set exception = 'The payment provider did not answer in time',
          next_attempt_at = now() + interval '1 hour' where id = $1`,
          [id],
        )
        expect((await list({ attention: true })).map((row) => row.id)).toContain(id)
        expect((await list({ attention: false })).map((row) => row.id)).not.toContain(id)
      },
      { timeout: 20_000 },
    )
    await haat.sql("update razorpay_payment set exception = null where id = $1", [id])
    expect((await admin.get(`/back-office/payments?filter={"state":"lost"}`)).status).toBe(400)
  })
})
