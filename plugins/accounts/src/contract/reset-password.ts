import { z } from "zod"
import { email, newPassword } from "./fields"

/** Asks for a link that sets a new password. The reply does not reveal whether the address is known. */
export const ForgotPassword = z.object({ email })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const RESET_LINK_SENT =
  "If this email address belongs to an account, a link to set a new password is on its way."

/**
 * Minimum response time of a request for a link. It is longer than the work for a known address, so that timing does
 * not reveal whether the address is known.
 */
export const RESET_RESPONSE_AFTER_MS = 300

export const ResetPassword = z.object({ new_password: newPassword })
export type ResetPassword = z.infer<typeof ResetPassword>

export const PASSWORD_CHANGED = "Your password is changed. Please log in with it."
