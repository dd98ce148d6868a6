import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "zod"

/** Checks a body; what is wrong with it is answered in the contract's own words. */
export const checked = (schema: z.ZodType) => (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
  const result = schema.safeParse(req.body ?? {})
  if (!result.success) {
    const [{ path, message }] = result.error.issues
    throw new MedusaError(MedusaError.Types.INVALID_DATA, path.length ? message : "Send the fields as a JSON object")
  }
  req.validatedBody = result.data
  next()
}
