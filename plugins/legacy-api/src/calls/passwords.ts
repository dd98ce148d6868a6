import { setTimeout as pass } from "node:timers/promises"
import { ForgotPassword, LINK_EXPIRED, PASSWORD_CHANGED, RESET_LINK_SENT, ResetPassword } from "@haat/accounts/contract"
import { offerPasswordResetWorkflow } from "@haat/accounts/workflows/offer-password-reset"
import { resetPasswordWorkflow } from "@haat/accounts/workflows/reset-password"
import { z } from "zod"
import { attemptsOf, requirePatience } from "../attempts"
import { call } from "../call"

const tag = "Users and passwords"
const Said = z.object({ msg: z.string(), message: z.string() })
const said = (sentence: string) => ({ msg: sentence, message: sentence })

/** Longer than the work for a known address takes, so that the time says nothing about it. */
const ANSWER_AFTER_MS = 300

export const passwordCalls = [
  call({
    method: "POST",
    path: "/password/forgot-password",
    tag,
    summary: "Sends a link that sets a new password",
    description: "The answer is the same for known and unknown addresses.",
    who: "everyone",
    body: ForgotPassword,
    reply: Said,
    says: "msg",
    refusals: { 429: "Too many attempts for this address or from this place" },
    run: async ({ scope, req, body }) => {
      requirePatience(await attemptsOf(scope).forgot(body.email, req.ip ?? ""))
      const input = { email: body.email }
      await Promise.all([pass(ANSWER_AFTER_MS), offerPasswordResetWorkflow(scope).run({ input, logOnError: false })])
      return said(RESET_LINK_SENT)
    },
  }),
  call({
    method: "POST",
    path: "/password/reset-password/:token",
    tag,
    summary: "Sets a new password with the token of the mail, once",
    description: "All sessions of this person end, wherever they are.",
    who: "everyone",
    params: z.object({
      token: z
        .string(LINK_EXPIRED)
        .max(200, LINK_EXPIRED)
        .regex(/^[\w-]+$/, LINK_EXPIRED),
    }),
    body: z.object({ newPassword: ResetPassword.shape.new_password }),
    reply: Said,
    says: "msg",
    refusals: { 400: LINK_EXPIRED, 429: "Too many attempts with this link or from this place" },
    run: async ({ scope, req, params, body }) => {
      const attempts = attemptsOf(scope)
      requirePatience(await attempts.reset(req.ip ?? "", params.token))
      const input = { token: params.token, new_password: body.newPassword }
      const { result: username } = await resetPasswordWorkflow(scope).run({ input, logOnError: false })
      await attempts.forgive(username)
      return said(PASSWORD_CHANGED)
    },
  }),
]
