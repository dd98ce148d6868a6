import type { IncomingMessage, ServerResponse } from "node:http"
import type { Log } from "./log"

/** What is known of a request once it is over. `route` is a pattern; the address with its values is written down nowhere. */
export type FinishedRequest = { method: string; route: string; status: number; ms: number; requestId: string }

/** For what no route answered. */
export const NO_ROUTE = "(none)"

/** The files of the storefront's and the back office's builds. They are told apart nowhere: there are hundreds. */
export const FILE_ROUTE = "(file)"

/** Counted, but worth a line only when they fail: asked every few seconds by whoever watches the shop, or dozens for a page. */
const QUIET = new Set(["/health", "/ready", FILE_ROUTE])

type Options = {
  log: Log
  /** From how many milliseconds on a request is worth a warning. */
  slowMs: number
  /** What else wants to know of a request that is over. */
  also?: (finished: FinishedRequest) => void
}
type RequestContext = { requestId: string; routeOf: () => string | undefined }

/** Reports each request when it is over: a line in the log, and `also`. */
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
