import { Redis } from "ioredis"
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterStoreAbstract } from "rate-limiter-flexible"

/** At most `points` attempts within `duration` seconds. */
export type Limit = { keyPrefix: string; points: number; duration: number }
export type Limiter = RateLimiterMemory | RateLimiterStoreAbstract

/** Maximum wait for a Redis command. */
const REDIS_TIMEOUT_MS = 1_000

/**
 * Returns a factory of limiters. They count in Redis for all processes; without Redis, or while it is unavailable, each
 * process counts in memory.
 */
export function createLimiterFactory(redisUrl: string | undefined): (limit: Limit) => Limiter {
  if (!redisUrl) return (limit) => new RateLimiterMemory(limit)
  const storeClient = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 10_000,
    commandTimeout: REDIS_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  })
  // The session store uses the same Redis and reports its errors.
  storeClient.on("error", () => {})
  return (limit) => new RateLimiterRedis({ storeClient, ...limit, insuranceLimiter: new RateLimiterMemory(limit) })
}
