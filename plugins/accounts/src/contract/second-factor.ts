import { says } from "@haat/sdk/message-in"
import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "../form-errors"
import { MAX_PASSWORD, PASSWORD_TOO_LONG } from "./fields"

/** A code of the authenticator app, or a recovery code. */
const secondFactorCode = z
  .string(says(ACCOUNT_FORM_ERRORS.enter_code))
  .trim()
  .min(6, says(ACCOUNT_FORM_ERRORS.code_short))
  .max(40, says(ACCOUNT_FORM_ERRORS.code_long))

/** The second step of a sign-in that answered `{ second_factor: true }`. */
export const SecondStep = z.object({ code: secondFactorCode })
export type SecondStep = z.infer<typeof SecondStep>

export const RECOVERY_CODES = 10

export const SwitchSecondFactorOff = z.object({
  password: z
    .string(says(ACCOUNT_FORM_ERRORS.enter_password))
    .min(1, says(ACCOUNT_FORM_ERRORS.enter_password))
    .max(MAX_PASSWORD, PASSWORD_TOO_LONG),
  code: secondFactorCode,
})
export type SwitchSecondFactorOff = z.infer<typeof SwitchSecondFactorOff>
