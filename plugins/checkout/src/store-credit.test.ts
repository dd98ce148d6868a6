/** @module-tag money */
import { randomUUID } from "node:crypto"
import { shop, type TestShop } from "@haat/testing"
import { type Buyer, buyer, put, totalOf } from "@haat/testing/buyer"
import { smallOrFull } from "@haat/testing/test-size"
import { beforeAll, describe, expect, it } from "vitest"

const CONCURRENT_REQUESTS = smallOrFull(6, 20)

const haat = shop()
let owner: Awaited<ReturnType<TestShop["admin"]>>
let product_id: string
beforeAll(async () => {
  owner = await haat.admin()
  product_id = (await haat.product({ price: 250, quantity: 500 })).id
})

const give = (shopper: Buyer, amount: number, request_id = randomUUID()) =>
  owner.post(`/back-office/customers/${shopper.person.id}/credit`, { request_id, amount, reason: "A late parcel" })
const readCredit = async (shopper: Buyer) => (await shopper.get("/store/credit")).body.credit
const readSummary = async (shopper: Buyer) =>
  (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body.summary
/** Reads the cash to be collected from the overview. */
const readCashDue = async () => (await owner.get("/back-office/overview")).body.unpaid_cash

const order = async (shopper: Buyer, credit?: number) =>
  shopper.post("/store/checkout", {
    address_id: shopper.address_id,
    payment_method: "cod",
    expected_total: await totalOf(shopper),
    ...(credit !== undefined && { credit }),
  })

/** Returns a shopper with store credit (rupees) and two pieces in the cart. */
const shopperWithCredit = async (amount: number) => {
  const shopper = await buyer(haat)
  expect((await give(shopper, amount)).status).toBe(200)
  await put(shopper, product_id, 2)
  return shopper
}

describe("store credit given by staff", () => {
  it("is given once for each form, and shown in the profile and on the customer's page", async () => {
    const shopper = await buyer(haat)
    const request_id = randomUUID()
    const responses = await Promise.all([1, 2, 3, 4].map(() => give(shopper, 120.5, request_id)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const credit = { balance: 120.5, entries: [{ kind: "gift", amount: 120.5, reason: "A late parcel" }] }
    expect(await readCredit(shopper)).toMatchObject(credit)
    expect((await owner.get(`/back-office/customers/${shopper.person.id}`)).body.credit).toMatchObject(credit)
    const [entry] = (await owner.get("/back-office/audit-log?range=[0,0]")).body
    expect(entry).toMatchObject({ resource: "customers", action: "credit" })
    expect(entry.changes).toContainEqual({ field: "store_credit.amount", before: null, after: 120.5 })
  })

  it("rejects invalid amounts", async () => {
    const shopper = await buyer(haat)
    const path = `/back-office/customers/${shopper.person.id}/credit`
    const good = { request_id: randomUUID(), amount: 10, reason: "Late" }
    for (const wrong of [
      { amount: 0 },
      { amount: -5 },
      { amount: 1.001 },
      { amount: 1e9 },
      { reason: "" },
      { request_id: "1" },
    ])
      expect((await owner.post(path, { ...good, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    expect((await owner.post("/back-office/customers/cus_nobody/credit", good)).status).toBe(404)
    expect((await (await haat.staff("support")).post(path, good)).status).toBe(403)
    expect(await readCredit(shopper)).toEqual({ balance: 0, entries: [] })
  })
})

describe("store credit at checkout", () => {
  it("pays a part: the total stays, cash pays the rest, and cancelling returns the credit", async () => {
    const shopper = await shopperWithCredit(100.5)
    const { total, credit } = await readSummary(shopper)
    expect(credit).toEqual({ balance: 100.5, used: 100.5, to_pay: total - 100.5 })
    const due = await readCashDue()
    const { status, body } = await order(shopper, credit.used)
    expect([status, body.order?.total, body.order?.credit]).toEqual([201, total, 100.5])
    expect(body.order).toMatchObject({ payment_status: "Pending", payment_method: "Cash On Delivery", refunded: 0 })
    expect((await readCredit(shopper)).balance).toBe(0)
    expect(await readCashDue()).toBeCloseTo(due + total - 100.5, 2)
    const [{ amount }] = await haat.sql(
      `select p.amount::float8 from payment p join order_payment_collection l
         on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
      [body.order.id],
    )
    expect(amount).toBe(total - 100.5)
    const cancels = await Promise.all([1, 2, 3].map(() => shopper.post(`/store/my-orders/${body.order.id}/cancel`)))
    expect(cancels.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readCredit(shopper)).toMatchObject({
      balance: 100.5,
      entries: [{ kind: "cancelled", amount: 100.5 }, { kind: "order", amount: -100.5 }, { kind: "gift" }],
    })
    expect((await owner.get(`/back-office/orders/${body.order.id}`)).body.payment_status).toBe("Refunded")
  })

  it("pays a whole order, which is paid at once", async () => {
    const shopper = await shopperWithCredit(5_000)
    const { total, credit } = await readSummary(shopper)
    expect(credit).toMatchObject({ used: total, to_pay: 0 })
    const online = { address_id: shopper.address_id, expected_total: total, credit: total }
    const window = await shopper.post("/store/razorpay/payments", online)
    expect([window.status, window.body.code]).toEqual([409, "nothing_to_pay"])
    const { body } = await order(shopper, total)
    expect(body.order).toMatchObject({ payment_status: "Paid", total, credit: total, cancellable: true })
    expect((await readCredit(shopper)).balance).toBe(5_000 - total)
    const collected = await owner.post(`/back-office/orders/${body.order.id}/cash-collected`, {})
    expect(collected.status).toBe(409)
    await shopper.post(`/store/my-orders/${body.order.id}/cancel`)
    expect((await readCredit(shopper)).balance).toBe(5_000)
  })

  it("is spent only on request, and only the amount shown", async () => {
    const shopper = await shopperWithCredit(80)
    const stale = await order(shopper, 70)
    expect([stale.status, stale.body.code]).toEqual([409, "credit_changed"])
    const { body } = await order(shopper)
    expect(body.order).toMatchObject({ credit: 0 })
    expect((await readCredit(shopper)).balance).toBe(80)
    for (const credit of [-1, "80", null])
      expect((await shopper.post("/store/checkout", { address_id: shopper.address_id, credit })).status).toBe(400)
  })

  it("never goes below zero with concurrent orders", async () => {
    const shopper = await shopperWithCredit(100)
    const { credit } = await readSummary(shopper)
    const presses = await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, () => order(shopper, credit.used)))
    expect(presses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await readCredit(shopper)).balance).toBe(0)

    const other = await buyer(haat)
    await give(other, 70)
    const spend = (nth: number) =>
      haat.sql(
        `insert into store_credit_entry (id, customer_id, amount, kind, order_id) values ($1, $2, -1000, 'order', $1)`,
        [`order_${other.person.id}_${nth}`, other.person.id],
      )
    const spent = await Promise.allSettled(Array.from({ length: 20 }, (_, nth) => spend(nth)))
    expect(spent.filter(({ status }) => status === "fulfilled")).toHaveLength(7)
    expect((await readCredit(other)).balance).toBe(0)
  })
})

describe("a refund as store credit", () => {
  it("is immediate for a shipped order, and the only refund for what store credit paid", async () => {
    const shopper = await shopperWithCredit(100)
    const { total } = await readSummary(shopper)
    const { id } = (await order(shopper, 100)).body.order
    const refund = async (what: object) => {
      const { refundable } = (await owner.get(`/back-office/orders/${id}`)).body
      const sent = { request_id: randomUUID(), expected_left_paise: refundable?.left_paise ?? 0, reason: "Broken" }
      return owner.post(`/back-office/orders/${id}/refund`, { ...sent, ...what })
    }
    const early = await refund({ amount: 10, as_credit: true })
    expect([early.status, early.body.code]).toEqual([409, "refund_credit_too_early"])
    await owner.post(`/back-office/orders/${id}/shipment`, { by_hand: { number: "X1", courier: "", url: "" } })
    await owner.post(`/back-office/orders/${id}/cash-collected`, { delivered: true })

    const { status, body } = await refund({ amount: 40.25, as_credit: true })
    expect([status, body.method, body.state]).toEqual([200, "credit", "processed"])
    expect(await readCredit(shopper)).toMatchObject({
      balance: 40.25,
      entries: [{ kind: "refund", amount: 40.25 }, {}, {}],
    })
    const rest = total - 40.25
    const transfer = await refund({ amount: rest, reference: "UPI 1234" })
    expect([transfer.status, transfer.body.code]).toEqual([409, "refund_only_as_credit"])
    expect((await refund({ amount: total - 100, reference: "UPI 1234" })).status).toBe(200)
    expect((await refund({ amount: 59.75, as_credit: true })).status).toBe(200)
    const seen = (await shopper.get(`/store/my-orders/${id}`)).body.order
    expect(seen).toMatchObject({ refunded: total, payment_status: "Refunded" })
    expect((await readCredit(shopper)).balance).toBe(100)
    expect((await refund({ amount: 1, as_credit: true })).status).toBe(409)
  })
})
