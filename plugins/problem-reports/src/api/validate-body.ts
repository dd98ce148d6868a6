import type { FormRefusal } from "@haat/accounts/contract"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "zod"

/**
 * Middleware: puts the checked body in `req.validatedBody`, or answers with the first message of each field.
 * Only JSON is read, so that a form on a stranger's page cannot send it.
 */
export const validateBody =
  (schema: z.ZodType) => (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
    const refuse = (status: number, refusal: FormRefusal) => void res.status(status).json(refusal)
    if (req.is("application/json") === false) {
      return refuse(415, { type: "invalid_data", message: "Please send JSON" })
    }
    const result = schema.safeParse(Array.isArray(req.body) ? {} : (req.body ?? {}))
    if (!result.success) {
      const errors: Record<string, string> = {}
      for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
      return refuse(400, { type: "invalid_data", message: result.error.issues[0].message, errors })
    }
    req.validatedBody = result.data
    next()
  }
