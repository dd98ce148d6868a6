import type { IncomingMessage, ServerResponse } from "node:http"
import type { Log } from "./log"

/** Facts about a finished request. `route` is a pattern; the address with its values is never recorded. */
export type FinishedRequest = { method: string; route: string; status: number; ms: number; requestId: string }

/** Route of requests that no route answered. */
export const NO_ROUTE = "(none)"

/**
 * Route of all files of the storefront's and the back office's builds, which are not told apart: there are hundreds.
 */
export const FILE_ROUTE = "(file)"

/**
 * Routes that are counted and logged only when they fail: monitoring requests them every few seconds, or a page loads
 * dozens.
 */
const QUIET = new Set(["/health", "/ready", FILE_ROUTE])

type Options = {
  log: Log
  /** minimum duration of a request that is logged as a warning */
  slowMs: number
  /** called for each finished request */
  also?: (finished: FinishedRequest) => void
}
type RequestContext = { requestId: string; routeOf: () => string | undefined }

/** Reports each finished request: a line in the log, and a call of `also`. */
export const requestWatcher =
  ({ log, slowMs, also }: Options) =>
  (req: IncomingMessage, res: ServerResponse, { requestId, routeOf }: RequestContext) => {
    const start = performance.now()
    res.once("close", () => {
      const ms = Math.round((performance.now() - start) * 10) / 10
      const { method = "" } = req
      const status = res.statusCode
      const route = routeOf() ?? NO_ROUTE
      also?.({ method, route, status, ms, requestId })
      const failed = status >= 500
      if (QUIET.has(route) && !failed) return
      const level = failed ? "error" : ms < slowMs ? "info" : "warn"
      const aborted = res.writableFinished ? undefined : true
      log({ level, request_id: requestId, method, route, status, ms, aborted })
    })
  }
