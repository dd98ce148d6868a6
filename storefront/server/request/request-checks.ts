import type { IncomingMessage } from "node:http"

const MAX_URL_LENGTH = 4_096
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
/** Matches addresses that need no further checks, as nearly all do. */
const PLAIN = /^\/(?!\/)[\w/-]*$/

type Problem = { status: number; message: string; headers?: Record<string, string> }

/** Returns the error response for a malformed request of any route; undefined when it is well formed. */
export function validateRequest({ url = "", method = "", headers }: IncomingMessage): Problem | undefined {
  if (!METHODS.has(method))
    return {
      status: 405,
      message: `The method ${method} is not allowed.`,
      headers: { Allow: [...METHODS].join(", ") },
    }
  if (url.length > MAX_URL_LENGTH) return { status: 414, message: "This address is too long." }
  const bodyless = method === "GET" || method === "HEAD"
  if (bodyless && (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0))
    return { status: 400, message: `A ${method} request carries no body.` }
  // Node forwards the bodies of these without framing
  if ((method === "DELETE" || method === "OPTIONS") && headers["transfer-encoding"] !== undefined)
    return { status: 411, message: "Please say how long the body is." }
  return PLAIN.test(url) ? undefined : validateAddress(url)
}

function validateAddress(url: string): Problem | undefined {
  const malformed = { status: 400, message: "This address is not well formed." }
  if (!url.startsWith("/") || url.startsWith("//") || url.includes("\\")) return malformed
  const [path] = url.split("?", 1)
  try {
    const decoded = decodeURIComponent(path)
    decodeURIComponent(url.slice(path.length).replaceAll("+", " "))
    if (/[\u0000-\u001f\u007f]/.test(decoded) || /%00/.test(url)) return malformed
    if (decoded.split(/[/\\]/).some((part) => part === ".." || part === ".")) return malformed
  } catch {
    return malformed
  }
}

/** Returns whether a request has a session cookie or a token; it is then never served from the page cache. */
export const mayBeSignedIn = ({ headers }: IncomingMessage) =>
  headers.authorization !== undefined || headers.cookie?.includes("connect.sid=") === true
