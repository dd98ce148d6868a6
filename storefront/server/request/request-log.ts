import { randomUUID } from "node:crypto"
import type { ServerResponse } from "node:http"
import { type Log, openLog } from "@haat/sdk/server/operations/log"
import { NO_ROUTE } from "@haat/sdk/server/operations/requests"

export type { Log }

let opened: Log | undefined

/** Writes one JSON line to standard output. */
export const logLine: Log = (event) => {
  opened ??= openLog({ part: "web tier", level: process.env.LOG_LEVEL })
  opened(event)
}

type RequestInfo = { requestId: string; route?: string }
const requests = new WeakMap<ServerResponse, RequestInfo>()

/** The id of the request behind this response, never one that its client sent, and whether it was assigned just now. */
export function requestIdOf(res: ServerResponse): { requestId: string; isNew: boolean } {
  const info = requests.get(res)
  if (info) return { requestId: info.requestId, isNew: false }
  const requestId = randomUUID()
  requests.set(res, { requestId })
  return { requestId, isNew: true }
}

/** Sets the route of the request, a pattern such as `/product-info/:id`, for logs and metrics. */
export function nameRoute(res: ServerResponse, route: string | undefined) {
  const info = requests.get(res)
  if (info && route) info.route = route
}

/** Id and route of the request, for traces; undefined when it was served from a cache. */
export function requestInfoOf(res: ServerResponse) {
  const info = requests.get(res)
  return info && { requestId: info.requestId, route: info.route ?? NO_ROUTE }
}

/** The route of the request, if it is known yet. */
export const routeOf = (res: ServerResponse) => requests.get(res)?.route
