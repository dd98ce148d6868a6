import { requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ATTEMPTS, PASSWORD_CHANGED, type ResetPassword } from "../../../../contract"
import type AttemptsService from "../../../../modules/attempts/service"
import { resetPassword } from "../../../../workflows/reset-password"

export const POST = async (req: MedusaRequest<ResetPassword>, res: MedusaResponse) => {
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  requireWithinLimit(await attempts.reset(req.ip ?? "", req.params.token))
  const { new_password } = req.validatedBody
  const username = await resetPassword(req.scope, { token: req.params.token, new_password })
  await attempts.passwordChanged(username, req.ip ?? "")
  res.json({ message: PASSWORD_CHANGED })
}
