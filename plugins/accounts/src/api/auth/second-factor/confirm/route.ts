import { HttpError, requirePatience } from "@haat/http/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ATTEMPTS, type SecondStep } from "../../../../contract"
import { ACCOUNT_ERRORS } from "../../../../errors"
import type AttemptsService from "../../../../modules/attempts/service"
import { SECOND_FACTORS } from "../../../../modules/second-factors"
import type { SecondFactorsService } from "../../../../modules/second-factors/service"
import { reopenSession } from "../../../reopen-session"
import { staffOf } from "../../../require-staff"
import { tellStaff } from "../../../tell-staff"

export const POST = async (req: MedusaRequest<SecondStep>, res: MedusaResponse) => {
  const { signedIn, person } = staffOf(req)
  const id = signedIn.auth_identity_id
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  const address = req.ip ?? ""
  requirePatience(await attempts.code(id, address))
  const factors = req.scope.resolve<SecondFactorsService>(SECOND_FACTORS)
  const recovery_codes = await factors.enable(id, req.validatedBody.code)
  if (!recovery_codes) throw new HttpError(ACCOUNT_ERRORS.wrong_new_code)
  await attempts.forgiveCode(id, address)
  await reopenSession(req, signedIn, await factors.mark(id))
  await tellStaff(req, person.id, "second-factor-on")
  res.json({ recovery_codes })
}
