/**
 * Written for Medusa 2.21.2.
 * Reason: The locale middleware of /store, which runs before any of a project, takes `locale` for a text and throws.
 * Upstream: none reported.
 */

import { subscribe } from "node:diagnostics_channel"
import type { IncomingMessage } from "node:http"

/**
 * Joins repeated `locale` parameters of every later request to /store. With a list, Medusa's locale middleware, which
 * runs before any middleware of a project, throws where no handler catches it, and the request gets no response.
 */
export function dropRepeatedLocales() {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage }
    if (request.url?.toLowerCase().startsWith("/store")) request.url = withSingleLocale(request.url)
  })
}

/**
 * Returns the address with all `locale`, `locale[]` and `locale[…]` parameters joined by commas to one, which is then
 * rejected as an unknown language; an address with at most one plain `locale` is returned unchanged.
 */
export function withSingleLocale(url: string): string {
  const [path, query = ""] = url.split("?", 2)
  const parameters = [...new URLSearchParams(query)]
  const isLocale = ([name]: string[]) => /^locale(\[|$)/.test(name)
  const locales = parameters.filter(isLocale)
  if (locales.every(([name]) => name === "locale") && locales.length < 2) return url
  const others = parameters.filter((parameter) => !isLocale(parameter))
  return `${path}?${new URLSearchParams([...others, ["locale", locales.map(([, value]) => value).join(",")]])}`
}
