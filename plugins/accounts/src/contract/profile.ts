import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "../form-errors"
import { keptAddresses } from "./addresses"
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
  addresses: keptAddresses.optional(),
})
export type UpdateProfile = z.infer<typeof UpdateProfile>

/** What is changed of a profile; fields that are left out stay as they are. */
export type ProfileChange = Partial<UpdateProfile>

/**
 * Workflow: input `{ customer_id, auth_identity_id, profile: ProfileChange }`, both ids the session's; returns
 * `UpdatedProfile`. What is left out stays as it is at that moment, so that two changes at once lose nothing of each
 * other. A current password that is given must be right, also where it is not needed. Everything or nothing.
 * Throws HttpError, by `code`: current_password_needed, wrong_current_password, username_taken, email_taken, log_in when
 * the account is gone, and a 429 after ten wrong passwords.
 */
export const UPDATE_PROFILE = "accounts-update-profile"

/** `password_mark` is what a session needs to go on (`req.session.password_mark`) once the password is another one. */
export type UpdatedProfile = { password_changed: boolean; password_mark: string }
