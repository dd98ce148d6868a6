import { ApiError } from "./api-error"
import type { Payment } from "./entities"
import { nextPayment } from "./scenario"
import type { Shop } from "./shop"

/** The shopper's action in the payment window. */
export type Attempt = { method: "card" | "upi"; failure: string | null }

const RETRY_LATER_S = 700

/** Pays an order as the scenario has it. @returns the payment as the window sees it: captured, authorised or failed */
export function pay(shop: Shop, order_id: string, { method, failure }: Attempt): Payment {
  const order = shop.order(order_id)
  if (order.status === "paid") throw new ApiError("This order has already been paid.")
  if (shop.paymentsOf(order_id).some(({ status }) => status === "authorized"))
    throw new ApiError("A payment of this order is already authorized.")

  const payment = shop.attempt(order, method)
  const { webhooks } = shop.scenario
  const tell = (happenings: Parameters<typeof shop.webhooks.tell>[0]) => shop.webhooks.tell(happenings, webhooks)
  if (failure) {
    tell(shop.fail(payment, failure))
    return payment
  }

  const outcome = nextPayment(shop.scenario)
  if (outcome === "captured_after_failed") {
    tell(shop.fail(payment, "The bank did not answer in time"))
    const seen = { ...payment }
    shop.webhooks.later(RETRY_LATER_S, () => tell([authorize(payment), ...shop.capture(payment)]))
    return seen
  }
  if (outcome === "amount_tampered") payment.amount = 100
  if (outcome === "currency_tampered") payment.currency = "USD"
  const authorized = authorize(payment)
  tell(outcome === "authorized_only" ? [authorized] : [authorized, ...shop.capture(payment)])
  return payment
}

function authorize(payment: Payment) {
  payment.status = "authorized"
  return { event: "payment.authorized", payment: { ...payment } }
}
