import { setTimeout as pass } from "node:timers/promises"
import { requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ATTEMPTS, type ForgotPassword, RESET_LINK_SENT, RESET_RESPONSE_AFTER_MS } from "../../../contract"
import type AttemptsService from "../../../modules/attempts/service"
import { offerPasswordReset } from "../../../workflows/offer-password-reset"

export const POST = async (req: MedusaRequest<ForgotPassword>, res: MedusaResponse) => {
  const { email } = req.validatedBody
  requireWithinLimit(await req.scope.resolve<AttemptsService>(ATTEMPTS).forgot(email, req.ip ?? ""))
  await Promise.all([pass(RESET_RESPONSE_AFTER_MS), offerPasswordReset(req.scope, { email })])
  res.json({ message: RESET_LINK_SENT })
}
