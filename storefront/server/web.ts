import type { Server } from "node:http"
import compression from "compression"
import express, { type ErrorRequestHandler, type RequestHandler } from "express"
import { languageOf } from "../app/lib/languages.ts"
import type { App } from "./app.ts"
import { backendAgent, backendReader, READ_LIMIT_MS } from "./ask-backend.ts"
import { askTogether } from "./ask-together.ts"
import { backOffice } from "./back-office.ts"
import { isBackendPath } from "./backend-paths.ts"
import { saysTooMuch, TOO_LARGE } from "./body-limit.ts"
import { cacheKey, HOME_READS } from "./cache-key.ts"
import { catalogue as catalogueMemory } from "./catalogue.ts"
import { answerClientError } from "./client-error.ts"
import { clientFiles } from "./client-files.ts"
import { refuse } from "./error-page.ts"
import { health } from "./health.ts"
import { failed, hotFront, mayBeSignedIn } from "./hot-front.ts"
import { languageDoor } from "./language-door.ts"
import { pages as pageMemory } from "./pages.ts"
import { backendProxy } from "./proxy.ts"
import { renderPage } from "./render-page.ts"
import { problemWith } from "./request-checks.ts"
import { nextRequestId } from "./request-id.ts"
import { type Log, logLine, logWhenOver } from "./request-log.ts"
import { isForeign } from "./same-origin.ts"
import { sandboxDoors } from "./sandbox.ts"
import { DATA_POLICY, securityHeaders } from "./security-headers.ts"
import { sendAnswer } from "./send-answer.ts"
import type { Settings } from "./settings.ts"
import { stopper } from "./stopping.ts"

/** How late a guest may see a change, the web tier's share of the two seconds. */
const BOUND_MS = 1_000
const HEALTH_LIMIT_MS = 2_000
const PROXY_LIMIT_MS = 30_000

type Options = {
  settings: Settings
  /** Closed when the web tier has stopped. */
  app: App
  /** Folders of the storefront's browser build and of the back office's build. */
  clientFolder: string
  adminFolder: string
  /** Stands before the pages while developing; nothing is kept in memory then. */
  developing?: RequestHandler
  log?: Log
  /** How long the backend may be silent while a request waits for it. */
  patienceMs?: number
}

/** Makes this server, which does not listen yet, the whole web tier. The function it returns ends it calmly. */
export function serveWeb(server: Server, options: Options): () => Promise<void> {
  const {
    settings,
    app: shop,
    clientFolder,
    adminFolder,
    developing,
    log = logLine,
    patienceMs = PROXY_LIMIT_MS,
  } = options
  const { BACKEND_URL: backendUrl, PUBLIC_URL: publicUrl, PUBLISHABLE_KEY: publishableKey } = settings
  const agent = backendAgent(backendUrl)
  const security = securityHeaders({
    publicUrl,
    pictureOrigin: settings.S3_FILE_URL,
    razorpay: settings.RAZORPAY_KEY_ID !== undefined,
    dev: Boolean(developing),
  })
  const boundMs = settings.PAGE_CACHE === "off" ? 0 : BOUND_MS
  const maxBytes = (settings.PAGE_CACHE_MB * 1024 * 1024) / 2

  const catalogue = catalogueMemory({
    ask: askTogether(backendReader({ backendUrl, agent, timeoutMs: Math.min(READ_LIMIT_MS, patienceMs) })),
    publishableKey,
    headers: { ...security.common, "Content-Security-Policy": DATA_POLICY },
    boundMs,
    maxBytes,
  })
  const render = renderPage({ app: shop, catalogue, publicUrl, security, keeps: boundMs > 0 })
  const pages = pageMemory({ render, catalogue, boundMs: developing ? 0 : boundMs, maxBytes })
  const files = clientFiles({ folder: clientFolder, headers: security.common })
  const askHealth = backendReader({ backendUrl, agent, timeoutMs: HEALTH_LIMIT_MS })

  const app = express()
  app.disable("x-powered-by").disable("etag").set("trust proxy", settings.TRUSTED_HOPS)

  app.use((req, res, next) => {
    res.locals.requestId = nextRequestId()
    res.setHeader("X-Request-Id", res.locals.requestId)
    for (const [name, value] of Object.entries(security.common)) res.setHeader(name, value)
    logWhenOver(req, res, res.locals.requestId, log, settings.SLOW_MS)
    const problem = problemWith(req)
    if (problem) return refuse(req.headers.accept, res, problem)
    if (isForeign(req, new URL(publicUrl).origin, settings.API_ORIGINS))
      return refuse(req.headers.accept, res, { status: 403, message: "This can only be done from the shop itself." })
    if (saysTooMuch(req)) {
      req.resume()
      return refuse(req.headers.accept, res, TOO_LARGE)
    }
    next()
  })

  app.get("/health", async (_req, res) => {
    const state = await health(askHealth, stopping())
    res
      .status(state.status === "ok" ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json(state)
  })

  app.post("/language", languageDoor(publicUrl))

  // the catalogue is the same for everybody: a signed-in shopper's reads come from memory too, but stay with them
  app.get(["/store/catalog/*", ...HOME_READS], (req, res, next) => {
    const key = mayBeSignedIn(req) && req.headers.authorization === undefined ? cacheKey(req.url) : undefined
    if (!key || req.headers["x-publishable-api-key"] !== undefined) return next()
    catalogue.read(key).then(
      ({ answer }) => sendAnswer(req, res, answer.privately(), res.locals.requestId),
      (error) => failed(req, res, res.locals.requestId, error, log),
    )
  })

  const compress = compression()
  const proxy = backendProxy({ backendUrl, publicUrl, publishableKey, agent, timeoutMs: patienceMs })
  app.use((req, res, next) => (isBackendPath(req.url) ? compress(req, res, () => proxy(req, res)) : next()))

  if (settings.SANDBOX_URL)
    app.use(sandboxDoors({ sandboxUrl: settings.SANDBOX_URL, mailbox: settings.SANDBOX_MAILBOX }))
  app.use("/admin", backOffice(adminFolder, security))
  if (developing) app.use(developing)
  app.use((req, res, next) => {
    const file = files.find(req.url)
    if (file) return sendAnswer(req, res, file, res.locals.requestId)
    if (req.url.startsWith("/assets/"))
      return refuse(req.headers.accept, res, { status: 404, message: "There is no such file." })
    if (req.method !== "GET" && req.method !== "HEAD")
      return refuse(req.headers.accept, res, {
        status: 405,
        message: "Pages can only be read.",
        headers: { Allow: "GET, HEAD" },
      })
    const { cookie } = req.headers
    render(req.url, { language: languageOf(cookie), requestId: res.locals.requestId, cookie })
      .then(({ answer, cookies }) => {
        if (cookies.length) res.setHeader("Set-Cookie", cookies)
        sendAnswer(req, res, answer.privately(), res.locals.requestId)
      })
      .catch(next)
  })

  const broken: ErrorRequestHandler = (error, req, res, _next) => failed(req, res, res.locals.requestId, error, log)
  app.use(broken)

  const hot = hotFront({ catalogue, pages, files, publishableKey, log, slowMs: settings.SLOW_MS, rest: app })
  server.on("request", (req, res) => {
    if (developing || !hot(req, res)) app(req, res)
  })
  const { stop, stopping } = stopper(server, async () => {
    await shop.close()
    agent.destroy()
  })
  server.on("clientError", answerClientError)
  return stop
}
