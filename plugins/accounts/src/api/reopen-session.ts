import type { MedusaRequest } from "@medusajs/framework/http"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import { openSession, type SignedIn } from "./open-session"

/**
 * After the second factor was switched on or off: this session goes on under a new id, the person's others are over.
 */
export async function reopenSession(req: MedusaRequest, signedIn: SignedIn, second_factor: string | undefined) {
  req.scope.resolve<PasswordsService>(PASSWORDS).changed(signedIn.auth_identity_id)
  const { auth_identity_id: id, app_metadata } = signedIn
  await openSession(req, { id, app_metadata, password_mark: String(req.session.password_mark), second_factor })
}
