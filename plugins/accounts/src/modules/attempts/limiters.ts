import { Redis } from "ioredis"
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterStoreAbstract } from "rate-limiter-flexible"

/** At most `points` attempts within `duration` seconds. */
export type Limit = { keyPrefix: string; points: number; duration: number }
export type Limiter = RateLimiterMemory | RateLimiterStoreAbstract

/** Maximum wait for a Redis command. */
const REDIS_TIMEOUT_MS = 1_000

/** Connects to the Redis in which all processes count together; undefined without an address. */
export function connectRedis(redisUrl: string | undefined): Redis | undefined {
  if (!redisUrl) return undefined
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 10_000,
    commandTimeout: REDIS_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  })
  // The session store uses the same Redis and reports its errors.
  redis.on("error", () => {})
  return redis
}

/**
 * Returns a factory of limiters. They count in Redis for all processes; without Redis, or while it is unavailable, each
 * process counts in memory.
 */
export function createLimiterFactory(storeClient: Redis | undefined): (limit: Limit) => Limiter {
  if (!storeClient) return (limit) => new RateLimiterMemory(limit)
  return (limit) => new RateLimiterRedis({ storeClient, ...limit, insuranceLimiter: new RateLimiterMemory(limit) })
}
