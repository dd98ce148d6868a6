import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { UpdateProfile } from "../../../contract"
import { updateProfile } from "../../../workflows/update-profile"
import { findPerson } from "../../find-person"
import { openSession, type SignedIn } from "../../open-session"

export const POST = async (req: AuthenticatedMedusaRequest<UpdateProfile>, res: MedusaResponse) => {
  let authContext: SignedIn = req.session.auth_context
  const { actor_id: customer_id, auth_identity_id, app_metadata } = authContext
  const input = { customer_id, auth_identity_id, profile: req.validatedBody }
  const { password_changed, password_mark } = await updateProfile(req.scope, input)
  if (password_changed) authContext = await openSession(req, { id: auth_identity_id, app_metadata, password_mark })
  res.json({ person: await findPerson(req.scope, authContext) })
}
