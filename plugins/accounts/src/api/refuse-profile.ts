import type { FormRefusal } from "@haat/http/validate-body"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { MedusaError } from "@medusajs/framework/utils"
import { CURRENT_PASSWORD_NEEDED, WRONG_CURRENT_PASSWORD } from "../contract"
import { refuseConflict } from "./refuse-conflict"

/** Answers the refusals of a change of profile beside the field they are about; throws any other error on. */
export function refuseProfile(res: MedusaResponse, error: unknown) {
  const { message } = error as MedusaError
  if (message !== CURRENT_PASSWORD_NEEDED && message !== WRONG_CURRENT_PASSWORD) return refuseConflict(res, error)
  const refusal: FormRefusal = { type: "invalid_data", message, errors: { current_password: message } }
  res.status(400).json(refusal)
}
