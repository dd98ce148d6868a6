import type { IncomingMessage } from "node:http"

const isOldCall = (url: string) => /^\/api(\/|\?|$)/.test(url)

const SAFE = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * True when the request changes something and was made by another site's page in somebody's browser. Browsers say
 * so themselves (Sec-Fetch-Site, Origin) and pages cannot make them lie; programs, which send neither, may pass:
 * they carry nobody's cookies.
 * @param apiOrigins whose pages may make the old calls all the same
 */
export function isForeign(
  { method = "", headers, url = "" }: IncomingMessage,
  publicOrigin: string,
  apiOrigins: string[] = [],
): boolean {
  if (SAFE.has(method)) return false
  if (isOldCall(url) && headers.origin !== undefined && apiOrigins.includes(headers.origin)) return false
  if (headers["sec-fetch-site"] === "cross-site") return true
  // a page that tells nobody its address, as the one of a reset link, sends "null" as its origin
  if (headers["sec-fetch-site"] === "same-origin") return false
  const { origin, host } = headers
  if (origin === undefined) return false
  return origin !== publicOrigin && !(host && (origin === `http://${host}` || origin === `https://${host}`))
}
