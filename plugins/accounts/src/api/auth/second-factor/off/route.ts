import { HttpError, requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { IAuthModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ATTEMPTS, type SecondFactorState, type SwitchSecondFactorOff } from "../../../../contract"
import { ACCOUNT_ERRORS } from "../../../../errors"
import type AttemptsService from "../../../../modules/attempts/service"
import { removeSecondFactor } from "../../../../workflows/remove-second-factor"
import { reopenSession } from "../../../reopen-session"
import { getStaff } from "../../../require-staff"
import { acceptCode } from "../../../second-step"

export const POST = async (req: MedusaRequest<SwitchSecondFactorOff>, res: MedusaResponse) => {
  const { authContext, person } = getStaff(req)
  const { auth_identity_id: id } = authContext
  const { password, code } = req.validatedBody
  const { username } = person
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  requireWithinLimit(await attempts.currentPassword(id))
  const auth = req.scope.resolve<IAuthModuleService>(Modules.AUTH)
  const { success } = await auth.authenticate("username", { body: { username, password } })
  if (!success || !(await acceptCode(req, { id, username, code })))
    throw new HttpError(ACCOUNT_ERRORS.wrong_password_or_code)
  await attempts.clearCurrentPassword(id)
  await removeSecondFactor(req.scope, { user_id: person.id })
  await reopenSession(req, authContext, undefined)
  res.json({ enabled: false, recovery_codes: 0 } satisfies SecondFactorState)
}
