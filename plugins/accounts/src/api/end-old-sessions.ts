import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import type { SignedIn } from "./open-session"
import { renewSession } from "./renew-session"

/**
 * Middleware on every request: a session that was opened with another password or second factor than the person's is
 * over, wherever and however often its cookie was copied. Medusa has looked at the session before us on /store and
 * /admin.
 */
export async function endOldSessions(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const signedIn: SignedIn | undefined = req.session?.auth_context
  if (!signedIn) return next()
  const passwords = req.scope.resolve<PasswordsService>(PASSWORDS)
  if (await passwords.isCurrent(signedIn.auth_identity_id, req.session)) return next()

  await renewSession(req)
  const request = req as Partial<AuthenticatedMedusaRequest> & MedusaRequest
  if (request.auth_context?.actor_id === signedIn.actor_id) delete request.auth_context
  if (/^\/admin(\/|$)/i.test(req.path) && !request.auth_context) throw new HttpError(HTTP_ERRORS.log_in)
  next()
}
