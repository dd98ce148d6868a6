import { HttpError, requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { AuthIdentityDTO, IAuthModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ATTEMPTS, type SignIn } from "../contract"
import { ACCOUNT_ERRORS } from "../errors"
import type AttemptsService from "../modules/attempts/service"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import { getPasswordMark } from "../password-mark"
import { findKnownBrowser } from "./known-browser"

/**
 * Identity that passed a sign-in check, with the marks of the password and second factor used. A session without the
 * mark of an enabled second factor is ended.
 */
export type VerifiedIdentity = Pick<AuthIdentityDTO, "id" | "app_metadata"> & {
  password_mark: string
  second_factor?: string
}

/** Returns the username of the account with this sign-in name, or the name itself. Attempts are counted by it. */
export async function findUsername(req: MedusaRequest, name: string): Promise<string> {
  const account = await req.scope.resolve<PasswordsService>(PASSWORDS).find(name)
  return account?.username ?? name
}

/**
 * Checks a sign-in with a password. The attempt is counted before anything is hashed.
 * @param typed `username` may be an e-mail address or a phone number
 * @throws HttpError wrong_sign_in; 429
 */
export async function checkPassword(
  req: MedusaRequest,
  typed: SignIn,
): Promise<VerifiedIdentity & { username: string }> {
  const { password } = typed
  const username = await findUsername(req, typed.username)
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  const address = req.ip ?? ""
  const browser = await findKnownBrowser(req, username)
  requireWithinLimit(await attempts.signIn(username, address, browser))
  const auth = req.scope.resolve<IAuthModuleService>(Modules.AUTH)
  const { authIdentity, error } = await auth.authenticate("username", { body: { username, password } })
  if (error === ACCOUNT_ERRORS.wrong_sign_in.code) throw new HttpError(ACCOUNT_ERRORS.wrong_sign_in)
  if (!authIdentity) throw new Error(error)
  await attempts.clear(username, address, browser)
  return {
    username,
    id: authIdentity.id,
    app_metadata: authIdentity.app_metadata,
    password_mark: getPasswordMark(authIdentity),
  }
}
