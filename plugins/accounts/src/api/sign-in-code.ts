import { createHmac, randomInt, randomUUID } from "node:crypto"
import { HttpError, requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  type AskSignInCode,
  ATTEMPTS,
  SIGN_IN_CODE,
  SIGN_IN_CODE_MINUTES,
  type SignInCode,
  type SignInWithCode,
} from "../contract"
import { ACCOUNT_ERRORS } from "../errors"
import type AttemptsService from "../modules/attempts/service"
import { PASSWORDS } from "../modules/passwords"
import type { NamedAccount } from "../modules/passwords/queries/find-account"
import type { PasswordsService } from "../modules/passwords/service"
import { passwordMark } from "../password-mark"
import type { Proven } from "./check-password"
import { knownBrowser } from "./known-browser"
import { hasSecondFactor } from "./second-step"

type Shopper = NamedAccount & { email: string; password_hash: string }

/** A code stands in for a shopper's password alone: never for that of staff, and never for a second factor. */
async function shopperOf(req: MedusaRequest, account: NamedAccount | undefined): Promise<Shopper | undefined> {
  if (!account?.email || !account.password_hash || account.app_metadata.user_id) return undefined
  const { id, app_metadata, password_hash } = account
  const hasOther = await hasSecondFactor(req, { id, app_metadata, password_mark: passwordMark(password_hash) })
  return hasOther ? undefined : (account as Shopper)
}

/**
 * Stored mark of a code. It depends on the account's current address and password, so a code ends when one of them
 * changes.
 */
function markOf(req: MedusaRequest, { id, email, password_hash }: Shopper, code: string): string {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return createHmac("sha256", String(http.cookieSecret))
    .update(JSON.stringify(["sign-in code", id, email, passwordMark(password_hash), code]))
    .digest("base64url")
}

/** Has a code mailed to the shopper of this name; does nothing for any other name. @throws too_many_requests, a 429 */
export async function sendSignInCode(req: MedusaRequest, { username: name }: AskSignInCode): Promise<void> {
  const passwords = req.scope.resolve<PasswordsService>(PASSWORDS)
  const account = await passwords.find(name)
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  requireWithinLimit(await attempts.signInCode(account?.username ?? name, req.ip ?? ""))
  const shopper = await shopperOf(req, account)
  if (!shopper) return
  const code = String(randomInt(1_000_000)).padStart(6, "0")
  await passwords.keepCode(shopper.id, markOf(req, shopper, code), SIGN_IN_CODE_MINUTES)
  const data: SignInCode = { id: randomUUID(), to: shopper.email, code }
  await req.scope.resolve(Modules.EVENT_BUS).emit({ name: SIGN_IN_CODE, data }, { internal: true })
}

/**
 * Checks a sign-in with a code. The attempt is counted like one with a password, before the code is checked.
 * @throws HttpError wrong_sign_in_code; 429
 */
export async function checkSignInCode(req: MedusaRequest, { username: name, code }: SignInWithCode): Promise<Proven> {
  const passwords = req.scope.resolve<PasswordsService>(PASSWORDS)
  const account = await passwords.find(name)
  const username = account?.username ?? name
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  const address = req.ip ?? ""
  const browser = await knownBrowser(req, username)
  requireWithinLimit(await attempts.signIn(username, address, browser))
  const shopper = await shopperOf(req, account)
  const isRight = shopper && (await passwords.takeCode(shopper.id, markOf(req, shopper, code)))
  if (!isRight) throw new HttpError(ACCOUNT_ERRORS.wrong_sign_in_code)
  await attempts.clear(username, address, browser)
  const { id, app_metadata, password_hash } = shopper
  return { id, app_metadata, password_mark: passwordMark(password_hash) }
}
