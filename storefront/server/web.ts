import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { Metrics } from "@haat/sdk/server/operations/metrics"
import { requestWatcher } from "@haat/sdk/server/operations/requests"
import type { Tracing } from "@haat/sdk/server/operations/tracing"
import compression from "compression"
import express, { type ErrorRequestHandler, type RequestHandler } from "express"
import { stripLanguage } from "../app/lib/language/addresses.ts"
import { backendClient, READ_TIMEOUT_MS } from "./backend/backend-client.ts"
import { isBackendPath } from "./backend/backend-paths.ts"
import { connectionPools } from "./backend/connection-pools.ts"
import { batchProductReads } from "./backend/product-batches.ts"
import { backendProxy } from "./backend/proxy.ts"
import { bodyReceiver } from "./backend/received-body.ts"
import { failureReporter } from "./backend/report-failures.ts"
import { catalogueCache } from "./cache/catalogue-cache.ts"
import { clientFiles } from "./cache/client-files.ts"
import { pageCache } from "./cache/page-cache.ts"
import { assignRandomOrder } from "./cache/random-orders.ts"
import { serveCachedReads } from "./cache/serve-cached.ts"
import type { App } from "./rendering/app.ts"
import { createPageRenderer } from "./rendering/page-renderer.ts"
import { checkRequest } from "./request/check-request.ts"
import { respondToClientError } from "./request/client-error.ts"
import { readLimiter } from "./request/read-limit.ts"
import { getRequestInfo, type Log, logLine, routeOf } from "./request/request-log.ts"
import { DATA_POLICY, securityHeaders } from "./request/security-headers.ts"
import { sendFailure } from "./request/send-failure.ts"
import { backOffice } from "./routes/back-office.ts"
import { languageChoice } from "./routes/language-choice.ts"
import { personalPage } from "./routes/page.ts"
import { addHealthRoutes } from "./routes/readiness.ts"
import { sandboxProxy } from "./routes/sandbox.ts"
import type { Settings } from "./settings.ts"
import { gracefulShutdown } from "./stopping.ts"

/** Maximum age of a guest's page: the web tier's share of the two seconds within which a change must be visible. */
const MAX_AGE_MS = 1_000
const READINESS_TIMEOUT_MS = 3_000
const PROXY_TIMEOUT_MS = 15_000

const UNTRUSTED_PROXY =
  "A request has X-Forwarded-For, which is ignored because TRUSTED_HOPS is 0. Behind a reverse proxy all visitors " +
  "then count as one; set TRUSTED_HOPS to the number of reverse proxies."

type Options = {
  settings: Settings
  /** The storefront; closed once the web tier has stopped. */
  app: App
  /** Folders of the storefront's browser build and of the back office's build. */
  clientFolder: string
  adminFolder: string
  /** Vite's middleware, while developing; no page is cached then. */
  developing?: RequestHandler
  log?: Log
  tracing?: Tracing
  /** Counts requests, cache hits and misses, and sections of pages that failed. */
  metrics?: Pick<Metrics, "countRequest" | "countRead" | "countFailedSection">
  /** Timeout for responses of the backend. */
  backendTimeoutMs?: number
  /** Timeout for receiving a body. */
  bodyTimeoutMs?: number
  /** Time that open connections may still be used while the server stops. */
  idleGraceMs?: number
}

/** Makes a server that does not listen yet the web tier. @returns a function that stops it gracefully */
export function serveWeb(server: Server, options: Options): () => Promise<void> {
  const {
    settings,
    app: shop,
    clientFolder,
    adminFolder,
    developing,
    log = logLine,
    metrics,
    tracing,
    backendTimeoutMs = PROXY_TIMEOUT_MS,
    bodyTimeoutMs,
    idleGraceMs,
  } = options
  const { BACKEND_URL: backendUrl, PUBLIC_URL: publicUrl, PUBLISHABLE_KEY: publishableKey } = settings
  const backend = { backendUrl, publishableKey, proxySecret: settings.PROXY_SECRET, traceHeaders: tracing?.headers }
  const pools = connectionPools(backendUrl)
  const security = securityHeaders({
    publicUrl,
    pictureOrigin: settings.S3_FILE_URL,
    razorpay: settings.RAZORPAY_KEY_ID !== undefined,
    dev: Boolean(developing),
  })
  const maxAgeMs = settings.PAGE_CACHE === "off" ? 0 : MAX_AGE_MS
  const maxBytes = (settings.PAGE_CACHE_MB * 1024 * 1024) / 2

  const catalogue = catalogueCache({
    request: batchProductReads(
      backendClient({ backendUrl, agent: pools.reads, timeoutMs: Math.min(READ_TIMEOUT_MS, backendTimeoutMs) }),
    ),
    ...backend,
    headers: { ...security.common, "Content-Security-Policy": DATA_POLICY },
    maxAgeMs,
    maxBytes,
  })
  const { countFailedSection } = metrics ?? {}
  const cachesPages = maxAgeMs > 0
  const reportFailure = failureReporter(backend)
  const render = createPageRenderer({
    app: shop,
    catalogue,
    publicUrl,
    security,
    cachesPages,
    countFailedSection,
    reportFailure,
  })
  const pages = pageCache({ render, catalogue, maxAgeMs: developing ? 0 : maxAgeMs, maxBytes })
  const getRandomOrder = assignRandomOrder(publicUrl)
  const files = clientFiles({ folder: clientFolder, headers: security.common })
  const requestReadiness = backendClient({ backendUrl, agent: pools.forUrl("/hooks"), timeoutMs: READINESS_TIMEOUT_MS })

  const isOverLimit = readLimiter({ factor: settings.RATE_LIMIT_FACTOR, hops: settings.TRUSTED_HOPS })

  const watchRequest = requestWatcher({ log, slowMs: settings.SLOW_MS, also: metrics?.countRequest })
  const watch = (req: IncomingMessage, res: ServerResponse, requestId: string) =>
    watchRequest(req, res, { requestId, routeOf: () => routeOf(res) })

  const app = express()
  app.disable("x-powered-by").disable("etag").set("trust proxy", settings.TRUSTED_HOPS)

  app.use(checkRequest({ headers: security.common, publicUrl, apiOrigins: settings.API_ORIGINS, watch }))
  addHealthRoutes(app, { request: requestReadiness, isStopping: () => stopping() })
  app.post("/language", languageChoice(publicUrl))

  const compress = compression()
  const receive = bodyReceiver({ timeoutMs: bodyTimeoutMs })
  const proxy = backendProxy({
    ...backend,
    publicUrl,
    poolFor: ({ url }) => pools.forUrl(url),
    receive,
    timeoutMs: backendTimeoutMs,
  })
  app.use((req, res, next) => {
    const isRead = (req.method === "GET" || req.method === "HEAD") && !req.url.startsWith("/static/")
    if (!isRead || !isBackendPath(req.url) || !isOverLimit(req, res)) next()
  })
  app.use((req, res, next) =>
    isBackendPath(req.url) ? compress(req, res, () => void proxy(req, res).catch(next)) : next(),
  )

  if (settings.SANDBOX_URL)
    app.use(sandboxProxy({ sandboxUrl: settings.SANDBOX_URL, mailbox: settings.SANDBOX_MAILBOX }))
  app.use("/admin", backOffice(adminFolder, security))
  // React Router adds its prefix to redirects out of the storefront too
  app.get(["/hi/admin", "/hi/admin/*"], (req, res) => res.redirect(stripLanguage(req.url)))
  if (developing) app.use(developing)
  app.use(personalPage({ render, assignRandomOrder: getRandomOrder, isOverLimit, receive, publicUrl }))

  const handleError: ErrorRequestHandler = (error, req, res, _next) =>
    sendFailure(req, res, res.locals.requestId, error, log)
  app.use(handleError)

  const serveCached = serveCachedReads({
    catalogue,
    pages,
    files,
    publishableKey,
    assignRandomOrder: getRandomOrder,
    isOverLimit,
    log,
    watch,
    metrics,
    next: app,
  })
  const done = async () => {
    await shop.close()
    await tracing?.end()
    pools.destroy()
  }
  const { stop, stopping } = gracefulShutdown(server, { done, idleGraceMs })
  let mayBeProxied = settings.TRUSTED_HOPS === 0
  server.on("request", (req, res) => {
    if (mayBeProxied && req.headers["x-forwarded-for"] !== undefined) {
      mayBeProxied = false
      log({ level: "warn", msg: UNTRUSTED_PROXY })
    }
    if (stopping()) res.setHeader("Connection", "close")
    const serve = () => {
      if (developing || !serveCached(req, res)) app(req, res)
    }
    if (!tracing) return serve()
    tracing.traceRequest(req, res, { known: () => getRequestInfo(res), trusted: false }, serve)
  })
  server.on("clientError", respondToClientError)
  return stop
}
