import type { LedgerState } from "../../contract"

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A payment that failed may turn into money for three days; after four nothing comes any more. */
const WATCHED = 96 * HOUR

/**
 * In how many seconds to look again at a payment at rest that is `age` seconds old; null when nothing can come any more.
 * What waits to be paid is asked often while somebody may be at the window; what is done, now and then, for money that
 * comes twice.
 */
export function nextLook(state: LedgerState, age: number): number | null {
  if (state === "captured" || state === "refunding") return 5
  if (age > WATCHED) return null
  const [least, most] = state === "created" ? [15, 6 * HOUR] : [10 * MINUTE, 24 * HOUR]
  return Math.round(Math.min(Math.max(age / 2, least), most))
}

/** In how many seconds to try again what failed so many times in a row: at once, then up to a minute apart. */
export const nextTry = (attempts: number) => Math.min(2 ** attempts, MINUTE)

/** Whether nobody can pay any more. */
export const isOver = (state: LedgerState, age: number) => state === "created" && age > WATCHED
