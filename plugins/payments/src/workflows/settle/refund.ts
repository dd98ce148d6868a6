import { toRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { isCapturedOrRefunded, isRefunded, type RazorpayPayment, refundInFull } from "medusa-payment-razorpay"
import { PAYMENT_REFUNDED, type PaymentRefunded } from "../../contract"
import { PAYMENT_ERRORS } from "../../errors"
import { LEDGER } from "../../modules/razorpay"
import type { LedgerEntry } from "../../modules/razorpay/entry"
import type { RefundRow } from "../../modules/razorpay/refund-row"
import type { RazorpayService } from "../../modules/razorpay/service"
import { isCancelled } from "../../queries/orders"

/** Refunds a payment in full, once, when its order was cancelled or not placed. Emits `PAYMENT_REFUNDED`. */
export async function refundWholePayment(container: MedusaContainer, entry: LedgerEntry, payments: RazorpayPayment[]) {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const refunding = await findEntryToRefund(container, entry, payments)
  const payment = payments.find(({ id }) => id === refunding?.razorpay_payment_id)
  if (!refunding || !payment) return
  // A disputed amount would be paid back twice; a lost dispute has returned it already.
  const disputed = await ledger.readDisputedAmount(refunding)
  if (disputed.is_open) return
  // Store credit that the customer already has is not refunded again.
  const gone = disputed.held_paise + (await ledger.sumRefundedAsCredit(refunding))
  if ((await refundInFull(ledger.client, payment, gone)) !== "processed") return

  // Emitted before it is recorded: after a crash it is emitted again, and subscribers deduplicate by order. A
  // subscriber that misses it finds the refund in the view `refunded_payment`.
  const data: PaymentRefunded = {
    razorpay_order_id: refunding.razorpay_order_id,
    customer_id: refunding.customer_id,
    order_id: refunding.order_id,
    amount: toRupees(payment.amount - gone - sumOf(await listRequested(ledger, refunding))),
    reason: refunding.reason ?? "",
  }
  if (data.amount > 0) await container.resolve(Modules.EVENT_BUS).emit({ name: PAYMENT_REFUNDED, data })
  await ledger.recordRefundedAmount(refunding, payment.amount - gone)
  await ledger.move(refunding, "refunded")
}

/** Lists refunds that staff requested and that have not failed: the shopper gets a separate mail about those. */
async function listRequested(ledger: RazorpayService, entry: LedgerEntry): Promise<RefundRow[]> {
  const rows = await ledger.listRefunds(entry)
  return rows.filter(({ method, state, request_id }) => method === "online" && state !== "failed" && request_id)
}

const sumOf = (rows: RefundRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Returns the entry when it must be refunded: it is `refunding`, or its order was cancelled, or the provider has
 * refunded it; null otherwise.
 */
async function findEntryToRefund(container: MedusaContainer, entry: LedgerEntry, payments: RazorpayPayment[]) {
  if (entry.state !== "ordered") return entry.state === "refunding" ? entry : null
  const ledger = container.resolve<RazorpayService>(LEDGER)
  if (await isCancelled(container, entry.order_id))
    return ledger.move(entry, "refunding", { why: new HttpError(PAYMENT_ERRORS.order_was_cancelled) })
  const payment = payments.find(({ id }) => id === entry.razorpay_payment_id)
  if (!payment || !isRefunded(payment)) return null
  const requested = await listRequested(ledger, entry)
  // Wait: staff request a failed refund again.
  if (requested.some(({ state }) => state === "pending")) return null
  const byStaff = sumOf(requested) >= payment.amount
  return ledger.move(entry, "refunding", byStaff ? {} : { why: new HttpError(PAYMENT_ERRORS.given_back_at_provider) })
}

/** Refunds captured payments of the same Razorpay order that are duplicates or have the wrong amount. */
export async function refundUnmatchedPayments(
  container: MedusaContainer,
  entry: LedgerEntry,
  payments: RazorpayPayment[],
) {
  const { client } = container.resolve<RazorpayService>(LEDGER)
  const unmatched = payments.filter(
    (payment) => isCapturedOrRefunded(payment) && payment.id !== entry.razorpay_payment_id && !isRefunded(payment),
  )
  for (const payment of unmatched) await refundInFull(client, payment)
}
