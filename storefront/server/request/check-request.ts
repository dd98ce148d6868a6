import type { IncomingMessage, ServerResponse } from "node:http"
import type { RequestHandler } from "express"
import { isUnknownHook } from "../backend/backend-paths.ts"
import { exceedsBodyLimit, TOO_LARGE } from "../backend/body-limit.ts"
import { sendError } from "./error-page.ts"
import { validateRequest } from "./request-checks.ts"
import { ensureRequestId } from "./request-log.ts"
import { isCrossSite } from "./same-origin.ts"

type Options = {
  /** Headers of every response. */
  headers: Record<string, string>
  publicUrl: string
  /** Origins whose pages may make the old calls under /api. */
  apiOrigins: string[]
  /** Logs and counts the request once it has ended. */
  watch: (req: IncomingMessage, res: ServerResponse, requestId: string) => void
}

/**
 * Sets `res.locals.requestId` and the common response headers. Rejects requests that are malformed, cross-site, to an
 * unknown webhook or too large.
 */
export function checkRequest({ headers, publicUrl, apiOrigins, watch }: Options): RequestHandler {
  const { origin } = new URL(publicUrl)
  return (req, res, next) => {
    const { requestId, isNew } = ensureRequestId(res)
    if (isNew) watch(req, res, requestId)
    res.locals.requestId = requestId
    res.setHeader("X-Request-Id", requestId)
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    const problem = validateRequest(req)
    if (problem) return sendError(res, problem)
    if (isCrossSite(req, origin, apiOrigins))
      return sendError(res, { status: 403, message: "This can only be done from the shop itself." })
    if (isUnknownHook(req.url))
      return sendError(res, {
        status: 404,
        message: "There is nothing at this address",
        // the body is not read, so the connection cannot be used again
        headers: { Connection: "close" },
      })
    if (exceedsBodyLimit(req)) {
      req.resume()
      return sendError(res, TOO_LARGE)
    }
    next()
  }
}
