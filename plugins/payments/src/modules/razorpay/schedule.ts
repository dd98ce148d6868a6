import type { LedgerState } from "../../contract"

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** A failed payment may still be captured for three days; after four it is closed. */
const PAYMENT_WATCH_S = 96 * HOUR_S

/** Time after which a pending refund needs a person to ask the provider; banks take a week at most. */
const REFUND_OVERDUE_S = 10 * 24 * HOUR_S

/** True when a refund that began `age` seconds ago is no longer polled; webhooks still apply. */
export const isRefundOverdue = (age: number) => age > REFUND_OVERDUE_S

/**
 * Seconds until the next check of a resting payment that has been in its state for `age` seconds (before refunding:
 * since it was opened); null when nothing can change. Open payments are checked often, pending refunds ever less often.
 */
export function nextCheckSeconds(state: LedgerState, age: number): number | null {
  if (state === "captured") return 5
  if (state === "refunding") return isRefundOverdue(age) ? null : Math.round(Math.min(Math.max(age / 2, 5), 6 * HOUR_S))
  if (age > PAYMENT_WATCH_S) return null
  const [least, most] = state === "created" ? [15, 6 * HOUR_S] : [10 * MINUTE_S, 24 * HOUR_S]
  return Math.round(Math.min(Math.max(age / 2, least), most))
}

/** Returns the exponential backoff in seconds after so many failures in a row, at most a minute. */
export const retryDelaySeconds = (attempts: number) => Math.min(2 ** attempts, MINUTE_S)

/** Returns true when a payment can no longer be paid. */
export const isExpired = (state: LedgerState, age: number) => state === "created" && age > PAYMENT_WATCH_S
