import { requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ATTEMPTS, type SignUp } from "../../../contract"
import type AttemptsService from "../../../modules/attempts/service"
import { signUp } from "../../../workflows/sign-up"
import { findPerson } from "../../find-person"
import { openSession } from "../../open-session"

export const POST = async (req: MedusaRequest<SignUp>, res: MedusaResponse) => {
  requireWithinLimit(await req.scope.resolve<AttemptsService>(ATTEMPTS).signUp(req.ip ?? "", req.validatedBody))
  const { auth_identity_id: id, password_mark, customer_id } = await signUp(req.scope, req.validatedBody)
  const authContext = await openSession(req, { id, password_mark, app_metadata: { customer_id } })
  res.status(201).json({ person: await findPerson(req.scope, authContext) })
}
