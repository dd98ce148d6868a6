import { refuseAttempt } from "@haat/http/refuse-attempt"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ATTEMPTS, PASSWORD_CHANGED, type ResetPassword } from "../../../../contract"
import type AttemptsService from "../../../../modules/attempts/service"
import { resetPasswordWorkflow } from "../../../../workflows/reset-password"

export const POST = async (req: MedusaRequest<ResetPassword>, res: MedusaResponse) => {
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  const wait = await attempts.reset(req.ip ?? "", req.params.token)
  if (wait) return refuseAttempt(res, wait)
  const { new_password } = req.validatedBody
  const { result: username } = await resetPasswordWorkflow(req.scope).run({
    input: { token: req.params.token, new_password },
  })
  await attempts.forgive(username)
  res.json({ message: PASSWORD_CHANGED })
}
