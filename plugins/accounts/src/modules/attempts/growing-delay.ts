import { RateLimiterRes } from "rate-limiter-flexible"
import type { Limit, Limiter } from "./limiters"

/**
 * `free` attempts without a wait; then one at a time, each after twice the wait of the one before. Waits are seconds.
 */
export type Growth = { free: number; first: number; longest: number }

const MAX_POINTS = Number.MAX_SAFE_INTEGER

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** Counts wrong attempts of a key within `duration` seconds, and makes each further one wait longer. */
export class GrowingDelay {
  readonly #counter: Limiter
  readonly #pause: Limiter
  readonly #growth: Growth

  constructor(limiter: (limit: Limit) => Limiter, keyPrefix: string, duration: number, growth: Growth) {
    this.#counter = limiter({ keyPrefix, points: MAX_POINTS, duration })
    this.#pause = limiter({ keyPrefix: `${keyPrefix}-pause`, points: 1, duration: growth.first })
    this.#growth = growth
  }

  /** @returns seconds that anybody has to wait now; nothing is counted */
  async wait(key: string): Promise<number> {
    const pause = await this.#pause.get(key)
    return pause ? secondsOf(pause) : 0
  }

  /** Counts one attempt as wrong, until `release` or `reset`. @returns seconds to wait, and then nothing was counted */
  async consume(key: string): Promise<number> {
    const { free } = this.#growth
    const before = (await this.#counter.get(key))?.consumedPoints ?? 0
    if (before >= free) {
      const wait = await this.#enterPause(key, this.#delayAfter(before + 1))
      if (!wait) await this.#counter.penalty(key)
      return wait
    }
    const { consumedPoints: count } = await this.#counter.penalty(key)
    if (count < free) return 0
    if (count === free) {
      await this.#pause.block(key, this.#delayAfter(free))
      return 0
    }
    // Many came at once, and others took the last free attempts.
    await this.release(key)
    return this.#delayAfter(free)
  }

  async release(key: string) {
    await this.#counter.reward(key)
  }

  async reset(key: string) {
    await Promise.all([this.#counter.delete(key), this.#pause.delete(key)])
  }

  #delayAfter(failures: number) {
    const { free, first, longest } = this.#growth
    return Math.min(first * 2 ** Math.min(failures - free, 30), longest)
  }

  /** Lets one of those who come after a pause go on and begin the next pause. @returns seconds to wait */
  async #enterPause(key: string, seconds: number): Promise<number> {
    try {
      await this.#pause.consume(key, 1, { customDuration: seconds })
      return 0
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return secondsOf(rejection)
      throw rejection
    }
  }
}
