import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "zod"
import { parseInput } from "./parse-input"

/** Middleware: puts the checked query in `req.validatedQuery`, or refuses with the contract's own words. */
export const validateQuery =
  <T extends Record<string, unknown>>(schema: z.ZodType<T>) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    req.validatedQuery = parseInput(schema, req.query)
    next()
  }
