import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "zod"
import type { Refusal } from "./contract"

/** A refusal with a status of its own (see REFUSALS in the contract); the message is for the person. */
export const refuse = (code: Refusal, message: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)

/** The parsed value, or MedusaError `invalid_data` with the first sentence of what is wrong. */
export const parseOrRefuse = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new MedusaError(MedusaError.Types.INVALID_DATA, parsed.error.issues[0].message)
}
