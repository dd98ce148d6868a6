import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { EraseAccount } from "../../../../contract"
import { proveCurrentPassword } from "../../../../current-password"
import { PROFILES } from "../../../../modules/profiles"
import type { ProfilesService } from "../../../../modules/profiles/service"
import { erasePerson } from "../../../../workflows/erase-person"
import type { SignedIn } from "../../../open-session"
import { renewSession } from "../../../renew-session"

export const POST = async (req: AuthenticatedMedusaRequest<EraseAccount>, res: MedusaResponse) => {
  const { actor_id: customer_id, auth_identity_id }: SignedIn = req.session.auth_context
  const { password_hash } = await req.scope.resolve<ProfilesService>(PROFILES).read({ customer_id, auth_identity_id })
  const { current_password } = req.validatedBody
  const proven = await proveCurrentPassword(req.scope, { auth_identity_id, password_hash, current_password })
  await erasePerson(req.scope, { customer_id, proven })
  await renewSession(req)
  res.json({ erased: true })
}
