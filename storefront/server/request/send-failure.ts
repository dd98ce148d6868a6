import type { IncomingMessage, ServerResponse } from "node:http"
import { WEB_ERRORS } from "../../app/lib/backend/web-errors.ts"
import { BackendUnavailable } from "../backend/backend-client.ts"
import { RenderUnavailable } from "../rendering/app.ts"
import { type ErrorResponse, errorResponse, sendError } from "./error-page.ts"
import type { Log } from "./request-log.ts"

/**
 * Returns the error response for a thrown error, without its reason, which is only logged.
 * @param isForm true for a form: it may have taken effect although its page failed, so it must not be sent again
 */
const toErrorResponse = (error: unknown, isForm: boolean): ErrorResponse => {
  if (isForm && !isUnstarted(error)) return errorResponse(WEB_ERRORS.outcome_unknown)
  if (error instanceof RenderUnavailable) return errorResponse(WEB_ERRORS.shop_full)
  // a read can be repeated: each of these is a 503 with Retry-After
  if (error instanceof BackendUnavailable)
    return errorResponse(error.status === 503 ? WEB_ERRORS.shop_full : WEB_ERRORS.shop_silent)
  return errorResponse(WEB_ERRORS.shop_broken)
}

/** Returns whether processing of the request had not started. */
const isUnstarted = (error: unknown) =>
  error instanceof RenderUnavailable ? !error.hasStarted : error instanceof BackendUnavailable && error.status === 503

/** Returns the text for the log; without a stack for rejections under load and timeouts, which come in thousands. */
const logText = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  return error instanceof RenderUnavailable || isUnstarted(error) ? error.message : (error.stack ?? error.message)
}

/** Logs an error that a request threw, and sends its error response. */
export function sendFailure(req: IncomingMessage, res: ServerResponse, id: string, error: unknown, log: Log) {
  log({ level: "error", request_id: id, error: logText(error) })
  const response = toErrorResponse(error, req.method === "POST")
  const headers = { "X-Request-Id": id, ...(response.status !== 500 && { "Retry-After": "5" }) }
  sendError(res, { ...response, headers })
}
