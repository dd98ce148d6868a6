import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Metrics } from "@haat/sdk/server/operations/metrics"
import { NO_ROUTE } from "@haat/sdk/server/operations/requests"
import { offeredLanguage, withoutLanguage } from "../../app/lib/language/addresses.ts"
import { isBackendPath } from "../backend/backend-paths.ts"
import { mayBeSignedIn, problemWith } from "../request/request-checks.ts"
import { type Log, requestIdOf } from "../request/request-log.ts"
import { sendFailure } from "../request/send-failure.ts"
import { cacheKey, isCataloguePath, pageKey } from "./cache-key.ts"
import type { CatalogueCache } from "./catalogue-cache.ts"
import type { ClientFiles } from "./client-files.ts"
import type { drawFor } from "./draws.ts"
import type { PageCache } from "./page-cache.ts"
import { sendStoredResponse } from "./send-response.ts"
import type { StoredResponse } from "./stored-response.ts"

type Handler = (req: IncomingMessage, res: ServerResponse) => void

type Options = {
  catalogue: CatalogueCache
  pages: PageCache
  files: ClientFiles
  publishableKey: string
  drawFor: ReturnType<typeof drawFor>
  /** True when the address is over its rate limit; the error has then been sent. */
  isOverLimit: (req: IncomingMessage, res: ServerResponse) => boolean
  log: Log
  /** Logs and counts the request when it is over. */
  watch: (req: IncomingMessage, res: ServerResponse, requestId: string) => void
  metrics?: Pick<Metrics, "countRequest" | "countRead">
  /** Serves what is for one person. */
  next: Handler
}

const NOT_PAGES = /^\/(admin|health|ready|assets|sandbox|razorpay-sandbox)(\/|$|\?)/i

/**
 * Serves the files of the storefront, reads of the catalogue and guests' pages from memory, before Express sees them.
 * Nothing of the request but its address, its chosen language, its draw and its Accept-Encoding decides what it gets.
 * The catalogue is the same for signed-in shoppers, but their responses forbid any other cache to keep them.
 */
export function serveCachedReads(options: Options) {
  const { catalogue, pages, files, publishableKey, drawFor, isOverLimit, log, watch, metrics, next } = options
  const cacheFor = ({ url = "", headers }: IncomingMessage, isPrivate: boolean) => {
    if (isCataloguePath(url)) {
      const key = headers["x-publishable-api-key"]
      const isKnown = key === undefined || (key === publishableKey && !isPrivate)
      return isKnown && headers.authorization === undefined ? catalogue : undefined
    }
    return isPrivate || isBackendPath(url) || NOT_PAGES.test(withoutLanguage(url)) ? undefined : pages
  }

  /** Counted, but not logged: a log line would cost more than the response. */
  const sendCached = (req: IncomingMessage, res: ServerResponse, response: StoredResponse, cache: string) => {
    const requestId = randomUUID()
    sendStoredResponse(req, res, response, requestId)
    if (!metrics) return
    const { method = "GET" } = req
    metrics.countRead(cache, "hit")
    metrics.countRequest({ method, route: response.route ?? NO_ROUTE, status: res.statusCode, ms: 0, requestId })
  }

  /** Serves the request if it can be cached; otherwise returns false and leaves it untouched. */
  return function serve(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== "GET" && req.method !== "HEAD") return false
    const url = req.url as string
    const file = files.find(url)
    if (file) {
      sendCached(req, res, file, "files")
      return true
    }
    const isPrivate = mayBeSignedIn(req)
    const responseFor = ({ response }: { response: StoredResponse }) => (isPrivate ? response.asPrivate() : response)
    const cache = cacheFor(req, isPrivate)
    const address = cache && !problemWith(req) ? cacheKey(url) : undefined
    if (!cache || address === undefined) return false
    const isPage = cache === pages
    const key = isPage
      ? pageKey({ path: address, offer: offeredLanguage(url, req.headers.cookie), draw: drawFor(req, res) })
      : address

    const entry = cache.peek(key)
    const name = isPage ? "pages" : "catalogue"
    if (entry) {
      sendCached(req, res, responseFor(entry), name)
      return true
    }
    metrics?.countRead(name, "miss")
    const id = requestIdOf(res).requestId
    watch(req, res, id)
    if (isOverLimit(req, res)) return true
    cache.read(key).then(
      (loaded) =>
        "isPersonal" in loaded && loaded.isPersonal
          ? next(req, res)
          : sendStoredResponse(req, res, responseFor(loaded), id),
      (error) => sendFailure(req, res, id, error, log),
    )
    return true
  }
}
