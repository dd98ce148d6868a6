import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

const LONGEST_PAGE = 100

/** Middleware: Medusa's own lists would give as many rows as anybody asks for. Numbers are read as Medusa reads them. */
export function boundLists(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { limit, offset } = req.query
  if (Number.parseInt(String(limit), 10) > LONGEST_PAGE) return next(refusal(`Limit is at most ${LONGEST_PAGE}`))
  if (Number.parseInt(String(offset), 10) < 0) return next(refusal("Offset cannot be negative"))
  next()
}

const refusal = (sentence: string) => new MedusaError(MedusaError.Types.INVALID_DATA, sentence)
