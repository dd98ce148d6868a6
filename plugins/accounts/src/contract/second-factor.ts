import { says } from "@haat/sdk/message-in"
import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "../form-errors"
import type { SecondFactor } from "../replies"
import { MAX_PASSWORD, PASSWORD_TOO_LONG } from "./fields"
import type { Person } from "./sign-in"

/** A code of the authenticator app, or a recovery code. */
const secondFactorCode = z
  .string(says(ACCOUNT_FORM_ERRORS.enter_code))
  .trim()
  .min(6, says(ACCOUNT_FORM_ERRORS.code_short))
  .max(40, says(ACCOUNT_FORM_ERRORS.code_long))

/** The second step of a sign-in that answered `{ second_factor: true }`. */
export const SecondStep = z.object({ code: secondFactorCode })
export type SecondStep = z.infer<typeof SecondStep>
/** Reply to a correct password: the person, or the request for a code. */
export type SignInReply = { person: Person } | { second_factor: true }

export const RECOVERY_CODES = 10

/** Second factor of the signed-in member of staff, with the number of unused `recovery_codes`. */
export type SecondFactorState = z.infer<typeof SecondFactor>
/** Key for an authenticator app, in base32, and the same as a picture (a data URL). */
export type SecondFactorKey = { key: string; qr: string }

export const SwitchSecondFactorOff = z.object({
  password: z
    .string(says(ACCOUNT_FORM_ERRORS.enter_password))
    .min(1, says(ACCOUNT_FORM_ERRORS.enter_password))
    .max(MAX_PASSWORD, PASSWORD_TOO_LONG),
  code: secondFactorCode,
})
export type SwitchSecondFactorOff = z.infer<typeof SwitchSecondFactorOff>
