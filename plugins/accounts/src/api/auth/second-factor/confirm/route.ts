import { HttpError, requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ATTEMPTS, type SecondStep } from "../../../../contract"
import { ACCOUNT_ERRORS } from "../../../../errors"
import type AttemptsService from "../../../../modules/attempts/service"
import { SECOND_FACTORS } from "../../../../modules/second-factors"
import type { SecondFactorsService } from "../../../../modules/second-factors/service"
import { notifyStaff } from "../../../notify-staff"
import { reopenSession } from "../../../reopen-session"
import { getStaff } from "../../../require-staff"

export const POST = async (req: MedusaRequest<SecondStep>, res: MedusaResponse) => {
  const { authContext, person } = getStaff(req)
  const id = authContext.auth_identity_id
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  const address = req.ip ?? ""
  requireWithinLimit(await attempts.code(id, address))
  const factors = req.scope.resolve<SecondFactorsService>(SECOND_FACTORS)
  const recovery_codes = await factors.enable(id, req.validatedBody.code)
  if (!recovery_codes) throw new HttpError(ACCOUNT_ERRORS.wrong_new_code)
  await attempts.clearCode(id, address)
  await reopenSession(req, authContext, await factors.mark(id))
  await notifyStaff(req, person.id, "second-factor-on")
  res.json({ recovery_codes })
}
