import type { QueryClient } from "@tanstack/react-query"

const SESSION_COOKIE = /(?:^|;\s*)(connect\.sid=[^;]+)/

/** Stored beside the query client and never inside it: the client's data is written into the page. */
const cookies = new WeakMap<QueryClient, string>()

/** Lets this client's queries use the session of the request. */
export function storeSession(client: QueryClient, request: Request) {
  const cookie = SESSION_COOKIE.exec(request.headers.get("cookie") ?? "")?.[1]
  if (cookie) cookies.set(client, cookie)
}

/**
 * Returns headers with the visitor's cookies for an `action`'s backend calls; one cookie marks a known browser.
 */
export function forwardCookies(request: Request): Record<string, string> {
  const cookie = request.headers.get("cookie")
  return cookie ? { cookie } : {}
}

/**
 * Headers with the session for requests from the server to the backend; none in the browser, which sends its own
 * cookie.
 */
export function sessionHeaders(client: QueryClient): Record<string, string> {
  const cookie = cookies.get(client)
  return cookie ? { cookie } : {}
}

/** Returns false on the server when the request has no session cookie; true in every other case. */
export const mayBeSignedIn = (client: QueryClient) => !import.meta.env.SSR || cookies.has(client)
