import { randomUUID } from "node:crypto"
import type { TestShop } from "@haat/testing"
import { type Buyer, buyer, orderCart, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { loadTestParts } from "@haat/testing/load-plugin-modules"
import { allMailSent, mailbox, until } from "@haat/testing/mailbox"
import { makeOffer } from "@haat/testing/make-offer"
import type { PersonalRows } from "@haat/testing/plugin-parts"
import { sendPhoto } from "@haat/testing/send-photo"

/** Rows that plugins add for a person. */
export const PLUGIN_ROWS = await loadTestParts<PersonalRows>("personal-rows.ts")

let people = 0

/** Unique personal data, so that a search finds each value wherever it is stored. */
export function particulars() {
  const nth = `${Date.now().toString(36).slice(-6)}${people++}`
  const letters = nth.replace(/\d/g, (digit) => "abcdefghij"[Number(digit)])
  return {
    username: `z${nth}`,
    email: `zubeida.${nth}@letters.example`,
    first_name: `Zubeida${letters}`,
    last_name: `Quraishi${letters}`,
    phone: `9${String(Date.now() * 10 + people).slice(-9)}`,
    address_1: `Villa ${nth} Gulmohar Lane`,
    address_2: `Banyan Corner ${letters}`,
    words: `Written by nobody else: ${nth}`,
  }
}

/** Pays for the cart online. */
type PayOnline = (shopper: Buyer, gstin: string) => Promise<{ order_id: string; razorpay_order_id: string }>

/** Creates a shopper with every kind of personal data and nothing in progress. @param gstin a unique number */
export async function wholePerson(haat: TestShop, payOnline: PayOnline, gstin: string) {
  const who = { ...particulars(), gstin }
  const { username, email, first_name, last_name, phone, address_1, address_2, words } = who
  const lines = { address_1, address_2 }
  const shopper = await buyer(haat, { username, email, first_name, last_name, phone }, lines)
  const returns = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
  const [owner, product, wanted] = await Promise.all([
    haat.admin(),
    haat.product({ returns } as object),
    haat.product(),
  ])
  const deliver = async (order_id: string) => {
    for (const step of ["shipment", "delivered"])
      await bodyOf(owner.post(`/back-office/orders/${order_id}/${step}`, {}), 200)
  }

  const addCartCode = async () =>
    bodyOf(shopper.post("/store/cart/codes", { code: (await makeOffer(owner)).code }), 200)
  await put(shopper, product.id)
  await addCartCode()
  const cash = await orderCart(shopper, gstin)
  await deliver(cash.id)
  const [{ id: line_id }] = cash.items
  const request = {
    reason: "damaged",
    note: words,
    outcome: "refund",
    way: "drop_off",
    photos: [await sendPhoto(shopper)],
  }
  const sent = { lines: [{ line_id, quantity: 1 }], ...request }
  const returned = await bodyOf(shopper.post(`/store/my-orders/${cash.id}/returns`, sent), 201)
  await bodyOf(owner.post(`/back-office/returns/${returned.return.id}/rejection`, { reason: "Worn" }), 200)

  await put(shopper, product.id)
  const online = await payOnline(shopper, gstin)
  await deliver(online.order_id)
  const applied = "select applied_at from razorpay_event where body::text like '%' || $1 || '%'"
  await until(async () => (await haat.sql(applied, [online.razorpay_order_id]))[0]?.applied_at, "the webhook")

  const [{ id: refunded_line }] = (await bodyOf(shopper.get(`/store/my-orders/${online.order_id}`), 200)).order.items
  const { refundable } = await bodyOf(owner.get(`/back-office/orders/${online.order_id}`), 200)
  const refund = {
    ...{ request_id: randomUUID(), expected_left_paise: refundable.left_paise },
    ...{ reason: `${first_name} ${last_name} found a stain`, lines: [{ line_id: refunded_line, quantity: 1 }] },
  }
  await bodyOf(owner.post(`/back-office/orders/${online.order_id}/refund`, refund), 200)
  const noted = "select id from gst_credit_note where order_id = $1"
  await until(async () => (await haat.sql(noted, [online.order_id])).length > 0, "the credit note")

  await put(shopper, product.id)
  const canceled = (await bodyOf(payOnDelivery(shopper, await totalOf(shopper)), 201)).order
  await bodyOf(shopper.post(`/store/my-orders/${canceled.id}/cancel`), 200)

  await put(shopper, wanted.id, 2)
  await bodyOf(shopper.post("/store/saved-items", { product_id: wanted.id }), 200)
  await put(shopper, product.id)
  const OPEN = "select id from cart where customer_id = $1 and completed_at is null"
  const [cart] = await haat.sql(OPEN, [shopper.person.id])
  await addCartCode()
  const soldOut = await haat.product({ quantity: 0 })
  await bodyOf(haat.guest().post("/store/stock-notices", { product_id: soldOut.id, email }), [200, 201, 202])
  const gift = { request_id: randomUUID(), amount: 5, reason: `Sorry, ${first_name} ${last_name}` }
  await bodyOf(owner.post(`/back-office/customers/${shopper.person.id}/credit`, gift), [200, 201])
  const address = { first_name, last_name, phone, ...lines, city: "Pune", postal_code: "411004", country_code: "in" }
  await bodyOf(shopper.post(`/store/carts/${cart.id}`, { shipping_address: address }), 200)

  for (const { addRows } of PLUGIN_ROWS) await addRows({ haat, shopper, owner, product, texts: who })
  await bodyOf(haat.guest().post("/auth/forgot-password", { email }), 200)
  await bodyOf(haat.guest().post("/auth/sign-in/code", { username: email }), 200)
  const letter = { name: first_name, email, subject: "Hello", message: words }
  await bodyOf(haat.guest().post("/store/contact", letter), 202)
  const filter = encodeURIComponent(JSON.stringify({ q: email }))
  await bodyOf(owner.get(`/back-office/customers/export?filter=${filter}`), 200)
  await allMailSent(haat)

  await mailbox(haat).smtp("down")
  await bodyOf(haat.guest().post("/store/enquiries", { name: first_name, email, phone, message: words }), 202)
  return { who, shopper, owner, product, orders: { cash: cash.id, online: online.order_id, canceled: canceled.id } }
}

type Reply = Awaited<ReturnType<ReturnType<TestShop["guest"]>["get"]>>

async function bodyOf(sent: Promise<Reply>, expected: number | number[]) {
  const { status, body } = await sent
  if (![expected].flat().includes(status)) throw new Error(`Got ${status}, not ${expected}: ${JSON.stringify(body)}`)
  return body
}
