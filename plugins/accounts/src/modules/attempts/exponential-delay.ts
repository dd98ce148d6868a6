import { RateLimiterRes } from "rate-limiter-flexible"
import type { Limit, Limiter } from "./limiters"

/**
 * Allows `free` attempts without a wait, then one at a time with exponential backoff from `first` to `longest` seconds.
 */
export type DelayPolicy = { free: number; first: number; longest: number }

const MAX_POINTS = Number.MAX_SAFE_INTEGER

const secondsToWait = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** Counts wrong attempts per key within `duration` seconds and doubles the wait after each. */
export class ExponentialDelay {
  readonly #counter: Limiter
  readonly #pause: Limiter
  readonly #growth: DelayPolicy

  constructor(limiter: (limit: Limit) => Limiter, keyPrefix: string, duration: number, growth: DelayPolicy) {
    this.#counter = limiter({ keyPrefix, points: MAX_POINTS, duration })
    this.#pause = limiter({ keyPrefix: `${keyPrefix}-pause`, points: 1, duration: growth.first })
    this.#growth = growth
  }

  /** Returns the seconds to wait for a key, without counting an attempt. */
  async wait(key: string): Promise<number> {
    const pause = await this.#pause.get(key)
    return pause ? secondsToWait(pause) : 0
  }

  /** Counts an attempt as wrong until `release` or `reset`. @returns seconds to wait; not 0 means it was not counted */
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
    // Concurrent attempts used up the free ones.
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

  /** Allows the first attempt after a pause, which starts the next pause. @returns seconds to wait */
  async #enterPause(key: string, seconds: number): Promise<number> {
    try {
      await this.#pause.consume(key, 1, { customDuration: seconds })
      return 0
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return secondsToWait(rejection)
      throw rejection
    }
  }
}
