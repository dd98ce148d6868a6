import type { Agent } from "node:http"
import type { Request, Response } from "express"
import { createProxyMiddleware } from "http-proxy-middleware"
import { TOO_LARGE, watchBody } from "./body-limit.ts"
import { refuse } from "./error-page.ts"
import { DATA_POLICY } from "./security-headers.ts"

/** Meant for one connection, or for us to say and not for the client. */
const NOT_FORWARDED =
  /^(connection|keep-alive|proxy-.*|te|trailer|upgrade|expect|forwarded|x-forwarded-.*|x-real-ip|x-request-id|via)$/
const NOT_RETURNED =
  /^(connection|keep-alive|proxy-.*|te|trailer|upgrade|x-powered-by|x-request-id|server|access-control-.*)$/

/** The old calls answer for themselves whose pages may read them. */
const CROSS_ORIGIN = /^access-control-/
/** The one page that comes from the backend, with a policy of its own. */
const DOCUMENTATION = /^\/api\/docs\/?(\?|$)/

type Options = {
  backendUrl: string
  publicUrl: string
  publishableKey: string
  agent: Agent
  /** How long the backend may be silent. */
  timeoutMs: number
}

/** What the backend is told about a request in place of what the client said. */
export function cleanHeaders(
  req: Request,
  { publicUrl, publishableKey }: Pick<Options, "publicUrl" | "publishableKey">,
) {
  const named = (req.headers.connection ?? "").toLowerCase().split(/\s*,\s*/)
  for (const name of Object.keys(req.headers))
    if (NOT_FORWARDED.test(name) || named.includes(name)) delete req.headers[name]
  const { protocol, host } = new URL(publicUrl)
  req.headers["x-forwarded-for"] = req.ip ?? ""
  req.headers["x-forwarded-proto"] = protocol.slice(0, -1)
  req.headers["x-forwarded-host"] = host
  req.headers["x-request-id"] = req.res?.locals.requestId
  if (req.url.startsWith("/store")) req.headers["x-publishable-api-key"] ??= publishableKey
}

/** Hands requests on to the backend and its answers back, as streams. `req.url` must be the whole address. */
export function backendProxy(options: Options) {
  const proxy = createProxyMiddleware<Request, Response>({
    target: options.backendUrl,
    agent: options.agent,
    proxyTimeout: options.timeoutMs,
    on: {
      start(req, res) {
        watchBody(req, () => {
          req.unpipe()
          // what is left is read and dropped, so that the client gets to read our answer
          req.resume()
          refuse(req.headers.accept, res, TOO_LARGE)
        })
      },
      proxyReq(proxyReq, req, res) {
        res.once("close", () => {
          // an answer may come before all of the question; the rest is dropped, or the connection would wait for it
          if (!req.complete) req.unpipe().resume()
          if (!res.locals.answered || !req.complete) proxyReq.destroy()
        })
        proxyReq.once("timeout", () => {
          res.locals.timedOut = true
        })
      },
      proxyRes(proxyRes, req, res) {
        proxyRes.once("end", () => {
          res.locals.answered = true
        })
        proxyRes.once("close", () => {
          if (!proxyRes.complete) res.destroy()
        })
        const { headers } = proxyRes
        const isOldCall = req.url.startsWith("/api/")
        for (const name of Object.keys(headers)) {
          if (isOldCall && CROSS_ORIGIN.test(name)) continue
          if (NOT_RETURNED.test(name)) delete headers[name]
        }
        // otherwise the proxy promises to keep a connection that the client wants closed
        headers.connection = res.shouldKeepAlive ? "keep-alive" : "close"
        if (!req.url.startsWith("/static/")) headers["cache-control"] ??= "private, no-store"
        // uploaded pictures get new names when they change
        else headers["cache-control"] = proxyRes.statusCode === 200 ? "public, max-age=31536000, immutable" : "no-store"
        if (!DOCUMENTATION.test(req.url)) headers["content-security-policy"] = DATA_POLICY
      },
      error(_error, _req, res) {
        if (!("locals" in res)) return res.destroy()
        const message = res.locals.timedOut
          ? "The shop is taking too long to answer. Please try again."
          : "The shop is not answering right now. Please try again in a moment."
        refuse(undefined, res, { status: res.locals.timedOut ? 504 : 502, message, headers: { "Retry-After": "5" } })
      },
    },
  })
  return (req: Request, res: Response) => {
    cleanHeaders(req, options)
    return proxy(req, res)
  }
}
