import { randomUUID } from "node:crypto"
import { money } from "@haat/sdk/money"
import { shop } from "@haat/testing"
import { buyer, payOnDelivery, placeOrder, put, totalOf } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { mailbox, until } from "@haat/testing/mailbox"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { SaveCodSettings } from "../contract"
import { stockOf, tryToOrder } from "../testing/shopping"

const haat = shop()
let owner: Awaited<ReturnType<typeof haat.admin>>
const NO_RULES = {
  max_rupees: null,
  without_postal_codes: "",
  max_returned: null,
  code_above_rupees: null,
}

/** Saves rules for cash on delivery. Other tests use the shop too, so the rules must not match their orders. */
async function saveCodRules(changes: Partial<SaveCodSettings>) {
  const { version } = (await owner.get("/back-office/cod-settings")).body
  const saved = await owner.put("/back-office/cod-settings", { ...NO_RULES, version, ...changes })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

beforeAll(async () => {
  owner = await haat.admin()
})
afterAll(() => saveCodRules({}))

const callSandbox = (path: string, body: object) =>
  fetch(`${haat.sandboxUrl}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
const callCarrierSandbox = (path: string, body: object) => callSandbox(`shiprocket/${path}`, body)

/** Places an order of five pieces and sends two of them. */
async function shippedOrder(by_hand?: object) {
  const placed = await placeOrder(haat)
  const { status } = await owner.post(`/back-office/orders/${placed.order.id}/shipment`, by_hand ?? {})
  expect(status).toBe(200)
  return placed
}
const receiveParcel = (id: string, restock: boolean, fulfillment_id?: string) =>
  owner.post(`/back-office/orders/${id}/returned-parcel`, { restock, fulfillment_id })
const ship = (id: string) => owner.post(`/back-office/orders/${id}/shipment`, {})
/** Reads the parcels of an order that are under way, oldest first, as staff see them. */
const readParcels = async (id: string): Promise<{ id: string; number: string; phase: string | null }[]> =>
  (await readOrder(id)).parcels
const readOrder = async (id: string) => (await owner.get(`/back-office/orders/${id}`)).body

/** Tries a cash order. @returns the reasons in the summary, and the error of placing it */
async function tryCashOrder(shopper: Awaited<ReturnType<typeof buyer>>) {
  const { summary } = (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body
  const { status, body } = await payOnDelivery(shopper, summary.total)
  return { withheld: summary.cod_withheld, status, body }
}

describe("the rules for cash on delivery", () => {
  it("give the reason in the summary, reject the order on every route, and allow online payment", async () => {
    await saveCodRules({ without_postal_codes: "795" })
    const shopper = await buyer(haat, {}, { city: "Imphal", province: "Manipur", postal_code: "795001" })
    const lota = await haat.product({ price: 300, quantity: 9 })
    await put(shopper, lota.id)
    const { withheld, status, body } = await tryCashOrder(shopper)
    const message = "There is no cash on delivery to 795001. Please pay this order online"
    expect(withheld).toEqual({ code: "cod_not_there", params: { postal_code: "795001" }, message })
    expect([status, body.code, body.message]).toEqual([409, "cod_not_there", message])

    const old = await shopper.post("/api/order/place", {
      cartItems: [{ productId: lota.id, quantity: 1 }],
      shippingAddress: {
        addressLine1: "1 Loktak Road",
        city: "Imphal",
        state: "Manipur",
        postalCode: "795001",
        country: "India",
      },
      totalPrice: await totalOf(shopper),
      paymentMethod: "COD",
    })
    expect([old.status, old.body.message]).toEqual([409, message])
    const wish = { address_id: shopper.address_id, expected_total: await totalOf(shopper) }
    expect((await shopper.post("/store/razorpay/payments", wish)).status).toBe(201)

    const entries = await until(async () => {
      const filter = encodeURIComponent(JSON.stringify({ q: shopper.person.id }))
      const { body } = await owner.get(`/back-office/audit-log?filter=${filter}`)
      return body.length > 0 && body
    }, "an entry of the audit log")
    expect(entries).toMatchObject([
      { who: "The shop", resource: "customers", action: "cod-withheld", subject_id: shopper.person.id, state: "done" },
    ])
    expect(entries[0].changes).toEqual([{ field: "reason", before: null, after: message }])
  })

  it("reject orders above an amount only", async () => {
    await saveCodRules({ max_rupees: 800_000 })
    const [shopper, other] = [await buyer(haat), await buyer(haat)]
    const gold = await haat.product({ price: 900_000, quantity: 3 })
    await put(shopper, gold.id)
    await put(other, (await haat.product({ price: 500 })).id)
    const dear = await tryCashOrder(shopper)
    expect([dear.status, dear.body.code, dear.withheld.params]).toEqual([409, "cod_above_most", { most: "₹8,00,000" }])
    const cheap = await tryCashOrder(other)
    expect([cheap.status, cheap.withheld]).toEqual([201, undefined])
  })

  it("count the shopper's uncollected cash, including this order", async () => {
    await saveCodRules({ max_rupees: 800_000 })
    const shopper = await buyer(haat)
    const gold = await haat.product({ price: 300_000, quantity: 9 })
    const orders: { id: string; total: number }[] = []
    for (const _ of [1, 2]) {
      await put(shopper, gold.id)
      const { status, body } = await tryCashOrder(shopper)
      expect(status, JSON.stringify(body)).toBe(201)
      orders.push(body.order)
    }
    await put(shopper, gold.id)
    const third = await tryCashOrder(shopper)
    const uncollected = money(orders[0].total + orders[1].total)
    const reason = { code: "cod_above_most_together", params: { most: "₹8,00,000", uncollected } }
    expect(third.withheld).toMatchObject(reason)
    expect([third.status, third.body.code]).toEqual([409, reason.code])
    expect((await shopper.post(`/store/my-orders/${orders[0].id}/cancel`)).status).toBe(200)
    const again = await tryCashOrder(shopper)
    expect([again.status, again.withheld]).toEqual([201, undefined])

    for (const step of ["shipment", "delivered"])
      expect((await owner.post(`/back-office/orders/${orders[1].id}/${step}`, {})).status).toBe(200)
    await put(shopper, gold.id)
    expect((await tryCashOrder(shopper)).withheld).toBeUndefined()
  })

  it("count the cash after store credit, and give the reason without credit separately", async () => {
    await saveCodRules({ max_rupees: 800_000 })
    const shopper = await buyer(haat)
    const gift = { request_id: randomUUID(), amount: 100_000, reason: "A late parcel" }
    const given = await owner.post(`/back-office/customers/${shopper.person.id}/credit`, gift)
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    await put(shopper, (await haat.product({ price: 850_000 })).id)
    const { summary } = (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body
    expect([summary.cod_withheld, summary.credit.cod_withheld.code]).toEqual([undefined, "cod_above_most"])
    const wish = { address_id: shopper.address_id, payment_method: "cod", expected_total: summary.total }
    expect((await shopper.post("/store/checkout", wish)).body.code).toBe("cod_above_most")
    const spent = await shopper.post("/store/checkout", { ...wish, credit: summary.credit.used })
    expect(spent.status, JSON.stringify(spent.body)).toBe(201)
  })

  it("do not apply, and log nothing, when store credit pays the whole order", async () => {
    await saveCodRules({ without_postal_codes: "795", max_rupees: 800_000 })
    const shopper = await buyer(haat, {}, { city: "Imphal", province: "Manipur", postal_code: "795001" })
    const gift = { request_id: randomUUID(), amount: 5_000, reason: "A late parcel" }
    expect((await owner.post(`/back-office/customers/${shopper.person.id}/credit`, gift)).status).toBe(200)
    await put(shopper, (await haat.product({ price: 300 })).id)
    await totalOf(shopper)
    await saveCodRules({ max_rupees: 800_000 })
    await put(shopper, (await haat.product({ price: 900_000 })).id)
    await totalOf(shopper)
    const withheld = () =>
      haat.sql("select changes from trail_entry where subject_id = $1 and action = 'cod-withheld'", [shopper.person.id])
    await until(async () => (await withheld()).length > 0, "an entry of the audit log")
    expect((await withheld()).map(({ changes }) => changes[0].after)).toEqual([expect.stringContaining("₹8,00,000")])
  })

  it("reject a save with an outdated version", async () => {
    const { version } = (await owner.get("/back-office/cod-settings")).body
    await saveCodRules({ max_rupees: 900_000 })
    const { status, body } = await owner.put("/back-office/cod-settings", { ...NO_RULES, version })
    expect([status, body.code]).toEqual([409, "cod_settings_changed"])
  })
})

describe("an exchange for a dearer variant", () => {
  const returns = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
  /** Exchanges goods paid with ₹300 in cash, in Imphal, for the same goods at ₹400. */
  async function exchangeWithBalance() {
    await saveCodRules({})
    const { order, product, shopper } = await placeOrder(haat, {
      product: { price: 300, returns } as object,
      quantity: 1,
      address: { city: "Imphal", province: "Manipur", postal_code: "795001" },
    })
    for (const step of ["shipment", "delivered", "cash-collected"])
      expect((await owner.post(`/back-office/orders/${order.id}/${step}`, {})).status).toBe(200)
    expect((await editProduct(owner, product.id, { price: 400 })).status).toBe(200)
    const path = `/store/my-orders/${order.id}/returns`
    const [{ line_id, exchanges }] = (await shopper.get(path)).body.returnable
    const lines = [{ line_id, quantity: 1, exchange_variant_id: exchanges[0].variant_id }]
    const wish = { lines, reason: "other", outcome: "exchange", way: "drop_off" }
    const { id } = (await shopper.post(path, wish)).body.return
    await saveCodRules({ without_postal_codes: "795" })
    const { status, body } = await owner.post(`/back-office/returns/${id}/approval`, {})
    expect(status, JSON.stringify(body)).toBe(200)
    await owner.post(`/back-office/returns/${id}/receipt`, { lines: [{ line_id, resellable: 1, damaged: 0 }] })
    const shown = async () => (await shopper.get(path)).body.returns[0].exchange_order
    return { shopper, made: body.exchange_order.id as string, shown }
  }

  it("must be paid online before shipping when the rules reject cash, and gives the reason", async () => {
    const { shopper, made, shown } = await exchangeWithBalance()
    await saveCodRules({})
    const message = "There is no cash on delivery to 795001. Please pay this order online"
    const cash_withheld = { code: "cod_not_there", params: { postal_code: "795001" }, message }
    expect(await shown()).toMatchObject({ to_pay: 100, cash_withheld })
    const before = (await shopper.get(`/store/my-orders/${made}`)).body.order
    expect(before).toMatchObject({
      payment_status: "Pending",
      payment_method: "Online (Prepaid)",
      total: 400,
      credit: 300,
    })
    const mail = await mailbox(haat).mail(shopper.person.email, "You can send it back")
    expect(mail.text).toContain("₹100 to pay, in your orders, before we send it")

    const early = await owner.post(`/back-office/orders/${made}/shipment`, {})
    expect([early.status, early.body.code]).toEqual([409, "waits_for_payment"])
    expect(early.body.message).toContain(message)
    expect((await owner.post(`/back-office/orders/${made}/cash-collected`, {})).body.code).toBe("not_paid_in_cash")
    const [unpaid] = (await owner.get(`/admin/orders/${made}?fields=*payment_collections.payments`)).body.order
      .payment_collections[0].payments
    const captured = await owner.post(`/admin/payments/${unpaid.id}/capture`, {})
    expect([unpaid.provider_id, captured.status]).toEqual(["pp_awaited_online", 400])
    expect(captured.body.message).toBe("The shopper has not paid this order yet: there is nothing to capture")
    const filter = encodeURIComponent(JSON.stringify({ q: shopper.person.id }))
    const log = async () => (await owner.get(`/back-office/audit-log?filter=${filter}`)).body
    const entries = await until(async () => (await log()).length > 0 && (await log()), "an entry of the audit log")
    expect(entries).toContainEqual(expect.objectContaining({ action: "cod-withheld" }))

    const { payment } = (await shopper.post(`/store/razorpay/orders/${made}/payments`, {})).body
    const { razorpay_order_id } = payment
    const proof = await (await callSandbox("razorpay/pay", { razorpay_order_id, how: "success" })).json()
    expect((await shopper.post("/store/razorpay/payments/verify", proof)).body.outcome.state).toBe("ordered")
    expect(await shown()).toMatchObject({ to_pay: 0 })
    expect((await owner.post(`/back-office/orders/${made}/shipment`, {})).status).toBe(200)
    const { order } = (await shopper.get(`/store/my-orders/${made}`)).body
    expect(order).toMatchObject({ payment_status: "Paid", payment_method: "Online (Prepaid)" })
    expect((await owner.get(`/back-office/orders/${made}`)).body.refundable).toMatchObject({
      captured_paise: 40_000,
      left_paise: 40_000,
      source_left_paise: 40_000,
    })
  })

  it("returns its credit when cancelled before payment", async () => {
    const { shopper, made } = await exchangeWithBalance()
    await saveCodRules({})
    expect((await owner.post(`/back-office/orders/${made}/cancellation`, {})).status).toBe(200)
    expect((await shopper.get("/store/credit")).body.credit.balance).toBe(300)
  })
})

const readLastOrder = async (shopper: Awaited<ReturnType<typeof buyer>>): Promise<{ id: string }> =>
  (await shopper.get("/store/my-orders")).body.orders[0]

describe("an undelivered parcel", () => {
  it("is received by staff: its goods are reserved, and the order is cancelled or shipped again", async () => {
    const { order, product, shopper } = await shippedOrder({ by_hand: { courier: "Dak", number: `D${Date.now()}` } })
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 3, reserved: 0 })
    expect((await receiveParcel(order.id, true)).status).toBe(200)
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 5, reserved: 2, raw_reserved: 2, live: 2 })
    expect(await readOrder(order.id)).toMatchObject({ fulfillment_status: "not_fulfilled", cancellable: true })
    const again = await receiveParcel(order.id, true)
    expect([again.status, again.body.code]).toEqual([409, "nothing_on_its_way"])

    expect((await owner.post(`/back-office/orders/${order.id}/shipment`, {})).status).toBe(200)
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 3, reserved: 0 })
    expect((await receiveParcel(order.id, true)).status).toBe(200)
    expect((await owner.post(`/back-office/orders/${order.id}/cancellation`, {})).status).toBe(200)
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 5, reserved: 0, live: 0 })

    await saveCodRules({ max_returned: 2 })
    await put(shopper, product.id)
    const { status, body, withheld } = await tryCashOrder(shopper)
    expect([status, body.code, withheld.code]).toEqual([409, "cod_after_returns", "cod_after_returns"])
    await saveCodRules({ max_returned: 3 })
    expect((await tryToOrder(shopper)).status).toBe(201)
  })

  it("is not restocked when damaged", async () => {
    const { order, product } = await shippedOrder()
    expect((await receiveParcel(order.id, false)).status).toBe(200)
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 3, reserved: 0 })
    expect((await owner.post(`/back-office/orders/${order.id}/cancellation`, {})).status).toBe(200)
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 3, reserved: 0, live: 0 })
  })

  it("is shipped again as another parcel of the carrier, and counts once", async () => {
    const { order, shopper } = await shippedOrder()
    const [first] = await readParcels(order.id)
    expect((await callCarrierSandbox("move", { awb: first.number, to: "RTO DELIVERED" })).status).toBe(200)
    await until(async () => (await readParcels(order.id))[0].phase === "returned", "the carrier's word")
    expect((await receiveParcel(order.id, true)).status).toBe(200)

    expect((await ship(order.id)).status).toBe(200)
    const [second, ...others] = await readParcels(order.id)
    expect([others, second.number]).toEqual([[], expect.stringMatching(/^\d{10,}$/)])
    expect(second.number).not.toBe(first.number)
    expect((await callCarrierSandbox("move", { awb: second.number })).status).toBe(200)
    await until(async () => (await readParcels(order.id))[0].phase === "picked_up", "the second is under way")
    const back = await haat.sql(
      "select 1 from returned_parcel join placed_order using (order_id) where customer_id = $1",
      [shopper.person.id],
    )
    expect(back).toHaveLength(1)
  })

  it("is shipped again from stock when damaged, if there is enough", async () => {
    const { order, product } = await shippedOrder()
    expect((await receiveParcel(order.id, false)).status).toBe(200)
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 3, reserved: 0 })
    const other = await buyer(haat)
    await put(other, product.id, 2)
    expect((await tryToOrder(other)).status).toBe(201)
    const rejected = await ship(order.id)
    expect([rejected.status, rejected.body.code, rejected.body.message]).toEqual([
      409,
      "too_few_to_send_again",
      expect.stringMatching(/^Only 1 of .+ can be sold: what came back damaged cannot be sent again yet$/),
    ])
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 3, reserved: 2 })
    expect((await other.post(`/store/my-orders/${(await readLastOrder(other)).id}/cancel`, {})).status).toBe(200)

    expect((await ship(order.id)).status).toBe(200)
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 1, reserved: 0, live: 0 })
    expect((await receiveParcel(order.id, true)).status).toBe(200)
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 3, reserved: 2, raw_reserved: 2, live: 2 })
    expect((await ship(order.id)).status).toBe(200)
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 1, reserved: 0, live: 0 })
  })

  it("is identified by the carrier or staff when several are under way", async () => {
    const { order, product } = await placeOrder(haat)
    const part = { items: [{ id: order.items[0].id, quantity: 1 }] }
    expect((await owner.post(`/admin/orders/${order.id}/fulfillments`, part)).status).toBe(200)
    for (const _ of [1, 2]) expect((await ship(order.id)).status).toBe(200)
    const [first, second] = await readParcels(order.id)
    const unclear = await receiveParcel(order.id, true)
    expect([unclear.status, unclear.body.code]).toEqual([409, "several_on_their_way"])
    const unknown = await receiveParcel(order.id, true, "ful_x")
    expect([unknown.status, unknown.body.code]).toEqual([409, "nothing_on_its_way"])

    expect((await callCarrierSandbox("move", { awb: second.number, to: "RTO INITIATED" })).status).toBe(200)
    await until(async () => (await readParcels(order.id))[1].phase === "returning", "the carrier's word")
    expect((await receiveParcel(order.id, true)).status).toBe(200)
    expect((await readParcels(order.id)).map(({ id }) => id)).toEqual([first.id])
    expect(await stockOf(haat, product.id)).toMatchObject({ stocked: 4, reserved: 1 })

    expect((await ship(order.id)).status).toBe(200)
    expect((await receiveParcel(order.id, true, first.id)).status).toBe(200)
    const [third, ...others] = await readParcels(order.id)
    expect([others, [first.id, second.id].includes(third.id)]).toEqual([[], false])
  })

  it("counts from the carrier's report, and appears in the report by postal code", async () => {
    const { order, product, shopper } = await shippedOrder()
    const report = async () => {
      const { body } = await owner.get("/back-office/returned-parcels")
      return body.find(({ id }: { id: string }) => id === "411004")
    }
    const before = await report()
    const [{ number }] = await haat.sql(
      `select label.number from order_parcel parcel
       join parcel_label label using (fulfillment_id)
       where parcel.order_id = $1`,
      [order.id],
    )
    expect((await callCarrierSandbox("move", { awb: number, to: "RTO INITIATED" })).status).toBe(200)
    await saveCodRules({ max_returned: 1 })
    await put(shopper, product.id)
    await until(async () => {
      const { body } = await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)
      return body.summary.cod_withheld?.code === "cod_after_returns"
    }, "the rule to hold")
    const now = await report()
    expect(now.parcels).toBeGreaterThan(before?.parcels ?? 0)
    expect(now.orders).toBeGreaterThanOrEqual(now.parcels)
    expect((await receiveParcel(order.id, true)).status).toBe(200)
    expect((await report()).received).toBeGreaterThan(before?.received ?? 0)
  })
})
