import { z } from "zod"
import { FORM_ERRORS } from "./form-errors"
import { says } from "./message-in"

type Sentence = string | ReturnType<typeof says>

/**
 * Schema of a record's id as clients send it.
 * @param missing error for an empty id
 * @param unknown error for a text that cannot be an id
 */
export const recordId = (missing: Sentence, unknown: Sentence) =>
  z
    .string(missing)
    .min(1, missing)
    .max(100, unknown)
    .regex(/^[\w-]*$/, unknown)

export const productId = recordId(says(FORM_ERRORS.pick_product), says(FORM_ERRORS.unknown_product))
