import { RateLimiterRes } from "rate-limiter-flexible"
import type { Limit, Limiter } from "./limiters"

const MINUTES = 60
const QUARTER = 15 * MINUTES
const HOUR = 60 * MINUTES

/** Limits per IP address, which an office or a mobile network may share. */
const ADDRESS_LIMITS = {
  /** right or wrong */
  "sign-ins": { points: 60, duration: QUARTER },
  "sign-ups": { points: 30, duration: HOUR },
  links: { points: 30, duration: HOUR },
  resets: { points: 60, duration: QUARTER },
  codes: { points: 30, duration: HOUR },
  /** Each view of a cart requests a quote per shipment. */
  charges: { points: 600, duration: QUARTER },
  messages: { points: 10, duration: HOUR },
  reports: { points: 20, duration: HOUR },
  /** A reply shows whether an address is subscribed. */
  subscriptions: { points: 20, duration: HOUR },
  /** Each sends a mail to an address that is not confirmed. */
  notices: { points: 30, duration: HOUR },
  /** Searches and clicks beyond the limit still work; only the statistics skip them. */
  searches: { points: 300, duration: QUARTER },
  orders: { points: 60, duration: QUARTER },
  cancels: { points: 60, duration: QUARTER },
  payments: { points: 60, duration: QUARTER },
  "offer-codes": { points: 60, duration: QUARTER },
  /** Each reads every table about a person. */
  exports: { points: 60, duration: HOUR },
}

/** Limits per account on actions without a secret to guess; RATE_LIMIT_FACTOR applies. */
const CUSTOMER_LIMITS = {
  "orders-of-account": { points: 30, duration: QUARTER },
  "cancels-of-account": { points: 30, duration: QUARTER },
  "payments-of-account": { points: 30, duration: QUARTER },
  "exports-of-account": { points: 10, duration: HOUR },
}

/** Limits per account over all IP addresses; RATE_LIMIT_FACTOR does not apply. */
const ACCOUNT_LIMITS = {
  /** Attempts of a known browser, right or wrong, which no other browser can use up. */
  "sign-ins-of-browser": { points: 60, duration: QUARTER },
  /** Attempts in an open session, which may be a phone left unattended. */
  "current-passwords": { points: 10, duration: QUARTER },
  "sign-ups-of-username": { points: 30, duration: HOUR },
  "sign-ups-of-email": { points: 30, duration: HOUR },
  /** Counted for known and unknown accounts alike, so that strangers cannot fill a mailbox. */
  "links-of-account": { points: 5, duration: HOUR },
  "codes-of-account": { points: 5, duration: HOUR },
  "resets-of-account": { points: 20, duration: QUARTER },
  /** Right and wrong codes, so that codes cannot be guessed. */
  "offer-codes-of-account": { points: 20, duration: QUARTER },
  "charges-of-account": { points: 600, duration: QUARTER },
  "messages-of-account": { points: 10, duration: HOUR },
  "reports-of-account": { points: 20, duration: HOUR },
  "subscriptions-of-account": { points: 20, duration: HOUR },
  "notices-of-account": { points: 20, duration: HOUR },
}

type Name = keyof typeof ADDRESS_LIMITS | keyof typeof CUSTOMER_LIMITS | keyof typeof ACCOUNT_LIMITS
type Attempt = [name: Name, key: string]

/** Holds one rate limiter per limit. `factor` multiplies all limits but `ACCOUNT_LIMITS`. */
export class Counters {
  readonly #limiters: Map<Name, Limiter>

  constructor(factor: number, limiter: (limit: Limit) => Limiter) {
    const scaled = Object.entries({ ...ADDRESS_LIMITS, ...CUSTOMER_LIMITS }).map(
      ([name, { points, duration }]) => [name, { points: Math.max(1, Math.floor(points * factor)), duration }] as const,
    )
    this.#limiters = new Map(
      [...scaled, ...Object.entries(ACCOUNT_LIMITS)].map(([keyPrefix, limit]) => [
        keyPrefix as Name,
        limiter({ keyPrefix, ...limit }),
      ]),
    )
  }

  /** Consumes a point of each limit until one rejects. @returns seconds to wait, 0 when allowed */
  async consume(...attempts: (Attempt | "" | null | undefined)[]): Promise<number> {
    for (const attempt of attempts) {
      const wait = attempt ? await this.#consume(...attempt) : 0
      if (wait) return wait
    }
    return 0
  }

  async reset(...[name, key]: Attempt): Promise<void> {
    await this.#limiter(name).delete(key)
  }

  async #consume(...[name, key]: Attempt): Promise<number> {
    try {
      await this.#limiter(name).consume(key)
      return 0
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
      throw rejection
    }
  }

  #limiter(name: Name): Limiter {
    return this.#limiters.get(name) as Limiter
  }
}
