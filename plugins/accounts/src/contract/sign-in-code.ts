import { toAsciiDigits } from "@haat/sdk/digits"
import { says } from "@haat/sdk/message-in"
import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "../form-errors"
import { signInName } from "./fields"

/**
 * Asks for a code by mail in place of a shopper's password. The reply does not reveal whether there is such an account.
 */
export const AskSignInCode = z.object({ username: signInName })
export type AskSignInCode = z.infer<typeof AskSignInCode>

export const SIGN_IN_CODE_SENT = "If this is a shopper's account, a code is on its way to its email address."

/** Validity of a code. */
export const SIGN_IN_CODE_MINUTES = 10

export const SignInWithCode = AskSignInCode.extend({
  code: z
    .string(says(ACCOUNT_FORM_ERRORS.sign_in_code_rule))
    .overwrite((code) => toAsciiDigits(code).replace(/\s/g, ""))
    .regex(/^\d{6}$/, says(ACCOUNT_FORM_ERRORS.sign_in_code_rule)),
})
export type SignInWithCode = z.infer<typeof SignInWithCode>

/** Event that mails a code. `id` is unique per code. The code must be stored nowhere but in the mail. */
export const SIGN_IN_CODE = "accounts.sign-in-code"
export type SignInCode = { id: string; to: string; code: string }
