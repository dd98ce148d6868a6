import { subscribe, unsubscribe } from "node:diagnostics_channel"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { ServerResponse as NodeResponse } from "node:http"
import { Server as NetServer } from "node:net"
import { setTimeout as later } from "node:timers/promises"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { bodyOf, HttpError } from "@haat/sdk/server/http-error"
import { NO_ROUTE, type requestWatcher } from "@haat/sdk/server/operations/requests"
import type { Tracing } from "@haat/sdk/server/operations/tracing"
import type { Readiness } from "./readiness"
import { identify } from "./request-identity"
import { slowAreas } from "./slow-areas"

/** Longer than the minute for which load balancers and clients usually keep an idle connection. */
const KEEP_ALIVE_MS = 75_000
const REQUEST_TIMEOUT_MS = 14_000
/** The owner's own work on many things at once (files, exports, changes of thousands) may take longer. */
const BULK_WORK = /^\/(back-office|api\/product|admin)\//
const BULK_TIMEOUT_MS = 58_000
/**
 * Time after which a request fails while Redis does not answer: a process that also works waits for Redis indefinitely.
 */
const SILENT_REDIS_TIMEOUT_MS = 4_000
const LOOK_AGAIN_MS = 250
/**
 * Time that idle connections stay open to their clients once this process is closing; the web tier closes them after 4
 * s.
 */
const IDLE_GRACE_MS = 5_000

/** Longer than most requests may take. */
const REQUESTS_GRACE_MS = 18_000

type Handler = (req: IncomingMessage, res: ServerResponse) => void
type MedusaServer = Server & { shutdown?: (timeout?: number) => Promise<void> }
type Options = {
  readiness: () => Promise<Readiness>
  closing: () => void
  /** True while Redis is there and does not answer. */
  isRedisSilent: () => boolean
  /** Reports a request when it is over. */
  watch: ReturnType<typeof requestWatcher>
  /** Runs a request as a span, when traces are wanted. */
  traceRequest?: Tracing["traceRequest"]
}

/**
 * Runs before Medusa's request handler in every kind of process: answers `/ready`, ends requests that take too long,
 * and closes without cutting off a request. Medusa creates its server itself and does not expose it, so it is taken
 * from Node's own notice of its first request, which comes before the handler is called.
 */
export function installGateway(options: Options) {
  const first = (message: unknown) => {
    const { server } = message as { server: MedusaServer }
    // not that of the metrics: Medusa's has its own way to stop
    if (!server.shutdown) return
    unsubscribe("http.server.request.start", first)
    standBefore(server, options)
  }
  subscribe("http.server.request.start", first)
}

function standBefore(server: MedusaServer, { readiness, closing, isRedisSilent, watch, traceRequest }: Options) {
  let isClosing = false
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = KEEP_ALIVE_MS + 1_000
  const handlers = server.listeners("request") as Handler[]
  server.removeAllListeners("request")
  server.on("request", (req, res) => {
    if (isClosing) res.setHeader("Connection", "close")
    const identity = identify(req, res)
    watch(req, res, identity)
    const handle = () => {
      for (const handler of handlers) handler.call(server, req, res)
    }
    const handled = () => {
      if (!traceRequest) return handle()
      const known = () => ({ requestId: identity.requestId, route: identity.routeOf() ?? NO_ROUTE })
      traceRequest(req, res, { known, trusted: identity.isFromWebTier }, handle)
    }
    if (req.url === "/ready") void sendReadiness(res, readiness)
    else admit(req, res, handled, isRedisSilent)
  })

  const shutdown = server.shutdown
  if (!shutdown) return
  server.shutdown = async (timeout) => {
    isClosing = true
    closing()
    // An HTTP server's own `close`, which Medusa's way begins with, closes idle connections at once, also those on
    // which a request is on its way.
    NetServer.prototype.close.call(server)
    const begun = Date.now()
    while (Date.now() - begun < REQUESTS_GRACE_MS && (await countConnections(server))) {
      if (Date.now() - begun > IDLE_GRACE_MS) server.closeIdleConnections()
      await later(50)
    }
    await shutdown.call(server, timeout)
  }
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))

async function sendReadiness(res: ServerResponse, readiness: () => Promise<Readiness>) {
  const state = await readiness()
  send(res, state.status === "ok" ? 200 : 503, state)
}

/** Passes a request on unless its area is slow just now, and answers it with a sentence when it takes too long. */
function admit(req: IncomingMessage, res: ServerResponse, handled: () => void, isRedisSilent: () => boolean) {
  const url = req.url ?? ""
  const leave = slowAreas.enter(url)
  if (!leave) return send(res, 503, bodyOf(new HttpError(HTTP_ERRORS.not_now)), { "Retry-After": "5" })
  const isBulk = BULK_WORK.test(url)
  const limit = setTimeout(() => giveUp(req, res), isBulk ? BULK_TIMEOUT_MS : REQUEST_TIMEOUT_MS)
  let early = setTimeout(function look() {
    if (req.complete && !isBulk && isRedisSilent()) giveUp(req, res)
    else early = setTimeout(look, LOOK_AGAIN_MS)
  }, SILENT_REDIS_TIMEOUT_MS)
  res.once("close", () => {
    clearTimeout(limit)
    clearTimeout(early)
    leave()
  })
  handled()
}

/**
 * Answers in place of a handler that is still at work, or that waits for a body; what it says afterwards goes nowhere.
 */
function giveUp(req: IncomingMessage, res: ServerResponse) {
  if (res.headersSent || res.destroyed) return
  // no wrapper, such as that of a session to be saved, may delay this
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
