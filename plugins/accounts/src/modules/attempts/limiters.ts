import { Redis } from "ioredis"
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterStoreAbstract } from "rate-limiter-flexible"

/** At most `points` attempts within `duration` seconds. */
export type Limit = { keyPrefix: string; points: number; duration: number }
export type Limiter = RateLimiterMemory | RateLimiterStoreAbstract

/** Longest time that a sign-in waits for the counter. */
const REDIS_TIMEOUT_MS = 1_000

/**
 * Makes limiters that count in Redis for all processes of the shop, or each for itself when there is none. While Redis
 * is away, each process counts for itself.
 */
export function limitersOf(redisUrl: string | undefined): (limit: Limit) => Limiter {
  if (!redisUrl) return (limit) => new RateLimiterMemory(limit)
  const storeClient = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 10_000,
    commandTimeout: REDIS_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  })
  // Sessions are in Redis too: there it is noticed and reported.
  storeClient.on("error", () => {})
  return (limit) => new RateLimiterRedis({ storeClient, ...limit, insuranceLimiter: new RateLimiterMemory(limit) })
}
