import { GrowingDelay, type Growth } from "./growing-delay"
import type { Limit, Limiter } from "./limiters"

const MINUTES = 60
const DAY = 24 * 60 * MINUTES

/** Of one account, from one network or one browser: ten mistakes are a person's, those after them a program's. */
const OF_ONE: Growth = { free: 10, first: 2 * MINUTES, longest: 60 * MINUTES }
/** Of one account from all networks together: bounds who guesses from many of them, at about 200 guesses a day. */
const OF_ALL: Growth = { free: 100, first: MINUTES, longest: 15 * MINUTES }

/** Where a sign-in comes from: its network, and the id of its browser when that is known as this account's. */
export type Origin = { network: string; browser?: string }

/**
 * Counts what was guessed wrong of an account (passwords, or codes) by where it comes from, so that a stranger elsewhere
 * locks nobody out. A browser that is known as this account's has an allowance of its own, which nobody else can use up.
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

  /** There is a new password, which nobody has guessed at yet. */
  async restart(account: string, { network }: Origin) {
    await Promise.all([this.#ofNetwork.reset(`${account} ${network}`), this.#ofAccount.reset(account)])
  }
}
