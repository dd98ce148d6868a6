import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "zod"
import { parseInput } from "./parse-input"

/** An empty field of a form counts as not filled in. */
const filled = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""))

/**
 * Middleware: puts the checked query in `req.validatedQuery`, or answers 400 with the contract's own words. Medusa takes
 * `locale` out of the query of a store route and keeps it on the request.
 */
export const validateQuery =
  (schema: z.ZodType) => (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    const query = filled({ ...req.query, locale: req.locale ?? req.query.locale })
    req.validatedQuery = parseInput(schema, query) as Record<string, unknown>
    next()
  }
