import type { FormRefusal } from "@haat/http/validate-body"
import type { MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { EMAIL_TAKEN, USERNAME_TAKEN } from "../contract"

const FIELDS: Record<string, string> = { [USERNAME_TAKEN]: "username", [EMAIL_TAKEN]: "email" }

/** Answers 409 with the sentence of a conflict or a duplicate, which Medusa's own handler would rewrite; throws any other error on. */
export function refuseConflict(res: MedusaResponse, error: unknown) {
  if (!MedusaError.isMedusaError(error)) throw error
  const { type, message } = error as MedusaError
  if (type !== MedusaError.Types.CONFLICT && type !== MedusaError.Types.DUPLICATE_ERROR) throw error
  const field = FIELDS[message]
  const refusal: FormRefusal = { type: "conflict", message, ...(field && { errors: { [field]: message } }) }
  res.status(409).json(refusal)
}
