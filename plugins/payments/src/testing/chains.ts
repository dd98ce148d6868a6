import { randomUUID } from "node:crypto"
import type { Client } from "@haat/testing"
import { type Buyer, buyer } from "@haat/testing/buyer"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import { expect } from "vitest"
import type { Refundable, RefundSource } from "../contract"
import { open, verify } from "./buyer"
import type { payments } from "./payments"

const RULE = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }

export type Bought = { id: string; line_id: string }

/**
 * A shop in which a shopper buys a kurta online and exchanges it repeatedly. A red one costs ₹100 more than an indigo
 * one.
 */
export function chains(paying: ReturnType<typeof payments>, owner: () => Client) {
  const step = async (path: string, body: object = {}) => {
    const response = await owner().post(`/back-office/${path}`, body)
    expect(response.status, `${path}: ${JSON.stringify(response.body)}`).toBe(200)
    return response.body
  }
  const linesOf = async (shopper: Buyer, id: string): Promise<Bought> => {
    const { order } = (await shopper.get(`/store/my-orders/${id}`)).body
    return { id, line_id: order.items[0].id }
  }
  const deliver = async (id: string, inCash = false) => {
    for (const name of ["shipment", "delivered", ...(inCash ? ["cash-collected"] : [])])
      await step(`orders/${id}/${name}`)
  }
  const refundable = async (id: string): Promise<Refundable> =>
    (await owner().get(`/back-office/orders/${id}`)).body.refundable

  /** Asks for an exchange of pieces. @returns the return */
  const ask = async (shopper: Buyer, { id, line_id }: Bought, variant_id: string, quantity = 1): Promise<string> => {
    const { status, body } = await shopper.post(`/store/my-orders/${id}/returns`, {
      lines: [{ line_id, quantity, exchange_variant_id: variant_id }],
      reason: "does_not_fit",
      outcome: "exchange",
      way: "drop_off",
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.return.id
  }

  return {
    step,
    deliver,
    refundable,
    /** A shopper with delivered indigo kurtas at this price, paid online. */
    async bought(price = 720, quantity = 1) {
      const product = await paying.haat.product({ price, returns: RULE } as object)
      const { variantOf } = await saveProductVariants(owner(), product.id, kurtaVariants(price, 20))
      const shopper = await buyer(paying.haat)
      await shopper.post("/store/cart/lines", {
        product_id: product.id,
        variant_id: variantOf("Indigo", "M").id,
        quantity,
      })
      const { payment } = (await open(shopper)).body
      const proof = await paying.razorpay.pay(payment.razorpay_order_id)
      const { outcome } = (await verify(shopper, proof)).body
      await deliver(outcome.order_id)
      const order = await linesOf(shopper, outcome.order_id)
      return { shopper, order, product, variantOf, proof, amount: payment.amount as number }
    },
    ask,
    /** Exchanges pieces: approved and received, what is left to pay is paid, and the new order is delivered. */
    async exchange(shopper: Buyer, of: Bought, variant_id: string, quantity = 1): Promise<Bought & { to_pay: number }> {
      const return_id = await ask(shopper, of, variant_id, quantity)
      const { exchange_order } = await step(`returns/${return_id}/approval`)
      await step(`returns/${return_id}/receipt`, { lines: [{ line_id: of.line_id, resellable: quantity, damaged: 0 }] })
      const { id, to_pay } = exchange_order
      if (to_pay > 0) {
        const { payment } = (await shopper.post(`/store/razorpay/orders/${id}/payments`, {})).body
        const proof = await paying.razorpay.pay(payment.razorpay_order_id)
        expect((await verify(shopper, proof)).body.outcome.state).toBe("ordered")
      }
      await deliver(id)
      return { ...(await linesOf(shopper, id)), to_pay }
    },
    async refund(id: string, what: object) {
      const { left_paise } = await refundable(id)
      const form = { request_id: randomUUID(), expected_left_paise: left_paise, reason: "It came broken" }
      return owner().post(`/back-office/orders/${id}/refund`, { ...form, ...what })
    },
    /** The refunded amount of a payment at the provider, in paise. */
    async refundedAt(razorpay_payment_id: string) {
      const { refunds } = await paying.razorpay.money()
      const own = refunds.filter(({ payment_id, status }) => payment_id === razorpay_payment_id && status !== "failed")
      return own.map(({ amount }) => amount)
    },
    sourcesOf: async (id: string) =>
      (await refundable(id)).sources.map(({ in_cash, left_paise }: RefundSource) => ({ in_cash, left_paise })),
  }
}
