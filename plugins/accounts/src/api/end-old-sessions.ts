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
 * Middleware on every request: ends a session that was opened with an old password or second factor, including copies
 * of its cookie. On /store and /admin, Medusa has already set `auth_context` from the session.
 */
export async function endOldSessions(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const authContext: SignedIn | undefined = req.session?.auth_context
  if (!authContext) return next()
  const passwords = req.scope.resolve<PasswordsService>(PASSWORDS)
  if (await passwords.isCurrent(authContext.auth_identity_id, req.session)) return next()

  await renewSession(req)
  const request = req as Partial<AuthenticatedMedusaRequest> & MedusaRequest
  if (request.auth_context?.actor_id === authContext.actor_id) delete request.auth_context
  if (/^\/admin(\/|$)/i.test(req.path) && !request.auth_context) throw new HttpError(HTTP_ERRORS.log_in)
  next()
}
