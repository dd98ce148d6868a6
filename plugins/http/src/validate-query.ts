import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "zod"

/** Middleware: puts the checked query in `req.validatedQuery`, or refuses with the contract's own words. */
export const validateQuery =
  <T extends Record<string, unknown>>(schema: z.ZodType<T>) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    const checked = schema.safeParse(req.query)
    if (!checked.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, checked.error.issues[0].message)
    req.validatedQuery = checked.data
    next()
  }
