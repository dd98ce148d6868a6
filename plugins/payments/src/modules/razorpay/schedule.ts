import type { LedgerState } from "../../contract"

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A payment that failed may turn into money for three days; after four nothing comes any more. */
const WATCHED = 96 * HOUR

/** Time after which a pending refund needs a person to ask the provider; banks take a week at most. */
const REFUND_AWAITED = 10 * 24 * HOUR

/** Whether the shop stops asking for a refund that began so many seconds ago; a webhook is still listened to. */
export const isRefundOverdue = (age: number) => age > REFUND_AWAITED

/**
 * Seconds until the next check of a resting payment that has been in its state for `age` seconds (before refunding:
 * since it was opened); null when nothing can change. Open payments are checked often, pending refunds ever less often.
 */
export function nextLook(state: LedgerState, age: number): number | null {
  if (state === "captured") return 5
  if (state === "refunding") return isRefundOverdue(age) ? null : Math.round(Math.min(Math.max(age / 2, 5), 6 * HOUR))
  if (age > WATCHED) return null
  const [least, most] = state === "created" ? [15, 6 * HOUR] : [10 * MINUTE, 24 * HOUR]
  return Math.round(Math.min(Math.max(age / 2, least), most))
}

/** In how many seconds to try again what failed so many times in a row: at once, then up to a minute apart. */
export const nextTry = (attempts: number) => Math.min(2 ** attempts, MINUTE)

/** Returns true when a payment can no longer be paid. */
export const isOver = (state: LedgerState, age: number) => state === "created" && age > WATCHED
