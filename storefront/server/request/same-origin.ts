import type { IncomingMessage } from "node:http"

const isLegacyCall = (url: string) => /^\/api(\/|\?|$)/.test(url)

const SAFE = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * Returns whether the request changes something and comes from another site's page in a browser. Browsers send
 * Sec-Fetch-Site and Origin, which pages cannot forge; programs send neither and carry no cookies.
 * @param apiOrigins origins whose pages may call the API
 */
export function isCrossSite(
  { method = "", headers, url = "" }: IncomingMessage,
  publicOrigin: string,
  apiOrigins: string[] = [],
): boolean {
  if (SAFE.has(method)) return false
  if (isLegacyCall(url) && headers.origin !== undefined && apiOrigins.includes(headers.origin)) return false
  if (headers["sec-fetch-site"] === "cross-site") return true
  // a page with `referrer: no-referrer`, such as the one that follows an order, sends "null" as its origin
  if (headers["sec-fetch-site"] === "same-origin") return false
  const { origin, host } = headers
  if (origin === undefined) return false
  return origin !== publicOrigin && !(host && (origin === `http://${host}` || origin === `https://${host}`))
}
