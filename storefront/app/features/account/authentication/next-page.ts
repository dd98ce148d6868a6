import { stripLanguage } from "../../../lib/language/addresses.ts"
import { localUrl } from "../../../lib/local-url.ts"

/**
 * The page to return to, in the query `next`; null when it is none, could lead to another site, or is login or sign-up.
 */
export const nextPage = (search: string): string | null => {
  const url = localUrl(new URLSearchParams(search).get("next"))
  const path = url && stripLanguage(url.pathname)
  return path && !/^\/(login|signup)$/i.test(path) ? path + url.search + url.hash : null
}

/** `path`, carrying the page to return to afterwards. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path
