import { GrowingDelay, type Growth } from "./growing-delay"
import type { Limit, Limiter } from "./limiters"

const MINUTES = 60
const DAY = 24 * 60 * MINUTES

/** Limits for one account from one network or browser: a person makes ten mistakes, a program more. */
const OF_ONE: Growth = { free: 10, first: 2 * MINUTES, longest: 60 * MINUTES }
/** Limits for one account from all networks together: about 200 guesses a day. */
const OF_ALL: Growth = { free: 100, first: MINUTES, longest: 15 * MINUTES }

/** Source of a sign-in: its network, and the id of its browser when it is known as this account's. */
export type Origin = { network: string; browser?: string }

/**
 * Counts wrong guesses at an account (passwords or codes) by their source, so that a stranger elsewhere cannot lock the
 * owner out. A browser known as this account's has an allowance of its own.
 */
export class WrongGuesses {
  readonly #ofNetwork: GrowingDelay
  readonly #ofBrowser: GrowingDelay
  readonly #ofAccount: GrowingDelay

  constructor(limiter: (limit: Limit) => Limiter, name: string) {
    this.#ofNetwork = new GrowingDelay(limiter, name, DAY, OF_ONE)
    this.#ofBrowser = new GrowingDelay(limiter, `${name}-of-browser`, DAY, OF_ONE)
    this.#ofAccount = new GrowingDelay(limiter, `${name}-of-account`, DAY, OF_ALL)
  }

  /** Counts one guess as wrong until `clear`. @returns seconds to wait, 0 when it may be tried */
  async consume(account: string, { network, browser }: Origin): Promise<number> {
    if (browser) return this.#ofBrowser.consume(browser)
    const key = `${account} ${network}`
    const wait = (await this.#ofAccount.wait(account)) || (await this.#ofNetwork.consume(key))
    if (wait) return wait
    const waitOfAll = await this.#ofAccount.consume(account)
    if (waitOfAll) await this.#ofNetwork.release(key)
    return waitOfAll
  }

  /** It was right. What others got wrong elsewhere still counts. */
  async clear(account: string, { network, browser }: Origin) {
    if (browser) return this.#ofBrowser.reset(browser)
    await Promise.all([this.#ofNetwork.reset(`${account} ${network}`), this.#ofAccount.release(account)])
  }

  /** Resets the counts after a new password. */
  async restart(account: string, { network }: Origin) {
    await Promise.all([this.#ofNetwork.reset(`${account} ${network}`), this.#ofAccount.reset(account)])
  }
}
