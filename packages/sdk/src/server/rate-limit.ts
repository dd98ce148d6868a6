import type { ErrorEntry } from "../errors"

/**
 * How often an action is allowed, counted for each shopper, and for each network address where the visitor is not
 * signed in. RATE_LIMIT_FACTOR multiplies both numbers.
 */
export type RateLimit = {
  /** unique in the whole shop */
  name: string
  /** burst size: how many are allowed at once after a quiet time */
  burst: number
  /** refill rate: how many more each hour allows, up to the burst size */
  refillPerHour: number
  /** error of status 429 with the sentence for the visitor, in which {minutes} is the time to wait */
  error: ErrorEntry & { status: 429 }
}

/** Defines the limits of a plugin's routes (`src/rate-limits.ts`): returns them, each with its key as `name`. */
export const defineRateLimits = <const Name extends string>(limits: Record<Name, Omit<RateLimit, "name">>) =>
  Object.fromEntries(
    Object.entries<Omit<RateLimit, "name">>(limits).map(([name, limit]) => [name, { ...limit, name }]),
  ) as Record<Name, RateLimit>
