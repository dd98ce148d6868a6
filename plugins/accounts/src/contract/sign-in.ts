import { says } from "@haat/sdk/message-in"
import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "../form-errors"
import {
  email,
  lastName,
  MAX_PASSWORD,
  newPassword,
  PASSWORD_TOO_LONG,
  personName,
  phoneNumber,
  signInName,
  username,
} from "./fields"

export const SignIn = z.object({
  /** the username, e-mail address, or a phone number that only this account has */
  username: signInName,
  password: z
    .string(says(ACCOUNT_FORM_ERRORS.sign_in_password_short))
    .min(3, says(ACCOUNT_FORM_ERRORS.sign_in_password_short))
    .max(MAX_PASSWORD, PASSWORD_TOO_LONG),
})
export type SignIn = z.infer<typeof SignIn>

export const SignUp = z.object({
  username: username(ACCOUNT_FORM_ERRORS.username_short, ACCOUNT_FORM_ERRORS.username_long),
  email,
  password: newPassword,
  first_name: personName("first_name"),
  last_name: lastName,
  phone: phoneNumber(/^[6-9]\d{9}$/, ACCOUNT_FORM_ERRORS.phone_10_digits_from_6),
  terms: z.literal(true, says(ACCOUNT_FORM_ERRORS.agree_to_terms)),
})
export type SignUp = z.infer<typeof SignUp>
