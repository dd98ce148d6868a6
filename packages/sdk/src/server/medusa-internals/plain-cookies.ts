/**
 * Written for Medusa 2.21.2.
 * Reason: The cookie parser, which runs before any middleware of a project, makes objects of cookies that are JSON.
 * Upstream: none reported.
 */

import { subscribe } from "node:diagnostics_channel"
import type { IncomingMessage } from "node:http"

/**
 * Removes cookies that are JSON ("j:{…}") from every request from now on. Medusa's cookie parser would make objects of
 * them, and its sessions fail on an object where they expect a text. Nothing of ours writes such a cookie.
 */
export function dropJsonCookies() {
  subscribe("http.server.request.start", (message) => {
    const { headers } = (message as { request: IncomingMessage }).request
    if (headers.cookie) headers.cookie = headers.cookie.split(";").filter(isPlain).join(";")
  })
}

/** Reads a value as the cookie parser does: without its first quote, decoded where that can be done. */
function isPlain(pair: string) {
  const value = pair
    .slice(pair.indexOf("=") + 1)
    .trim()
    .replace(/^"/, "")
  try {
    return !decodeURIComponent(value).startsWith("j:")
  } catch {
    return !value.startsWith("j:")
  }
}
