import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "zod"
import { parseInput } from "./parse-input"

const filled = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""))

/**
 * Middleware: puts the checked query in `req.validatedQuery`, or responds with 400 and the contract's message. Medusa
 * takes `locale` out of the query of a store route and keeps it on the request.
 * @param ofForm treats an empty field as not filled in
 */
export const validateQuery =
  (schema: z.ZodType, { ofForm = false } = {}) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    const query = { ...req.query, locale: req.locale ?? req.query.locale }
    req.validatedQuery = parseInput(schema, ofForm ? filled(query) : query) as Record<string, unknown>
    next()
  }
