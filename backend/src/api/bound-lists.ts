import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { BACKEND_ERRORS } from "../errors"

const MAX_PAGE = 100

/**
 * Middleware: limits Medusa's own lists, which would return any number of rows. Numbers are read as Medusa reads them.
 */
export function boundLists(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { limit, offset } = req.query
  if (Number.parseInt(String(limit), 10) > MAX_PAGE)
    throw new HttpError(BACKEND_ERRORS.limit_too_large, { most: MAX_PAGE })
  if (Number.parseInt(String(offset), 10) < 0) throw new HttpError(BACKEND_ERRORS.negative_offset)
  next()
}
