import type { Response } from "express"
import { bodyOf, type HttpError } from "./http-error"

/** Responds with the error's status and sentence, and with the code and params that browsers use to translate it. */
export function sendError(res: Response, error: HttpError) {
  if (error.retryAfterSeconds) res.setHeader("Retry-After", String(error.retryAfterSeconds))
  res.status(error.status).json(bodyOf(error))
}
