import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "zod"

function parse<T>(schema: z.ZodType<T>, given: unknown): T {
  const checked = schema.safeParse(given ?? {})
  if (checked.success) return checked.data
  const [{ path, message }] = checked.error.issues
  throw new MedusaError(MedusaError.Types.INVALID_DATA, path.length ? message : "Send the fields as a JSON object")
}

/** Checks a body; what is wrong with it is answered in the contract's own words. */
export const body =
  <T>(schema: z.ZodType<T>) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    req.validatedBody = parse(schema, req.body)
    next()
  }

/** Checks a query string likewise. */
export const query =
  <T extends Record<string, unknown>>(schema: z.ZodType<T>) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    req.validatedQuery = parse(schema, req.query)
    next()
  }
