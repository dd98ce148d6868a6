import { randomUUID } from "node:crypto"
import type { ServerResponse } from "node:http"
import { createLogger, type Log } from "@haat/sdk/server/operations/log"
import { NO_ROUTE } from "@haat/sdk/server/operations/requests"

export type { Log }

let log: Log | undefined

/** Writes one JSON line to standard output. */
export const logLine: Log = (event) => {
  log ??= createLogger({ part: "web tier", level: process.env.LOG_LEVEL })
  log(event)
}

type RequestInfo = { requestId: string; route?: string }
const requests = new WeakMap<ServerResponse, RequestInfo>()

/** Returns the request's id, which clients cannot choose; `isNew` is true when this call has assigned it. */
export function ensureRequestId(res: ServerResponse): { requestId: string; isNew: boolean } {
  const info = requests.get(res)
  if (info) return { requestId: info.requestId, isNew: false }
  const requestId = randomUUID()
  requests.set(res, { requestId })
  return { requestId, isNew: true }
}

/** Sets the route of the request, a pattern such as `/product-info/:id`, for logs and metrics. */
export function setRoute(res: ServerResponse, route: string | undefined) {
  const info = requests.get(res)
  if (info && route) info.route = route
}

/** Returns id and route of the request, for traces; undefined when it was served from a cache. */
export function getRequestInfo(res: ServerResponse) {
  const info = requests.get(res)
  return info && { requestId: info.requestId, route: info.route ?? NO_ROUTE }
}

/** Returns the route of the request; undefined while it is unknown. */
export const routeOf = (res: ServerResponse) => requests.get(res)?.route
