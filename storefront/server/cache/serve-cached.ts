import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Metrics } from "@haat/sdk/server/operations/metrics"
import { NO_ROUTE } from "@haat/sdk/server/operations/requests"
import { offeredLanguage, stripLanguage } from "../../app/lib/language/addresses.ts"
import { isBackendPath } from "../backend/backend-paths.ts"
import { mayBeSignedIn, validateRequest } from "../request/request-checks.ts"
import { ensureRequestId, type Log } from "../request/request-log.ts"
import { sendFailure } from "../request/send-failure.ts"
import { cacheKey, isCataloguePath, pageKey } from "./cache-key.ts"
import type { CatalogueCache } from "./catalogue-cache.ts"
import type { ClientFiles } from "./client-files.ts"
import type { PageCache } from "./page-cache.ts"
import type { assignRandomOrder } from "./random-orders.ts"
import { sendStoredResponse } from "./send-response.ts"
import type { StoredResponse } from "./stored-response.ts"

type Handler = (req: IncomingMessage, res: ServerResponse) => void

type Options = {
  catalogue: CatalogueCache
  pages: PageCache
  files: ClientFiles
  publishableKey: string
  assignRandomOrder: ReturnType<typeof assignRandomOrder>
  /** Returns whether the client is over its rate limit; sends the error response in that case. */
  isOverLimit: (req: IncomingMessage, res: ServerResponse) => boolean
  log: Log
  /** Logs and counts the request once it has ended. */
  watch: (req: IncomingMessage, res: ServerResponse, requestId: string) => void
  metrics?: Pick<Metrics, "countRequest" | "countRead">
  /** Serves requests for personal responses. */
  next: Handler
}

const NOT_PAGES = /^\/(admin|health|ready|assets|sandbox|razorpay-sandbox)(\/|$|\?)/i

/**
 * Serves the files of the storefront, reads of the catalogue and guests' pages from memory, before Express sees them.
 * The response depends only on the address, the chosen language, the random order and Accept-Encoding. Signed-in
 * shoppers get the same catalogue, with headers that forbid other caches to store it.
 */
export function serveCachedReads(options: Options) {
  const { catalogue, pages, files, publishableKey, assignRandomOrder, isOverLimit, log, watch, metrics, next } = options
  const cacheFor = ({ url = "", headers }: IncomingMessage, isPrivate: boolean) => {
    if (isCataloguePath(url)) {
      const key = headers["x-publishable-api-key"]
      const isKnown = key === undefined || (key === publishableKey && !isPrivate)
      return isKnown && headers.authorization === undefined ? catalogue : undefined
    }
    return isPrivate || isBackendPath(url) || NOT_PAGES.test(stripLanguage(url)) ? undefined : pages
  }

  /** Sends and counts a cached response. It is not logged, because a log line would cost more than the response. */
  const sendCached = (req: IncomingMessage, res: ServerResponse, response: StoredResponse, cache: string) => {
    const requestId = randomUUID()
    sendStoredResponse(req, res, response, requestId)
    if (!metrics) return
    const { method = "GET" } = req
    metrics.countRead(cache, "hit")
    metrics.countRequest({ method, route: response.route ?? NO_ROUTE, status: res.statusCode, ms: 0, requestId })
  }

  /** Serves the request when it can be cached; returns false and leaves it untouched otherwise. */
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
    const address = cache && !validateRequest(req) ? cacheKey(url) : undefined
    if (!cache || address === undefined) return false
    const isPage = cache === pages
    const key = isPage
      ? pageKey({
          path: address,
          offeredLanguage: offeredLanguage(url, req.headers.cookie),
          randomOrder: assignRandomOrder(req, res),
        })
      : address

    const entry = cache.peek(key)
    const name = isPage ? "pages" : "catalogue"
    if (entry) {
      sendCached(req, res, responseFor(entry), name)
      return true
    }
    metrics?.countRead(name, "miss")
    const id = ensureRequestId(res).requestId
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
