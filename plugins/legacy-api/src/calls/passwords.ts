import { setTimeout as pass } from "node:timers/promises"
import {
  ForgotPassword,
  PASSWORD_CHANGED,
  RESET_LINK_SENT,
  RESET_RESPONSE_AFTER_MS,
  ResetPassword,
} from "@haat/accounts/contract"
import { ACCOUNT_ERRORS } from "@haat/accounts/errors"
import { offerPasswordReset } from "@haat/accounts/workflows/offer-password-reset"
import { resetPassword } from "@haat/accounts/workflows/reset-password"
import { says } from "@haat/sdk/message-in"
import { requireWithinLimit } from "@haat/sdk/server/http-error"
import { z } from "zod"
import { resolveAttempts } from "../attempts"
import { call } from "../call"

const tag = "Users and passwords"
const LINK_EXPIRED = says(ACCOUNT_ERRORS.link_expired)
const PasswordReply = z.object({ msg: z.string(), message: z.string() })
const passwordReply = (sentence: string) => ({ msg: sentence, message: sentence })

export const passwordCalls = [
  call({
    method: "POST",
    path: "/password/forgot-password",
    tag,
    summary: "Sends a link that sets a new password",
    description: "The reply is the same for known and unknown addresses.",
    who: "everyone",
    body: ForgotPassword,
    reply: PasswordReply,
    says: "msg",
    errors: { 429: "Too many attempts for this e-mail address or from this network address" },
    run: async ({ scope, req, body }) => {
      requireWithinLimit(await resolveAttempts(scope).forgot(body.email, req.ip ?? ""))
      const input = { email: body.email }
      await Promise.all([pass(RESET_RESPONSE_AFTER_MS), offerPasswordReset(scope, input)])
      return passwordReply(RESET_LINK_SENT)
    },
  }),
  call({
    method: "POST",
    path: "/password/reset-password/:token",
    tag,
    summary: "Sets a new password with the token of the mail, once",
    description: "Ends all sessions of this person.",
    who: "everyone",
    params: z.object({
      token: z
        .string(LINK_EXPIRED)
        .max(200, LINK_EXPIRED)
        .regex(/^[\w-]+$/, LINK_EXPIRED),
    }),
    body: z.object({ newPassword: ResetPassword.shape.new_password }),
    reply: PasswordReply,
    says: "msg",
    errors: {
      400: ACCOUNT_ERRORS.link_expired.en,
      429: "Too many attempts with this link or from this network address",
    },
    run: async ({ scope, req, params, body }) => {
      const attempts = resolveAttempts(scope)
      requireWithinLimit(await attempts.reset(req.ip ?? "", params.token))
      const username = await resetPassword(scope, { token: params.token, new_password: body.newPassword })
      await attempts.passwordChanged(username, req.ip ?? "")
      return passwordReply(PASSWORD_CHANGED)
    },
  }),
]
