import type { MedusaRequest } from "@medusajs/framework/http"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import { openSession, type SignedIn } from "./open-session"

/**
 * Replaces this session after the second factor was switched on or off. The person's other sessions end.
 */
export async function reopenSession(req: MedusaRequest, authContext: SignedIn, second_factor: string | undefined) {
  req.scope.resolve<PasswordsService>(PASSWORDS).changed(authContext.auth_identity_id)
  const { auth_identity_id: id, app_metadata } = authContext
  await openSession(req, { id, app_metadata, password_mark: String(req.session.password_mark), second_factor })
}
