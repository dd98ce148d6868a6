/** @module-tag money */
import { randomUUID } from "node:crypto"
import { shop } from "@haat/testing"
import { buyer, orderCart, placeOrder } from "@haat/testing/buyer"
import { mailbox } from "@haat/testing/mailbox"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let owner: Awaited<ReturnType<typeof haat.admin>>
beforeAll(async () => {
  owner = await haat.admin()
})

const RULE = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }

/** Places and delivers a cash order of two indigo kurtas in size M at ₹499; a red one costs ₹100 more. */
async function deliverKurtas(quantity = 2, pieces = 5, price = 499) {
  const product = await haat.product({ price, returns: RULE } as object)
  const { variantOf } = await saveProductVariants(owner, product.id, kurtaVariants(price, pieces))
  const shopper = await buyer(haat)
  const variant = variantOf("Indigo", "M")
  await shopper.post("/store/cart/lines", { product_id: product.id, variant_id: variant.id, quantity })
  const order = await orderCart(shopper)
  for (const step of ["shipment", "delivered", "cash-collected"])
    expect((await owner.post(`/back-office/orders/${order.id}/${step}`, {})).status).toBe(200)
  const [{ id: line_id }] = order.items
  /** Requests an exchange of `count` pieces for this variant. */
  const requestExchange = async (wanted: { id: string }, count = 1): Promise<string> => {
    const { status, body } = await shopper.post(`/store/my-orders/${order.id}/returns`, {
      lines: [{ line_id, quantity: count, exchange_variant_id: wanted.id }],
      reason: "does_not_fit",
      outcome: "exchange",
      way: "drop_off",
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.return.id
  }
  const receive = (id: string, resellable: number, damaged = 0) =>
    moveReturn(id, "receipt", { lines: [{ line_id, resellable, damaged }] })
  return { product, shopper, order, line_id, variantOf, requestExchange, receive }
}

const moveReturn = (id: string, step: string, body: object = {}) =>
  owner.post(`/back-office/returns/${id}/${step}`, body)
const readStockLevel = async ({ id }: { id: string }) => {
  const [{ pieces }] = await haat.sql("select pieces from sellable_variant where variant_id = $1", [id])
  return Number(pieces)
}
const readCredit = async (who: Awaited<ReturnType<typeof buyer>>) =>
  (await who.get("/store/credit")).body.credit.balance
const readRefundableAmount = async (order_id: string) =>
  (await owner.get(`/back-office/orders/${order_id}`)).body.refundable?.left_paise ?? 0

/** Approves a return. @returns the replacement order */
async function approve(id: string) {
  const { status, body } = await moveReturn(id, "approval")
  expect(status, JSON.stringify(body)).toBe(200)
  return body.exchange_order as { id: string; display_id: number; to_pay: number }
}

describe("an exchange", () => {
  it("for a dearer variant reserves it, spends the paid price, and collects the difference", async () => {
    const { shopper, order, requestExchange, receive, variantOf, product } = await deliverKurtas()
    const [red, left] = [variantOf("Red", "L"), await readRefundableAmount(order.id)]
    const id = await requestExchange(red, 2)
    const made = await approve(id)
    expect(made.to_pay).toBe(200)
    expect(await readStockLevel(red)).toBe(3)
    const replacement = (await shopper.get(`/store/my-orders/${made.id}`)).body.order
    expect(replacement).toMatchObject({
      total: 1198,
      credit: 998,
      delivery_charge: 0,
      payment_status: "Pending",
      payment_method: "Cash On Delivery",
      items: [{ quantity: 2, price: 599 }],
      shipping_address: order.shipping_address,
    })
    expect((await shopper.get(`/store/my-orders/${order.id}`)).body.order.refunded).toBe(998)
    expect([await readCredit(shopper), await readRefundableAmount(order.id)]).toEqual([0, left - 99_800])
    const mail = await mailbox(haat).mail(shopper.person.email, "You can send it back")
    expect(mail.text).toContain(`Order #${made.display_id}: ₹200 to pay`)

    // waits for the returned goods
    const early = await owner.post(`/back-office/orders/${made.id}/shipment`, {})
    expect([early.status, early.body.code]).toEqual([409, "waits_for_return"])
    const alone = await shopper.post(`/store/my-orders/${made.id}/cancel`)
    expect([alone.status, alone.body.code]).toEqual([409, "exchange_cancel_return"])
    const part = await receive(id, 1)
    expect([part.status, part.body.code]).toEqual([409, "exchange_not_whole"])
    expect((await receive(id, 1, 1)).body).toMatchObject({ state: "received", worth: 998, given: 998 })
    expect(await readStockLevel(variantOf("Indigo", "M"))).toBe(4)
    const more = await owner.post(`/back-office/returns/${id}/refund`, {
      request_id: randomUUID(),
      expected_left_paise: left - 99_800,
      reason: "It is back",
      as_credit: true,
      lines: [{ line_id: order.items[0].id, amount: 1 }],
    })
    expect([more.status, more.body.code]).toEqual([409, "refund_line_too_much"])
    for (const step of ["shipment", "delivered", "cash-collected"])
      expect((await owner.post(`/back-office/orders/${made.id}/${step}`, {})).status).toBe(200)
    const paid = (await shopper.get(`/store/my-orders/${made.id}`)).body.order
    expect(paid.payment_status).toBe("Paid")
    expect((await owner.get(`/back-office/orders/${made.id}`)).body.refundable.captured_paise).toBe(119_800)
    expect(product.id).toBe(paid.items[0].product_id)
  })

  it("for a cheaper variant refunds the difference when the goods are received", async () => {
    const { shopper, order, requestExchange, receive, variantOf, product, line_id } = await deliverKurtas()
    await saveProductVariants(owner, product.id, kurtaVariants(300))
    const cheap = variantOf("Indigo", "S")
    const id = await requestExchange(cheap)
    const made = await approve(id)
    expect(made.to_pay).toBe(0)
    expect((await shopper.get(`/store/my-orders/${made.id}`)).body.order).toMatchObject({
      total: 300,
      credit: 300,
      payment_status: "Paid",
    })
    await receive(id, 1)
    const { refundable } = (await owner.get(`/back-office/returns/${id}`)).body
    expect(refundable.lines).toMatchObject([{ line_id, left_paise: 19_900 }])
    const refund = await owner.post(`/back-office/returns/${id}/refund`, {
      request_id: randomUUID(),
      expected_left_paise: refundable.left_paise,
      reason: "The difference",
      lines: [{ line_id, amount: 199 }],
      as_credit: true,
    })
    expect(refund.status, JSON.stringify(refund.body)).toBe(200)
    expect(await readCredit(shopper)).toBe(199)
    expect((await shopper.get(`/store/my-orders/${order.id}`)).body.order.refunded).toBe(499)
  })

  it("for the same price costs nothing, also with paise; a difference below ₹1 is paid as ₹1", async () => {
    const { shopper, requestExchange, receive, variantOf, product } = await deliverKurtas(2, 5, 499.5)
    const even = await approve(await requestExchange(variantOf("Indigo", "L")))
    expect(even.to_pay).toBe(0)
    expect((await shopper.get(`/store/my-orders/${even.id}`)).body.order).toMatchObject({
      total: 499.5,
      credit: 499.5,
      delivery_charge: 0,
      payment_status: "Paid",
    })
    await saveProductVariants(owner, product.id, kurtaVariants(500))
    const id = await requestExchange(variantOf("Indigo", "L"))
    const dearer = await approve(id)
    expect(dearer.to_pay).toBe(1)
    expect((await shopper.get(`/store/my-orders/${dearer.id}`)).body.order).toMatchObject({ total: 500, credit: 499 })
    await receive(id, 1)
    expect((await owner.get(`/back-office/returns/${id}`)).body.refundable.lines).toMatchObject([{ left_paise: 50 }])
  })

  it("releases its piece and removes its credit once when it ends", async () => {
    const sold = await deliverKurtas()
    const red = sold.variantOf("Red", "S")
    const left = await readRefundableAmount(sold.order.id)
    const end = [
      (id: string) => sold.shopper.post(`/store/my-returns/${id}/cancel`),
      (id: string) => moveReturn(id, "rejection", { reason: "Nothing came back" }),
    ]
    for (const press of end) {
      const id = await sold.requestExchange(red)
      const made = await approve(id)
      expect(await readStockLevel(red)).toBe(4)
      await Promise.all([1, 2, 3, 4].map(() => press(id)))
      expect(await readStockLevel(red)).toBe(5)
      expect((await sold.shopper.get(`/store/my-orders/${made.id}`)).body.order.status).toBe("canceled")
      expect([await readCredit(sold.shopper), await readRefundableAmount(sold.order.id)]).toEqual([0, left])
      expect((await sold.shopper.get(`/store/my-orders/${sold.order.id}`)).body.order.refunded).toBe(0)
    }
    // the goods can still be returned
    const { returnable } = (await sold.shopper.get(`/store/my-orders/${sold.order.id}/returns`)).body
    expect(returnable).toMatchObject([{ left: 2 }])
  })

  it("creates one order when it is approved concurrently", async () => {
    const sold = await deliverKurtas()
    const red = sold.variantOf("Red", "M")
    const id = await sold.requestExchange(red)
    const presses = await Promise.all(Array.from({ length: 5 }, () => moveReturn(id, "approval")))
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await readStockLevel(red)).toBe(4)
    const { orders } = (await sold.shopper.get("/store/my-orders")).body
    expect(orders).toHaveLength(2)
    expect(await readCredit(sold.shopper)).toBe(0)
  })

  it("for the last piece succeeds once, and changes nothing for the other shopper", async () => {
    const sold = await deliverKurtas(2, 2)
    const red = sold.variantOf("Red", "M")
    const [first, second] = [await sold.requestExchange(red), await sold.requestExchange(red)]
    await sold.shopper.post("/store/cart/lines", { product_id: sold.product.id, variant_id: red.id, quantity: 1 })
    await orderCart(sold.shopper)
    const both = await Promise.all([moveReturn(first, "approval"), moveReturn(second, "approval")])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await readStockLevel(red)).toBe(0)
    const rejected = both[0].status === 409 ? first : second
    expect((await owner.get(`/back-office/returns/${rejected}`)).body).toMatchObject({
      state: "requested",
      exchange_order: null,
    })
  })

  it("is rejected while the cash of the goods is not recorded", async () => {
    const { order, shopper } = await placeOrder(haat, { product: { returns: RULE } as object })
    for (const step of ["shipment", "delivered"]) await owner.post(`/back-office/orders/${order.id}/${step}`, {})
    const path = `/store/my-orders/${order.id}/returns`
    const [{ line_id, exchanges }] = (await shopper.get(path)).body.returnable
    const { body } = await shopper.post(path, {
      lines: [{ line_id, quantity: 1, exchange_variant_id: exchanges[0].variant_id }],
      reason: "other",
      outcome: "exchange",
      way: "drop_off",
    })
    const early = await moveReturn(body.return.id, "approval")
    expect([early.status, early.body.code]).toEqual([409, "exchange_not_paid"])
  })
})
