import { createHmac } from "node:crypto"
import { ApiError } from "./api-error"
import { type Dispute, newId, type Order, type Payment, type Refund, seconds } from "./entities"
import { ordinary, type Scenario } from "./scenario"
import type { Webhooks } from "./webhooks"

export type Keys = { id: string; secret: string; webhook: string }

/** One shop's account: everything it has, and what is going to happen to it next. */
export class Shop {
  readonly orders = new Map<string, Order>()
  readonly payments = new Map<string, Payment>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()
  /** responses to refunds by their idempotency key */
  readonly answered = new Map<string, { body: string; refund: Refund }>()
  /** refunds that wait, and until when by this account's clock */
  readonly pending = new Map<string, number>()
  /** how far this account's clock is ahead, in milliseconds */
  ahead = 0
  scenario: Scenario = ordinary()

  constructor(
    readonly keys: Keys,
    readonly webhooks: Webhooks,
  ) {}

  now = () => Date.now() + this.ahead

  order(id: string): Order {
    const order = this.orders.get(id)
    if (!order) throw new ApiError("The id provided does not exist")
    return order
  }

  payment(id: string): Payment {
    const payment = this.payments.get(id)
    if (!payment) throw new ApiError("The id provided does not exist")
    return payment
  }

  paymentsOf = (order_id: string) => [...this.payments.values()].filter((payment) => payment.order_id === order_id)
  refundsOf = (payment_id: string) => [...this.refunds.values()].filter((refund) => refund.payment_id === payment_id)

  /** Begins an attempt to pay an order. */
  attempt(order: Order, method: string): Payment {
    order.attempts++
    if (order.status === "created") order.status = "attempted"
    const payment: Payment = {
      id: newId("pay"),
      entity: "payment",
      amount: order.amount,
      currency: order.currency,
      status: "created",
      order_id: order.id,
      method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: null,
      vpa: method === "upi" ? "success@razorpay" : null,
      email: "void@razorpay.com",
      contact: "+919876543210",
      notes: [],
      error_code: null,
      error_description: null,
      error_source: null,
      error_step: null,
      error_reason: null,
      created_at: seconds(),
    }
    this.payments.set(payment.id, payment)
    return payment
  }

  /** The money is here. */
  capture(payment: Payment) {
    Object.assign(payment, { status: "captured", captured: true, ...NO_ERROR })
    const order = this.order(payment.order_id)
    Object.assign(order, { status: "paid", amount_paid: order.amount_paid + payment.amount, amount_due: 0 })
    return [
      { event: "payment.captured", payment },
      { event: "order.paid", payment, order },
    ]
  }

  fail(payment: Payment, description: string) {
    Object.assign(payment, {
      status: "failed",
      error_code: "BAD_REQUEST_ERROR",
      error_description: description,
      error_source: "customer",
      error_step: "payment_authentication",
      error_reason: "payment_failed",
    })
    return [{ event: "payment.failed", payment }]
  }

  /** Fields that the window passes to the shop after a success. */
  proof({ id, order_id }: Payment) {
    const razorpay_signature = createHmac("sha256", this.keys.secret).update(`${order_id}|${id}`).digest("hex")
    return { razorpay_order_id: order_id, razorpay_payment_id: id, razorpay_signature }
  }
}

const NO_ERROR = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}
