import type { QueryClient } from "@tanstack/react-query"

const SESSION_COOKIE = /(?:^|;\s*)(connect\.sid=[^;]+)/

/** Kept beside the query client and never inside it: what is in the client is written into the page. */
const cookies = new WeakMap<QueryClient, string>()

/** Lets queries of this client speak for the person who sent the request. */
export function speakFor(client: QueryClient, request: Request) {
  const cookie = SESSION_COOKIE.exec(request.headers.get("cookie") ?? "")?.[1]
  if (cookie) cookies.set(client, cookie)
}

/** Headers that carry the person's session from the server to the backend; none in the browser, which sends its own. */
export function sessionHeaders(client: QueryClient): Record<string, string> {
  const cookie = cookies.get(client)
  return cookie ? { cookie } : {}
}

/** False only where we know that nobody is signed in: on the server, without a session cookie. */
export const mayBeSignedIn = (client: QueryClient) => !import.meta.env.SSR || cookies.has(client)
