import { HttpError, requireWithinLimit } from "@haat/http/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { AuthIdentityDTO, IAuthModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ATTEMPTS, type SignIn } from "../contract"
import { ACCOUNT_ERRORS } from "../errors"
import type AttemptsService from "../modules/attempts/service"
import { markOf } from "../password-mark"
import { knownBrowser } from "./known-browser"

/**
 * Somebody who has just proved who they are, and the marks of what they did it with. A session without the mark of a
 * second factor that is switched on is over at once.
 */
export type Proven = Pick<AuthIdentityDTO, "id" | "app_metadata"> & { password_mark: string; second_factor?: string }

/**
 * Who signs in, for every way to do it. The attempt is counted before anything is hashed.
 * @throws HttpError wrong_sign_in; 429
 */
export async function checkPassword(req: MedusaRequest, { username, password }: SignIn): Promise<Proven> {
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  const address = req.ip ?? ""
  const browser = await knownBrowser(req, username)
  requireWithinLimit(await attempts.signIn(username, address, browser))
  const auth = req.scope.resolve<IAuthModuleService>(Modules.AUTH)
  const { authIdentity, error } = await auth.authenticate("username", { body: { username, password } })
  if (error === ACCOUNT_ERRORS.wrong_sign_in.code) throw new HttpError(ACCOUNT_ERRORS.wrong_sign_in)
  if (!authIdentity) throw new Error(error)
  await attempts.clear(username, address, browser)
  return { id: authIdentity.id, app_metadata: authIdentity.app_metadata, password_mark: markOf(authIdentity) }
}
