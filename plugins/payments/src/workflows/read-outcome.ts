import { sentenceOf } from "@haat/sdk/errors"
import { inRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentOutcome } from "../contract"
import { PAYMENT_ERRORS } from "../errors"
import { LEDGER } from "../modules/razorpay"
import type { LedgerEntry } from "../modules/razorpay/entry"
import type { RazorpayService } from "../modules/razorpay/service"
import { settlePayment } from "./settle-payment"

type OutcomeInput = { customer_id: string; razorpay_order_id: string }

/** Longest time that a request waits for a settlement, which continues without it. */
const SETTLE_TIMEOUT_MS = 10_000

/** Shortest time between two requests to the provider for the same payment. */
const MIN_QUERY_INTERVAL_MS = 3_000

const isStale = ({ asked_at }: LedgerEntry) => Date.now() - (asked_at?.getTime() ?? 0) > MIN_QUERY_INTERVAL_MS

/** Returns the outcome of this shopper's payment; settles it first while it is pending. Throws 404 for others. */
export async function readOutcome(container: MedusaContainer, input: OutcomeInput): Promise<PaymentOutcome> {
  const entry = await container.resolve<RazorpayService>(LEDGER).findEntry(input.razorpay_order_id)
  if (entry?.customer_id !== input.customer_id) throw new HttpError(PAYMENT_ERRORS.no_such_payment)
  const isPending = entry.state === "created" || entry.state === "captured" || entry.state === "refunding"
  if (!isPending || !isStale(entry)) return toOutcome(entry)
  return settleAndReadOutcome(container, entry)
}

/** Settles a payment, and returns its outcome once settled or after `SETTLE_TIMEOUT_MS`. */
export async function settleAndReadOutcome(container: MedusaContainer, entry: LedgerEntry): Promise<PaymentOutcome> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SETTLE_TIMEOUT_MS)
  })
  await Promise.race([settlePayment(container, entry.razorpay_order_id), timeout])
  clearTimeout(timer)
  const now = await container.resolve<RazorpayService>(LEDGER).findEntry(entry.razorpay_order_id)
  return toOutcome(now ?? entry)
}

/** Converts a ledger entry to the outcome that the shopper reads. */
export function toOutcome(entry: LedgerEntry): PaymentOutcome {
  const { state, order_id, reason: message, reason_error, amount } = entry
  const why = message ? ` ${message}.` : ""
  const reason = message ? { reason: { ...reason_error, message } } : {}
  if (state === "ordered" && order_id) return { state, order_id }
  if (state === "refunding") return { state, message: `Your payment is being refunded.${why}`, ...reason }
  if (state === "refunded") return { state, message: `Your payment has been refunded.${why}`, ...reason }
  if (state === "closed") return expiredOutcome(inRupees(amount))
  if (state === "captured" || entry.razorpay_payment_id) return { state: "confirming" }
  return { state: "open", message }
}

function expiredOutcome(amount: string): PaymentOutcome {
  const { payment_time_over } = PAYMENT_ERRORS
  const message = sentenceOf(payment_time_over, { amount })
  return { state: "open", message, reason: { code: payment_time_over.code, params: { amount }, message } }
}
