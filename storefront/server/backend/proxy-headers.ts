import type { IncomingMessage } from "node:http"
import type { Request } from "express"
import { DATA_POLICY } from "../request/security-headers.ts"

/** Headers that apply to one connection only, or that the web tier sets and clients may not. */
const NOT_FORWARDED =
  /^(connection|keep-alive|proxy-.*|te|trailer|upgrade|expect|forwarded|x-forwarded-.*|x-real-ip|x-request-id|x-proxy-secret|via|traceparent|tracestate|baggage)$/
const NOT_RETURNED =
  /^(connection|keep-alive|proxy-.*|te|trailer|upgrade|x-powered-by|x-request-id|x-route|server|access-control-.*)$/

/** The old calls under /api set their own cross-origin headers. */
const CROSS_ORIGIN = /^access-control-/
/** The one page that comes from the backend, with a policy of its own. */
const DOCUMENTATION = /^\/api\/docs\/?(\?|$)/

export type ForwardedHeaders = {
  publicUrl: string
  publishableKey: string
  /** Proves to the backend that a request comes from this web tier. */
  proxySecret: string | undefined
}

/** Replaces a request's headers about the client and the connection by what the web tier knows. */
export function rewriteRequestHeaders(req: Request, { publicUrl, publishableKey, proxySecret }: ForwardedHeaders) {
  const connectionHeaders = (req.headers.connection ?? "").toLowerCase().split(/\s*,\s*/)
  for (const name of Object.keys(req.headers))
    if (NOT_FORWARDED.test(name) || connectionHeaders.includes(name)) delete req.headers[name]
  const { protocol, host } = new URL(publicUrl)
  req.headers["x-forwarded-for"] = req.ip ?? ""
  req.headers["x-forwarded-proto"] = protocol.slice(0, -1)
  req.headers["x-forwarded-host"] = host
  if (proxySecret) req.headers["x-proxy-secret"] = proxySecret
  req.headers["x-request-id"] = req.res?.locals.requestId
  if (req.url.startsWith("/store")) req.headers["x-publishable-api-key"] ??= publishableKey
}

/** Deletes the headers of the backend's response that are internal or apply to its connection only. */
export function deleteInternalResponseHeaders({ url }: Request, { headers }: IncomingMessage) {
  const isLegacyCall = url.startsWith("/api/")
  for (const name of Object.keys(headers)) {
    if (isLegacyCall && CROSS_ORIGIN.test(name)) continue
    if (NOT_RETURNED.test(name)) delete headers[name]
  }
  delete headers["transfer-encoding"]
}

/**
 * Sets the Content-Security-Policy of the backend's response, and its Cache-Control where the backend has set none.
 * Replaces the Cache-Control of uploaded pictures.
 */
export function setCacheControlAndCsp({ url }: Request, { headers, statusCode }: IncomingMessage) {
  if (!url.startsWith("/static/")) headers["cache-control"] ??= "private, no-store"
  // uploaded pictures get new names when they change
  else headers["cache-control"] = statusCode === 200 ? "public, max-age=31536000, immutable" : "no-store"
  if (!DOCUMENTATION.test(url)) headers["content-security-policy"] = DATA_POLICY
}
