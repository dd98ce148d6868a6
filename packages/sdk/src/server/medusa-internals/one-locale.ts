/**
 * Written for Medusa 2.21.2.
 * Reason: The locale middleware of /store, which runs before any of a project, takes `locale` for a text and throws.
 * Upstream: none reported.
 */

import { subscribe } from "node:diagnostics_channel"
import type { IncomingMessage } from "node:http"

/**
 * Leaves each request to /store one `locale` at most, a text, from now on. Medusa's locale middleware reads it before
 * any middleware of ours; with a list it throws where no handler catches it, and the request never gets a response.
 */
export function dropRepeatedLocales() {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage }
    if (request.url?.toLowerCase().startsWith("/store")) request.url = withSingleLocale(request.url)
  })
}

/**
 * The address with every `locale`, `locale[]` and `locale[…]` of its query joined by commas, which is no language we
 * know.
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
