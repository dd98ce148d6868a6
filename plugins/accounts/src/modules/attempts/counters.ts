import { RateLimiterRes } from "rate-limiter-flexible"
import type { Limit, Limiter } from "./limiters"

const MINUTES = 60
const QUARTER = 15 * MINUTES
const HOUR = 60 * MINUTES

/** Limits for each network address, which an office or a mobile network may share. */
const OF_ADDRESS = {
  /** right or wrong */
  "sign-ins": { points: 60, duration: QUARTER },
  "sign-ups": { points: 30, duration: HOUR },
  links: { points: 30, duration: HOUR },
  resets: { points: 60, duration: QUARTER },
  codes: { points: 30, duration: HOUR },
  /** Each piece of a cart is quoted, each time it is looked at. */
  charges: { points: 600, duration: QUARTER },
  messages: { points: 10, duration: HOUR },
  reports: { points: 20, duration: HOUR },
  /** A reply shows whether an address is subscribed. */
  subscriptions: { points: 20, duration: HOUR },
  /** Each sends a mail to an address that is not confirmed. */
  notices: { points: 30, duration: HOUR },
  /** Shown or clicked; beyond it they are only not counted. */
  searches: { points: 300, duration: QUARTER },
  orders: { points: 60, duration: QUARTER },
  cancels: { points: 60, duration: QUARTER },
  payments: { points: 60, duration: QUARTER },
  "offer-codes": { points: 60, duration: QUARTER },
  /** Each reads every table about a person. */
  exports: { points: 60, duration: HOUR },
}

/** Limits for each account on calls without guessing; a load test may raise them. */
const OF_SHOPPER = {
  "orders-of-account": { points: 30, duration: QUARTER },
  "cancels-of-account": { points: 30, duration: QUARTER },
  "payments-of-account": { points: 30, duration: QUARTER },
  "exports-of-account": { points: 10, duration: HOUR },
}

/** Limits for each account, from all addresses together. */
const OF_ACCOUNT = {
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

type Name = keyof typeof OF_ADDRESS | keyof typeof OF_SHOPPER | keyof typeof OF_ACCOUNT
type Attempt = [name: Name, key: string]

/** One counter for each limit. `factor` multiplies all but those that keep an account from being guessed. */
export class Counters {
  readonly #limiters: Map<Name, Limiter>

  constructor(factor: number, limiter: (limit: Limit) => Limiter) {
    const scaled = Object.entries({ ...OF_ADDRESS, ...OF_SHOPPER }).map(
      ([name, { points, duration }]) => [name, { points: Math.max(1, Math.floor(points * factor)), duration }] as const,
    )
    this.#limiters = new Map(
      [...scaled, ...Object.entries(OF_ACCOUNT)].map(([keyPrefix, limit]) => [
        keyPrefix as Name,
        limiter({ keyPrefix, ...limit }),
      ]),
    )
  }

  /** Counts an attempt at each until one is rejected. @returns seconds to wait, 0 when it may go on */
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
