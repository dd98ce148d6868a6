import type { IncomingMessage, ServerResponse } from "node:http"
import { WEB_ERRORS } from "../../app/lib/backend/web-errors.ts"
import { BackendUnavailable } from "../backend/backend-client.ts"
import { RenderUnavailable } from "../rendering/app.ts"
import { type ErrorResponse, errorResponse, sendError } from "./error-page.ts"
import type { Log } from "./request-log.ts"

/** What the client reads of an error that was thrown; the reason goes to the log alone. */
const errorResponseOf = (error: unknown): ErrorResponse => {
  if (error instanceof RenderUnavailable) return errorResponse(WEB_ERRORS.shop_full)
  // What is read here can be read again: each of these is a 503 that says when.
  if (error instanceof BackendUnavailable)
    return errorResponse(error.status === 503 ? WEB_ERRORS.shop_full : WEB_ERRORS.shop_silent)
  return { status: 500, message: "Something went wrong on our side. Please try again in a moment." }
}

/** What was turned away under load needs no stack: it comes thousands of times, from one place. */
const isTurnedAway = (error: unknown) =>
  error instanceof RenderUnavailable || (error instanceof BackendUnavailable && error.status === 503)

const textOf = (error: unknown) =>
  error instanceof Error ? (!isTurnedAway(error) && error.stack) || error.message : String(error)

/** Logs an error that was thrown while a request was served, and sends the error response for it. */
export function sendFailure(req: IncomingMessage, res: ServerResponse, id: string, error: unknown, log: Log) {
  log({ level: "error", request_id: id, error: textOf(error) })
  const response = errorResponseOf(error)
  const headers = { "X-Request-Id": id, ...(response.status !== 500 && { "Retry-After": "5" }) }
  sendError(req.headers.accept, res, { ...response, headers })
}
