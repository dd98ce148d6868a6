import type { IncomingMessage, ServerResponse } from "node:http"
import { LRUCache } from "lru-cache"
import { WEB_ERRORS } from "../../app/lib/backend/web-errors.ts"
import { errorResponse, sendError } from "./error-page.ts"
import { mayBeSignedIn } from "./request-checks.ts"

/** Refill rate and burst size of the token bucket of each address, for uncached reads. */
const READS_PER_SECOND = 30
const BURST_SIZE = 200
/**
 * Requests with a session cookie, valid or not, have a bucket of their own that is larger by this factor, because many
 * people may share an address.
 */
const SIGNED_IN_FACTOR = 10
const MAX_ADDRESSES = 20_000

type Options = { factor: number; now?: () => number }

/**
 * Makes token buckets by address, for reads that cost rendering or a backend request.
 * @returns a function that counts one read and returns 0 when it is allowed, else the seconds to wait
 */
export function readLimit({ factor, now = () => performance.now() }: Options) {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_ADDRESSES })

  return (address: string, isSignedIn: boolean): number => {
    const scale = factor * (isSignedIn ? SIGNED_IN_FACTOR : 1)
    const key = `${isSignedIn ? "p" : "g"} ${networkPrefix(address)}`
    const time = now()
    const bucket = buckets.get(key) ?? { tokens: BURST_SIZE * scale, at: time }
    const refilled = bucket.tokens + ((time - bucket.at) / 1_000) * READS_PER_SECOND * scale
    const tokens = Math.min(BURST_SIZE * scale, refilled)
    const isAllowed = tokens >= 1
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: time })
    return isAllowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / (READS_PER_SECOND * scale)))
  }
}

/** Returns the first 64 bits of an IPv6 address: clients of that network can use any number of addresses. */
const networkPrefix = (address: string) =>
  address.includes(":") && !address.includes(".") ? address.split(":", 4).join(":") : address

/** Returns the client's address behind `hops` trusted reverse proxies, as Express determines it. */
export function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const remote = socket.remoteAddress ?? ""
  const forwarded = headers["x-forwarded-for"]
  if (hops === 0 || typeof forwarded !== "string") return remote
  const addresses = [
    remote,
    ...forwarded
      .split(",")
      .map((address) => address.trim())
      .reverse(),
  ]
  return addresses[Math.min(hops, addresses.length - 1)]
}

/** Returns a function that counts one read; it sends the error response and returns true above the limit. */
export function readLimiter({ factor, hops }: { factor: number; hops: number }) {
  const count = readLimit({ factor })
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const waitSeconds = count(clientAddress(req, hops), mayBeSignedIn(req))
    if (!waitSeconds) return false
    const headers = { "Retry-After": String(waitSeconds) }
    sendError(res, errorResponse(WEB_ERRORS.too_many_requests, headers))
    return true
  }
}
