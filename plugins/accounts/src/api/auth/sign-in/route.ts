import { refuseAttempt } from "@haat/http/refuse-attempt"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { IAuthModuleService } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { ATTEMPTS, type SignIn, WRONG_SIGN_IN } from "../../../contract"
import type AttemptsService from "../../../modules/attempts/service"
import { markOf } from "../../../password-mark"
import { findPerson } from "../../find-person"
import { openSession } from "../../open-session"

export const POST = async (req: MedusaRequest<SignIn>, res: MedusaResponse) => {
  const { username, password } = req.validatedBody
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  const wait = await attempts.signIn(username, req.ip ?? "")
  if (wait) return refuseAttempt(res, wait)

  const auth = req.scope.resolve<IAuthModuleService>(Modules.AUTH)
  const { authIdentity, error } = await auth.authenticate("username", { body: { username, password } })
  if (error === WRONG_SIGN_IN) throw new MedusaError(MedusaError.Types.UNAUTHORIZED, WRONG_SIGN_IN)
  if (!authIdentity) throw new Error(error)

  await attempts.forgive(username)
  res.json({
    person: await findPerson(
      req.scope,
      await openSession(req, { ...authIdentity, password_mark: markOf(authIdentity) }),
    ),
  })
}
