import { inRupees } from "@haat/sdk/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { RazorpayError, type RazorpayPayment, sumRefundedPaise } from "medusa-payment-razorpay"
import { LEDGER } from "../modules/razorpay"
import { disputeSentence } from "../modules/razorpay/dispute"
import type { LedgerEntry } from "../modules/razorpay/entry"
import { isExpired, isRefundOverdue, nextCheckSeconds, retryDelaySeconds } from "../modules/razorpay/schedule"
import type { RazorpayService } from "../modules/razorpay/service"
import { followRefunds, requestRefunds } from "./settle/follow-refunds"
import { placeOrder, RetryLaterError } from "./settle/place-order"
import { reconcileMedusaPayment } from "./settle/reconcile-medusa-payment"
import { recordCapturedPayment } from "./settle/record-captured-payment"
import { refundUnmatchedPayments, refundWholePayment } from "./settle/refund"

/** Longer than one settlement takes; a request that waits longer returns the current state. */
const LOCK_TIMEOUT_S = 25

/** Retry delay in seconds while an order is being placed by another process. */
const RETRY_LATER_S = 5

/** Time between checks while a dispute is undecided: a webhook reports the decision earlier. */
const DISPUTE_CHECK_INTERVAL_S = 6 * 60 * 60

/**
 * Settles one payment as far as possible. The browser, webhooks, cancelled orders and the reconciling job all call this
 * function, which runs once at a time for each payment. It trusts only what the provider's API answers. Idempotent, and
 * continues after a crash. A failure is stored in the entry, shown to the owner, and retried by the job.
 * @returns the entry afterwards, or null when the ledger has no such payment
 */
export async function settlePayment(
  container: MedusaContainer,
  razorpay_order_id: string,
): Promise<LedgerEntry | null> {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  if (!(await ledger.findEntry(razorpay_order_id))) return null
  const settled = container
    .resolve(Modules.LOCKING)
    .execute(`razorpay:${razorpay_order_id}`, () => settle(container, razorpay_order_id), { timeout: LOCK_TIMEOUT_S })
  try {
    await settled
  } catch (error) {
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`Payment ${razorpay_order_id}: ${messageOf(error)}`)
  }
  return ledger.findEntry(razorpay_order_id)
}

const OVERDUE_REFUND =
  "The payment provider has not made this refund for ten days, and is no longer asked about it. Please look it up there"

/** Records the provider's refunds of the payment that counts, requested here or not. */
async function recordRefundedTotal(ledger: RazorpayService, entry: LedgerEntry, payments: RazorpayPayment[]) {
  const payment = payments.find(({ id }) => id === entry.razorpay_payment_id)
  if (payment) await ledger.recordRefundedAmount(entry, sumRefundedPaise(payment))
}

/** Steps in this order; each gets the entry as the previous one left it, and does nothing when it does not apply. */
const STEPS = [
  placeOrder,
  followRefunds,
  refundWholePayment,
  refundUnmatchedPayments,
  followRefunds,
  reconcileMedusaPayment,
]

async function settle(container: MedusaContainer, razorpay_order_id: string) {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const read = async () => (await ledger.findEntry(razorpay_order_id)) as LedgerEntry
  const entry = await read()
  try {
    await requestRefunds(container, entry)
    const payments = await recordCapturedPayment(ledger, entry)
    await recordRefundedTotal(ledger, await read(), payments)
    for (const step of STEPS) await step(container, await read(), payments)
  } catch (error) {
    const { attempts } = await read()
    const wait = error instanceof RetryLaterError ? RETRY_LATER_S : retryDelaySeconds(attempts)
    return ledger.postpone(entry, ownerMessage(container, entry, error), wait)
  }
  const now = await read()
  const disputed = await ledger.readDisputedAmount(now)
  if (disputed.is_open)
    return ledger.postpone(now, disputeSentence(inRupees(disputed.held_paise), disputed), DISPUTE_CHECK_INTERVAL_S)
  const awaited = await refundPendingSince(ledger, now)
  const state = awaited ? "refunding" : now.state
  const age = (Date.now() - (awaited ?? now.created_at).getTime()) / 1000
  if (awaited && isRefundOverdue(age)) return ledger.postpone(now, OVERDUE_REFUND, null)
  if (isExpired(state, age)) await ledger.move(now, "closed")
  await ledger.scheduleNextCheck(entry, nextCheckSeconds(state, age))
}

/** Returns when the oldest pending refund of the payment was requested; undefined when none is pending. */
async function refundPendingSince(ledger: RazorpayService, entry: LedgerEntry): Promise<Date | undefined> {
  if (entry.state === "refunding") return entry.refunding_at ?? entry.updated_at
  if (entry.state !== "ordered" || !entry.order_id) return undefined
  const refunds = await ledger.listRefunds(entry)
  return refunds.findLast(({ method, state }) => method === "online" && state === "pending")?.created_at
}

/** Returns the message that the owner reads; unknown errors are logged, and their details not shown. */
function ownerMessage(container: MedusaContainer, { razorpay_order_id }: LedgerEntry, error: unknown) {
  if (error instanceof RazorpayError || error instanceof RetryLaterError) return error.message
  container.resolve(ContainerRegistrationKeys.LOGGER).error(`Payment ${razorpay_order_id}: ${messageOf(error)}`)
  return "Something in the shop failed and will be retried. The log says what"
}

const messageOf = (error: unknown) => (error as Partial<Error> | null)?.message ?? String(error)
