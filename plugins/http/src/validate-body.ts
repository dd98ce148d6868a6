import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "zod"

/** Body of every refusal of a form: the first message, and the first message of each field. */
export type FormRefusal = { type: string; message: string; errors?: Record<string, string> }

/**
 * Middleware: puts the checked body in `req.validatedBody`, or answers with the first message of each field, or with the
 * message alone where no refusal may be told from another. Only JSON is read, so that a form on a stranger's page cannot
 * send it.
 */
export const validateBody =
  (schema: z.ZodType, { fields = true } = {}) =>
  (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
    const refuse = (status: number, refusal: FormRefusal) => void res.status(status).json(refusal)
    if (req.is("application/json") === false) {
      return refuse(415, { type: "invalid_data", message: "Please send JSON" })
    }
    const result = schema.safeParse(Array.isArray(req.body) ? {} : (req.body ?? {}))
    if (!result.success) {
      const errors: Record<string, string> = {}
      for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
      const { message } = result.error.issues[0]
      return refuse(400, { type: "invalid_data", message, ...(fields && { errors }) })
    }
    req.validatedBody = result.data
    next()
  }
