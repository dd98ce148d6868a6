import http, { type IncomingMessage } from "node:http"
import https from "node:https"
import type { Request, Response } from "express"
import { WEB_ERRORS } from "../../app/lib/backend/web-errors.ts"
import { errorResponse, sendError } from "../request/error-page.ts"
import { setRoute } from "../request/request-log.ts"
import { type ConnectionPool, isFull } from "./connection-pools.ts"
import {
  deleteInternalResponseHeaders,
  type ForwardedHeaders,
  rewriteRequestHeaders,
  setCacheControlAndCsp,
} from "./proxy-headers.ts"
import { BodyNotReceived, type bodyReceiver, type ReceivedBody } from "./received-body.ts"

type Options = ForwardedHeaders & {
  backendUrl: string
  /** Returns the connections that a request may use. */
  poolFor: (req: Request) => ConnectionPool
  receive: ReturnType<typeof bodyReceiver>
  /** Returns the headers with which the backend continues the current trace. */
  traceHeaders?: () => Record<string, string>
  /** How long the backend may take until its response begins, and between two parts of it. */
  timeoutMs: number
}

/** The owner's bulk work (files, exports, changes of thousands of products) may take longer. */
const BULK_WORK = /^\/(back-office|api\/product)\//
const BULK_FACTOR = 4
/** Minimum timeout for a response, even when its request waited long for a connection. */
const MIN_RESPONSE_MS = 1_000
const RETRY_SOON = { "Retry-After": "5" }

/**
 * Proxies requests to the backend: a body is forwarded once it has arrived whole, the response is streamed back.
 * `req.url` must be the whole address.
 */
export function backendProxy(options: Options) {
  const { hostname, port, pathname, protocol } = new URL(options.backendUrl)
  const { request } = protocol === "https:" ? https : http
  const base = pathname.replace(/\/$/, "")

  function forward(req: Request, res: Response, body: ReceivedBody, pool: ConnectionPool, isRetry = false) {
    const timeoutMs = options.timeoutMs * (BULK_WORK.test(req.url) ? BULK_FACTOR : 1)
    const headers = { ...req.headers }
    delete headers["transfer-encoding"]
    if (body.size || headers["content-length"] !== undefined) headers["content-length"] = String(body.size)
    const out = request({ hostname, port, path: base + req.url, method: req.method, headers, agent: pool })
    const isSafe = req.method === "GET" || req.method === "HEAD"
    const startedAt = performance.now()
    let timedOut = false
    const timeOut = () => {
      timedOut = true
      // a request that waits for a connection emits `error` only once it has one
      if (!out.socket) sendError(res, errorResponse(WEB_ERRORS.shop_full, RETRY_SOON))
      out.destroy()
    }
    let timer = setTimeout(timeOut, pool.maxWaitMs)
    out.once("socket", () => {
      clearTimeout(timer)
      // time spent waiting for a connection counts towards the timeout of a read: visitors do not wait longer
      const waitedMs = isSafe ? performance.now() - startedAt : 0
      timer = setTimeout(timeOut, Math.max(timeoutMs - waitedMs, Math.min(timeoutMs, MIN_RESPONSE_MS)))
    })
    const abort = () => out.destroy()
    res.once("close", abort)

    out.once("close", () => {
      clearTimeout(timer)
      res.off("close", abort)
    })
    out.on("response", (response) => {
      clearTimeout(timer)
      out.setTimeout(timeoutMs, () => response.destroy())
      sendResponse(req, res, response)
    })
    out.on("error", (error: NodeJS.ErrnoException) => {
      if (res.destroyed || res.headersSent) return res.destroy()
      // the backend closed the kept connection just as the request was sent
      if (isSafe && !isRetry && !timedOut && out.reusedSocket && error.code === "ECONNRESET")
        return forward(req, res, body, pool, true)
      // a read can be sent again; of anything else the outcome is unknown
      const tooSlow = isSafe ? { ...WEB_ERRORS.shop_slow, status: 503 } : WEB_ERRORS.shop_slow
      const entry = timedOut ? tooSlow : { ...WEB_ERRORS.shop_silent, status: 502 }
      sendError(res, errorResponse(entry, RETRY_SOON))
    })
    if (body.size) body.read().on("error", abort).pipe(out)
    else out.end()
  }

  return async (req: Request, res: Response) => {
    const pool = options.poolFor(req)
    try {
      const body = await options.receive(req, req.ip ?? "")
      res.once("close", body.discard)
      if (res.destroyed) return body.discard()
      if (isFull(pool)) return sendError(res, errorResponse(WEB_ERRORS.shop_full, RETRY_SOON))
      rewriteRequestHeaders(req, options)
      Object.assign(req.headers, options.traceHeaders?.())
      forward(req, res, body, pool)
    } catch (error) {
      if (!(error instanceof BodyNotReceived)) throw error
      sendError(res, error.response)
    }
  }
}

function sendResponse(req: Request, res: Response, response: IncomingMessage) {
  const { headers } = response
  setRoute(res, headers["x-route"]?.toString())
  deleteInternalResponseHeaders(req, response)
  setCacheControlAndCsp(req, response)
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
  res.statusCode = response.statusCode ?? 502
  response.once("close", () => {
    if (!response.complete) res.destroy()
  })
  response.pipe(res)
}
