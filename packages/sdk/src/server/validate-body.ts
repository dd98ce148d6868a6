import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "zod"
import { HTTP_ERRORS } from "../http-errors"
import { HttpError } from "./http-error"
import { parseInput } from "./parse-input"

/** Reports a field of a list under the list's name. */
const fieldOf = ([field]: PropertyKey[]) => String(field)

/**
 * Middleware: puts the checked body in `req.validatedBody`, or responds with the first message of each field, or with
 * the message alone where all rejections must look the same. Only JSON is read, so that a form on another site cannot
 * send it.
 */
export const validateBody =
  (schema: z.ZodType, { fields = true } = {}) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    if (req.is("application/json") === false) throw new HttpError(HTTP_ERRORS.send_json)
    const body = Array.isArray(req.body) ? {} : (req.body ?? {})
    req.validatedBody = parseInput(schema, body, fields ? fieldOf : undefined)
    next()
  }
