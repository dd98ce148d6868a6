import type { IncomingMessage, ServerResponse } from "node:http"
import { LRUCache } from "lru-cache"
import { WEB_ERRORS } from "../../app/lib/backend/web-errors.ts"
import { errorResponse, sendError } from "./error-page.ts"
import { mayBeSignedIn } from "./request-checks.ts"

/** Uncached reads for each address: so many a second, and so many at once after a quiet time. */
const READS_PER_SECOND = 30
const MAX_BURST = 200
/**
 * Many people may share an address. Requests with a session, real or made up, have a limit of their own, so many times
 * as high.
 */
const SIGNED_IN_FACTOR = 10
const MAX_ADDRESSES = 20_000

type Options = { factor: number; now?: () => number }

/**
 * A token bucket for each address, for reads that cost rendering or a request to the backend.
 * @returns counts one read; gives 0 when it is allowed, else in how many seconds the next one will be
 */
export function readLimit({ factor, now = () => performance.now() }: Options) {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_ADDRESSES })

  return (address: string, isSignedIn: boolean): number => {
    const scale = factor * (isSignedIn ? SIGNED_IN_FACTOR : 1)
    const key = `${isSignedIn ? "p" : "g"} ${networkOf(address)}`
    const time = now()
    const bucket = buckets.get(key) ?? { tokens: MAX_BURST * scale, at: time }
    const refilled = bucket.tokens + ((time - bucket.at) / 1_000) * READS_PER_SECOND * scale
    const tokens = Math.min(MAX_BURST * scale, refilled)
    const isAllowed = tokens >= 1
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: time })
    return isAllowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / (READS_PER_SECOND * scale)))
  }
}

/** The first 64 bits of an IPv6 address: everybody in that network can use as many addresses as they like. */
const networkOf = (address: string) =>
  address.includes(":") && !address.includes(".") ? address.split(":", 4).join(":") : address

/** The client's address behind `hops` trusted reverse proxies, as Express determines it. */
export function addressOf({ headers, socket }: IncomingMessage, hops: number): string {
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

/** @returns counts one read of the client; true when it is over the limit, the error response being sent */
export function readLimiter({ factor, hops }: { factor: number; hops: number }) {
  const count = readLimit({ factor })
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const waitSeconds = count(addressOf(req, hops), mayBeSignedIn(req))
    if (!waitSeconds) return false
    const headers = { "Retry-After": String(waitSeconds) }
    sendError(req.headers.accept, res, errorResponse(WEB_ERRORS.too_many_requests, headers))
    return true
  }
}
