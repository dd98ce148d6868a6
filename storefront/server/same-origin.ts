import type { IncomingMessage } from "node:http"

const SAFE = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * True when the request changes something and was made by another site's page in somebody's browser. Browsers say
 * so themselves (Sec-Fetch-Site, Origin) and pages cannot make them lie; programs, which send neither, may pass:
 * they carry nobody's cookies.
 */
export function isForeign({ method = "", headers }: IncomingMessage, publicOrigin: string): boolean {
  if (SAFE.has(method)) return false
  if (headers["sec-fetch-site"] === "cross-site") return true
  const { origin, host } = headers
  if (origin === undefined) return false
  return origin !== publicOrigin && !(host && (origin === `http://${host}` || origin === `https://${host}`))
}
