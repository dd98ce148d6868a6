import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "../form-errors"
import { addressListSchema } from "./addresses"
import {
  emailAddress,
  lastName,
  MAX_PASSWORD,
  newPassword,
  PASSWORD_TOO_LONG,
  personName,
  phoneNumber,
  username,
} from "./fields"

/**
 * Another username (15 characters at most, as at the sign-in), e-mail address or password needs the current password.
 * Without `addresses`, they stay as they are.
 */
export const UpdateProfile = z.object({
  username: username(ACCOUNT_FORM_ERRORS.username_short, ACCOUNT_FORM_ERRORS.username_long),
  email: emailAddress(ACCOUNT_FORM_ERRORS.invalid_email),
  first_name: personName("first_name"),
  last_name: lastName,
  phone: phoneNumber(/^\d{10}$/, ACCOUNT_FORM_ERRORS.phone_10_digits),
  new_password: newPassword.optional(),
  current_password: z.string("Current password must be text").max(MAX_PASSWORD, PASSWORD_TOO_LONG).optional(),
  addresses: addressListSchema.optional(),
})
export type UpdateProfile = z.infer<typeof UpdateProfile>

/** Changed fields of a profile; fields left out stay as they are. */
export type ProfileChange = Partial<UpdateProfile>

/** `password_mark` must be stored in the session (`req.session.password_mark`) after a password change. */
export type UpdatedProfile = { password_changed: boolean; password_mark: string }
