import type { RateLimit } from "@haat/sdk/server/rate-limit"
import type { Redis } from "ioredis"

const HOUR_MS = 3_600_000
/** How often buckets in memory that are full again are removed. */
const SWEEP_MS = 600_000

/** When a bucket will be full again, and whether the attempt was counted. */
type Outcome = { fullAt: number; waitMs: number }

/**
 * Counts one attempt of a bucket that is full again at `fullAt`: each attempt moves that moment by the time in which
 * one is refilled, and it is never further ahead than the whole bucket takes.
 */
function take(fullAt: number, now: number, refillMs: number, burst: number): Outcome {
  const next = Math.max(fullAt, now) + refillMs
  const waitMs = next - now - burst * refillMs
  return waitMs > 0 ? { fullAt, waitMs } : { fullAt: next, waitMs: 0 }
}

/** `take` in Redis, by its clock. Returns the milliseconds to wait. */
const TAKE_IN_REDIS = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local refill_ms = tonumber(ARGV[1])
  local full_at = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now) + refill_ms
  local wait_ms = full_at - now - tonumber(ARGV[2]) * refill_ms
  if wait_ms > 0 then return math.ceil(wait_ms) end
  redis.call('SET', KEYS[1], string.format('%.0f', full_at), 'PX', math.ceil(full_at - now))
  return 0`

/**
 * Token buckets of the limits that plugins define. They count in Redis for all processes; without Redis, or while it is
 * unavailable, each process counts in memory.
 */
export class TokenBuckets {
  readonly #factor: number
  readonly #redis: Redis | undefined
  readonly #fullAt = new Map<string, number>()
  #sweptAt = 0

  /** @param factor multiplies the burst size and the refill rate */
  constructor(factor: number, redis: Redis | undefined) {
    this.#factor = factor
    this.#redis = redis
  }

  /** Counts one attempt. @returns seconds to wait, 0 when it is allowed and counted */
  async consume({ name, burst, refillPerHour }: RateLimit, key: string): Promise<number> {
    const size = Math.max(1, Math.floor(burst * this.#factor))
    const refillMs = Math.max(1, Math.round(HOUR_MS / (refillPerHour * this.#factor)))
    return Math.ceil((await this.#take(`limit:${name}:${key}`, refillMs, size)) / 1_000)
  }

  async #take(key: string, refillMs: number, burst: number): Promise<number> {
    try {
      if (this.#redis) return Number(await this.#redis.eval(TAKE_IN_REDIS, 1, key, refillMs, burst))
    } catch {
      // its errors are reported by the session store
    }
    const now = Date.now()
    this.#sweep(now)
    const { fullAt, waitMs } = take(this.#fullAt.get(key) ?? 0, now, refillMs, burst)
    this.#fullAt.set(key, fullAt)
    return waitMs
  }

  #sweep(now: number) {
    if (now - this.#sweptAt < SWEEP_MS) return
    this.#sweptAt = now
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(key)
  }
}
