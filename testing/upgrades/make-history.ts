import { randomUUID } from "node:crypto"
import { saveTaxSettings } from "../../plugins/gst/src/testing/registered.ts"
import { CHENNAI, selling } from "../../plugins/gst/src/testing/sell.ts"
import { type Buyer, buyer, put, totalOf } from "../buyer.ts"
import type { Client, TestResponse } from "../client.ts"
import type { FaultShop } from "../faults/open-fault-shop.ts"
import { makeOffer } from "../make-offer.ts"
import { PLUGIN_HISTORIES } from "./plugin-histories.ts"

type Ordered = { id: string; display_id: number; total: number; items: { id: string }[] }

/** Records of a shop that has sold for a while, and who can read them. */
export type History = {
  owner: Client
  shoppers: Buyer[]
  /** paid online and not sent; a piece of it is refunded */
  paid: Ordered
  /** paid on delivery and not sent */
  waiting: { order: Ordered; shopper: Buyer }
  /** id of an exchange that waits for its approval */
  exchange: string
}

const BUSINESS = "33BUYER1234B1ZA"
const COTTON = { hsn: "5208" }

export const expectStatus = ({ status, body }: TestResponse, expected: number) => {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${JSON.stringify(body)}`)
  return body
}

/** Orders, offers, parcels, documents, returns, exchanges and refunds, made as the owner and the shoppers make them. */
export async function makeHistory(shop: FaultShop): Promise<History> {
  const { haat } = shop
  await saveTaxSettings(haat, {})
  const owner = await haat.admin()
  const sell = selling(haat, owner)
  const offer = await makeOffer(owner, { percent: 10 })
  await makeOffer(owner, { name: "Five percent off", automatic: true, percent: 5 })
  const saree = await sell.product({ price: 2_100 }, COTTON)
  const dal = await sell.product({ price: 120.35 }, { hsn: "0713", exempt: true })

  const discounted = await sell.order([[saree.id, 2]], { code: offer.code })
  await sell.deliver(discounted.order.id)
  await sell.exchange(discounted.shopper, discounted.order)
  const business = await sell.order(
    [
      [saree.id, 3],
      [dal.id, 2],
    ],
    { to: CHENNAI, gstin: BUSINESS },
  )
  await sell.deliver(business.order.id)
  await sell.comeBack(business.shopper, business.order, 1)
  await sell.refund(business.order.id, { lines: [{ line_id: business.order.items[0].id, quantity: 1 }] })
  const credited = await sell.order([[dal.id, 3]])
  await sell.deliver(credited.order.id)
  await sell.refund(credited.order.id, { amount: 50, as_credit: true, reference: undefined })
  const travelling = await sell.order([[dal.id, 1]])
  await sell.leave(travelling.order.id)
  const undelivered = await sell.order([[saree.id, 1]])
  await sell.leave(undelivered.order.id)
  await sell.comeBackUndelivered(undelivered.order.id)
  const cancelled = await sell.order([[dal.id, 2]])
  expectStatus(await cancelled.shopper.post(`/store/my-orders/${cancelled.order.id}/cancel`), 200)
  const exchanged = await sell.order([[saree.id, 1]])
  await sell.deliver(exchanged.order.id)
  const exchange = await sell.askForExchange(exchanged.shopper, exchanged.order)
  const waiting = await sell.order([[saree.id, 1]])
  const paid = await payOnline(shop, saree.id, 2)
  await sell.refund(paid.order.id, { amount: 100, reference: undefined })
  for (const { add } of PLUGIN_HISTORIES) await add({ shopper: business.shopper, product_id: saree.id })
  const sold = [discounted, business, credited, travelling, undelivered, cancelled, exchanged, waiting, paid]
  return { owner, shoppers: sold.map(({ shopper }) => shopper), paid: paid.order, waiting, exchange }
}

/** An order that is paid at the payment provider's window. */
async function payOnline({ haat, razorpay }: FaultShop, product_id: string, pieces: number) {
  const shopper = await buyer(haat)
  await put(shopper, product_id, pieces)
  const order = { address_id: shopper.address_id, expected_total: await totalOf(shopper) }
  const { payment } = expectStatus(await shopper.post("/store/razorpay/payments", order), 201)
  const proof = await razorpay.pay(payment.razorpay_order_id)
  const { outcome } = expectStatus(await shopper.post("/store/razorpay/payments/verify", proof), 200)
  const { body } = await shopper.get(`/store/my-orders/${outcome.order_id}`)
  return { shopper, order: body.order as Ordered }
}

/** Finishes open work of a shop with this history: a cancellation, an approved exchange, a refund. */
export async function continueHistory({ owner, paid, waiting, exchange }: History) {
  expectStatus(await waiting.shopper.post(`/store/my-orders/${waiting.order.id}/cancel`), 200)
  expectStatus(await owner.post(`/back-office/returns/${exchange}/approval`, {}), 200)
  const { refundable } = expectStatus(await owner.get(`/back-office/orders/${paid.id}`), 200)
  const refund = {
    ...{ request_id: randomUUID(), expected_left_paise: refundable.left_paise, reason: "A stain" },
    lines: [{ line_id: paid.items[0].id, quantity: 1 }],
  }
  expectStatus(await owner.post(`/back-office/orders/${paid.id}/refund`, refund), 200)
}
