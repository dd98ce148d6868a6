import type { IncomingMessage, ServerResponse } from "node:http"
import { ServerResponse as NodeResponse } from "node:http"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { bodyOf, HttpError } from "@haat/sdk/server/http-error"
import {
  drainBeforeShutdown,
  type MedusaServer,
  onMedusaServer,
  prependRequestHandler,
} from "@haat/sdk/server/medusa-internals/medusa-server"
import { NO_ROUTE, type requestWatcher } from "@haat/sdk/server/operations/requests"
import type { Tracing } from "@haat/sdk/server/operations/tracing"
import type { Readiness } from "./readiness"
import { identify } from "./request-identity"
import { slowAreas } from "./slow-areas"

/** Longer than the minute for which load balancers and clients usually keep an idle connection. */
const KEEP_ALIVE_MS = 75_000
const REQUEST_TIMEOUT_MS = 14_000
/** Matches routes of staff, which may take longer: files, exports, bulk changes. */
const BULK_ROUTES = /^\/(back-office|api\/product|admin)\//
const BULK_TIMEOUT_MS = 58_000
/**
 * Time after which a request fails while Redis does not answer: a process that also works waits for Redis indefinitely.
 */
const SILENT_REDIS_TIMEOUT_MS = 4_000
const REDIS_CHECK_MS = 250
type Options = {
  readiness: () => Promise<Readiness>
  closing: () => void
  /** tells whether Redis is connected and does not answer */
  isRedisSilent: () => boolean
  /** reports a finished request */
  watch: ReturnType<typeof requestWatcher>
  /** runs a request in a span; left out without tracing */
  traceRequest?: Tracing["traceRequest"]
}

/**
 * Runs before Medusa's request handler in every kind of process: answers `/ready`, ends requests that take too long,
 * and closes without cutting off a request.
 */
export const installGateway = (options: Options) => onMedusaServer((server) => insertGateway(server, options))

function insertGateway(server: MedusaServer, { readiness, closing, isRedisSilent, watch, traceRequest }: Options) {
  let isClosing = false
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = KEEP_ALIVE_MS + 1_000
  prependRequestHandler(server, (req, res, handle) => {
    if (isClosing) res.setHeader("Connection", "close")
    const identity = identify(req, res)
    watch(req, res, identity)
    const handled = () => {
      if (!traceRequest) return handle()
      const known = () => ({ requestId: identity.requestId, route: identity.routeOf() ?? NO_ROUTE })
      traceRequest(req, res, { known, trusted: identity.isFromWebTier }, handle)
    }
    if (req.url === "/ready") void sendReadiness(res, readiness)
    else admit(req, res, handled, isRedisSilent)
  })

  drainBeforeShutdown(server, () => {
    isClosing = true
    closing()
  })
}

async function sendReadiness(res: ServerResponse, readiness: () => Promise<Readiness>) {
  const state = await readiness()
  send(res, state.status === "ok" ? 200 : 503, state)
}

/** Passes a request to Medusa, or responds with 503: at once when its area is slow, later when it takes too long. */
function admit(req: IncomingMessage, res: ServerResponse, handled: () => void, isRedisSilent: () => boolean) {
  const url = req.url ?? ""
  const leave = slowAreas.enter(url)
  if (!leave) return send(res, 503, bodyOf(new HttpError(HTTP_ERRORS.not_now)), { "Retry-After": "5" })
  const isBulk = BULK_ROUTES.test(url)
  const limit = setTimeout(() => sendTimeout(req, res), isBulk ? BULK_TIMEOUT_MS : REQUEST_TIMEOUT_MS)
  let early = setTimeout(function checkRedis() {
    if (req.complete && !isBulk && isRedisSilent()) sendTimeout(req, res)
    else early = setTimeout(checkRedis, REDIS_CHECK_MS)
  }, SILENT_REDIS_TIMEOUT_MS)
  res.once("close", () => {
    clearTimeout(limit)
    clearTimeout(early)
    leave()
  })
  handled()
}

/**
 * Responds for a handler that is still running (503) or waiting for the body (408), and ignores its later output.
 */
function sendTimeout(req: IncomingMessage, res: ServerResponse) {
  if (res.headersSent || res.destroyed) return
  // Wrappers of these methods, such as the one that saves the session, must not delay the response.
  const { writeHead, end } = NodeResponse.prototype
  Object.assign(res, { writeHead, end })
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  if (req.complete)
    send(res, 503, bodyOf(new HttpError(HTTP_ERRORS.answer_too_late)), { "Retry-After": "5", Connection: "close" })
  else send(res, 408, bodyOf(new HttpError(HTTP_ERRORS.body_too_late)), { Connection: "close" })
  const nothing = () => res
  Object.assign(res, { setHeader: nothing, removeHeader: nothing, writeHead: nothing, write: () => true, end: nothing })
}

function send(res: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  const text = JSON.stringify(body)
  res.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    ...headers,
  })
  res.end(text)
}
