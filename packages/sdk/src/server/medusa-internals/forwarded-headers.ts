/**
 * Written for Medusa 2.21.2.
 * Reason: Express and the sessions trust one hop, whatever connects ("trust proxy" is 1, `proxy` is true).
 * Upstream: https://github.com/medusajs/medusa/issues/12562 (closed).
 */

import { createHash, timingSafeEqual } from "node:crypto"
import { subscribe } from "node:diagnostics_channel"
import type { IncomingMessage } from "node:http"

/** Headers in which a proxy describes the client and its request. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|x-request-id|traceparent|tracestate|baggage)$/

const digest = (text: string) => createHash("sha256").update(text).digest()

/**
 * Removes X-Forwarded-*, X-Request-Id and trace headers from every later request to this process that does not carry
 * the web tier's secret. Runs as soon as Node has read the headers, since Medusa's session reads them before any
 * middleware of a project.
 */
export function trustOnlyWebTier(secret: string) {
  const expected = digest(secret)
  subscribe("http.server.request.start", (message) => {
    const { headers } = (message as { request: IncomingMessage }).request
    const secretHeader = headers["x-proxy-secret"]
    delete headers["x-proxy-secret"]
    if (typeof secretHeader === "string" && timingSafeEqual(digest(secretHeader), expected)) return
    for (const name of Object.keys(headers)) if (FORWARDED.test(name)) delete headers[name]
  })
}
