import { Redis } from "ioredis"
import { QUICK } from "./connection"

/** A connection of its own to ask whether Redis answers. */
export function pinger(redisUrl: string) {
  const redis = new Redis(redisUrl, { ...QUICK, lazyConnect: false })
  // the caller handles the error
  redis.on("error", () => {})
  return { ping: () => redis.ping(), end: () => redis.disconnect() }
}
