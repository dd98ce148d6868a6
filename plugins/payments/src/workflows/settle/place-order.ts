import type { Order } from "@haat/checkout/contract"
import { RETRYABLE_ERRORS } from "@haat/checkout/errors"
import { RELEASE_ORDER_HOOK } from "@haat/checkout/hooks"
import { payExchangeBalance } from "@haat/checkout/workflows/exchange/pay-exchange-balance"
import { placeOrder as writeOrder } from "@haat/checkout/workflows/place-order"
import { runHook } from "@haat/sdk/server/hooks"
import { HttpError, isHttpError, isOneOf } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { isRefunded, type RazorpayPayment, SessionData } from "medusa-payment-razorpay"
import { PAYMENT_ERRORS } from "../../errors"
import { LEDGER } from "../../modules/razorpay"
import type { LedgerEntry } from "../../modules/razorpay/entry"
import type { RazorpayService } from "../../modules/razorpay/service"
import { findCollectionOrderId } from "../../queries/orders"

/** Signals that a later attempt may succeed; `message` is the reason. */
export class RetryLaterError extends Error {}

/**
 * A captured payment whose order cannot be placed is refunded after this time, whatever the error.
 */
const MAX_WAIT_MS = 5 * 60_000

/** Places the order of a captured payment, or marks the payment for refund. Does nothing in other states. */
export async function placeOrder(container: MedusaContainer, entry: LedgerEntry, payments: RazorpayPayment[]) {
  if (entry.state !== "captured") return
  const ledger = container.resolve<RazorpayService>(LEDGER)
  // The trigger `haat_ledger_follows_cart` normally moves the entry; this covers payments of earlier versions.
  const moveIfOrdered = async () => {
    const order_id = await findCollectionOrderId(container, entry.payment_collection_id)
    if (order_id) await ledger.move(entry, "ordered", { order_id })
    return !!order_id
  }
  if (await moveIfOrdered()) return
  try {
    const money = payments.find(({ id }) => id === entry.razorpay_payment_id)
    if (!money || isRefunded(money)) throw new Error("The provider does not have the money of this payment any more")
    const { id } = await place(container, entry)
    await ledger.move(entry, "ordered", { order_id: id })
  } catch (error) {
    // The order may have been placed although the call failed.
    if (await moveIfOrdered()) return
    const conflict = isHttpError(error) && error.status === 409 ? error : undefined
    const waited = Date.now() - (entry.captured_at?.getTime() ?? 0) > MAX_WAIT_MS
    // Temporary errors are retried and never cause a refund.
    if (isOneOf(error, ...RETRYABLE_ERRORS)) throw new RetryLaterError(error.message)
    if (!conflict && !waited) throw error
    const why = conflict ?? new HttpError(PAYMENT_ERRORS.order_not_placed)
    await ledger.move(entry, "refunding", { why })
    await releaseReservations(container, ledger, entry)
  }
}

/** Releases the reservations of this payment, unless another payment of the same cart is open. */
async function releaseReservations(
  container: MedusaContainer,
  ledger: RazorpayService,
  { cart_id, plan }: LedgerEntry,
) {
  if ((await ledger.listOpen({ cart_id, plan })).length) return
  await runHook(container, RELEASE_ORDER_HOOK, plan)
}

async function place(container: MedusaContainer, entry: LedgerEntry): Promise<Order> {
  const { customer_id, cart_id, plan, payment_collection_id, payment_session_id } = entry
  const session = await container.resolve(Modules.PAYMENT).retrievePaymentSession(payment_session_id)
  const data = { ...SessionData.parse(session.data), razorpay_payment_id: entry.razorpay_payment_id }
  const paid = { payment_collection_id, payment_session_id, provider_id: session.provider_id, data }
  const { order_id } = plan
  if (order_id) return payExchangeBalance(container, { paid, plan: { ...plan, order_id } })
  return writeOrder(container, { customer_id, cart_id, payment_method: "online", plan, paid })
}
