import { setTimeout as pass } from "node:timers/promises"
import { refuseAttempt } from "@haat/http/refuse-attempt"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ATTEMPTS, type ForgotPassword, RESET_LINK_SENT } from "../../../contract"
import type AttemptsService from "../../../modules/attempts/service"
import { offerPasswordResetWorkflow } from "../../../workflows/offer-password-reset"

/** Longer than the work for a known address takes, so that the time says nothing about it. */
const ANSWER_AFTER_MS = 300

export const POST = async (req: MedusaRequest<ForgotPassword>, res: MedusaResponse) => {
  const { email } = req.validatedBody
  const wait = await req.scope.resolve<AttemptsService>(ATTEMPTS).forgot(email, req.ip ?? "")
  if (wait) return refuseAttempt(res, wait)
  await Promise.all([pass(ANSWER_AFTER_MS), offerPasswordResetWorkflow(req.scope).run({ input: { email } })])
  res.json({ message: RESET_LINK_SENT })
}
