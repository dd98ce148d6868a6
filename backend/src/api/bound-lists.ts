import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { BACKEND_ERRORS } from "../errors"

const MAX_LIMIT = 100

/**
 * Middleware: rejects a `limit` over 100 and a negative `offset` for Medusa's own lists, which have no limit. Numbers
 * are parsed as Medusa parses them. @throws HttpError 400
 */
export function boundLists(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { limit, offset } = req.query
  if (Number.parseInt(String(limit), 10) > MAX_LIMIT)
    throw new HttpError(BACKEND_ERRORS.limit_too_large, { most: MAX_LIMIT })
  if (Number.parseInt(String(offset), 10) < 0) throw new HttpError(BACKEND_ERRORS.negative_offset)
  next()
}
