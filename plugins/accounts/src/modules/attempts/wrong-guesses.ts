import { type DelayPolicy, ExponentialDelay } from "./exponential-delay"
import type { Limit, Limiter } from "./limiters"

const MINUTES = 60
const DAY = 24 * 60 * MINUTES

/** Delays per account and subnet or known browser. */
const SOURCE_DELAY: DelayPolicy = { free: 10, first: 2 * MINUTES, longest: 60 * MINUTES }
/** Delays per account over all subnets: about 200 guesses a day. */
const ACCOUNT_DELAY: DelayPolicy = { free: 100, first: MINUTES, longest: 15 * MINUTES }

/** Source of a sign-in: its network, and the id of its browser when it is known as this account's. */
export type Origin = { network: string; browser?: string }

/**
 * Counts wrong guesses at an account (passwords or codes) by their source, so that a stranger elsewhere cannot lock the
 * owner out. A browser known as this account's has an allowance of its own.
 */
export class WrongGuesses {
  readonly #networkDelay: ExponentialDelay
  readonly #browserDelay: ExponentialDelay
  readonly #accountDelay: ExponentialDelay

  constructor(limiter: (limit: Limit) => Limiter, name: string) {
    this.#networkDelay = new ExponentialDelay(limiter, name, DAY, SOURCE_DELAY)
    this.#browserDelay = new ExponentialDelay(limiter, `${name}-of-browser`, DAY, SOURCE_DELAY)
    this.#accountDelay = new ExponentialDelay(limiter, `${name}-of-account`, DAY, ACCOUNT_DELAY)
  }

  /** Counts one guess as wrong until `clear`. @returns seconds to wait, 0 when it may be tried */
  async consume(account: string, { network, browser }: Origin): Promise<number> {
    if (browser) return this.#browserDelay.consume(browser)
    const key = `${account} ${network}`
    const wait = (await this.#accountDelay.wait(account)) || (await this.#networkDelay.consume(key))
    if (wait) return wait
    const accountWait = await this.#accountDelay.consume(account)
    if (accountWait) await this.#networkDelay.release(key)
    return accountWait
  }

  /** Resets the count of this source after a correct guess; other sources keep theirs. */
  async clear(account: string, { network, browser }: Origin) {
    if (browser) return this.#browserDelay.reset(browser)
    await Promise.all([this.#networkDelay.reset(`${account} ${network}`), this.#accountDelay.release(account)])
  }

  /** Resets the counts after a new password. */
  async restart(account: string, { network }: Origin) {
    await Promise.all([this.#networkDelay.reset(`${account} ${network}`), this.#accountDelay.reset(account)])
  }
}
