import type { IncomingMessage, ServerResponse } from "node:http"
import { WEB_ERRORS } from "../../app/lib/backend/web-errors.ts"
import { BackendUnavailable } from "../backend/backend-client.ts"
import { RenderUnavailable } from "../rendering/app.ts"
import { type ErrorResponse, errorResponse, sendError } from "./error-page.ts"
import type { Log } from "./request-log.ts"

/**
 * The error response for an error that was thrown; the reason goes to the log alone.
 * @param isForm true for a form, which may have been done when its page failed: it must not be sent again unseen
 */
const errorResponseOf = (error: unknown, isForm: boolean): ErrorResponse => {
  if (isForm && !isTurnedAway(error)) return errorResponse(WEB_ERRORS.outcome_unknown)
  if (error instanceof RenderUnavailable) return errorResponse(WEB_ERRORS.shop_full)
  // a read can be repeated: each of these is a 503 that says when
  if (error instanceof BackendUnavailable)
    return errorResponse(error.status === 503 ? WEB_ERRORS.shop_full : WEB_ERRORS.shop_silent)
  return errorResponse(WEB_ERRORS.shop_broken)
}

/** True when nothing was begun for the request. */
const isTurnedAway = (error: unknown) =>
  error instanceof RenderUnavailable ? !error.wasBegun : error instanceof BackendUnavailable && error.status === 503

/**
 * True for a request that was turned away under load or took too long. It needs no stack: it comes thousands of times,
 * from one place.
 */
const textOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  return error instanceof RenderUnavailable || isTurnedAway(error) ? error.message : (error.stack ?? error.message)
}

/** Logs an error that was thrown while a request was served, and sends the error response for it. */
export function sendFailure(req: IncomingMessage, res: ServerResponse, id: string, error: unknown, log: Log) {
  log({ level: "error", request_id: id, error: textOf(error) })
  const response = errorResponseOf(error, req.method === "POST")
  const headers = { "X-Request-Id": id, ...(response.status !== 500 && { "Retry-After": "5" }) }
  sendError(req.headers.accept, res, { ...response, headers })
}
