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
import type { VerifiedIdentity } from "./check-password"
import { findKnownBrowser } from "./known-browser"
import { findSecondFactorMark } from "./second-step"

type Shopper = NamedAccount & { email: string; password_hash: string }

/** Returns the account as a shopper who may sign in by mailed code; undefined for staff and with a second factor. */
async function toCodeShopper(req: MedusaRequest, account: NamedAccount | undefined): Promise<Shopper | undefined> {
  if (!account?.email || !account.password_hash || account.app_metadata.user_id) return undefined
  const { id, app_metadata, password_hash } = account
  const secondFactor = await findSecondFactorMark(req, { id, app_metadata, password_mark: passwordMark(password_hash) })
  return secondFactor ? undefined : (account as Shopper)
}

/**
 * Returns the signature under which a code is stored. It covers the account's e-mail address and password, so a change
 * of either invalidates the code.
 */
function signCode(req: MedusaRequest, { id, email, password_hash }: Shopper, code: string): string {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return createHmac("sha256", String(http.cookieSecret))
    .update(JSON.stringify(["sign-in code", id, email, passwordMark(password_hash), code]))
    .digest("base64url")
}

/** Mails a code to the shopper with this sign-in name; ignores other names. @throws too_many_requests, a 429 */
export async function sendSignInCode(req: MedusaRequest, { username: name }: AskSignInCode): Promise<void> {
  const passwords = req.scope.resolve<PasswordsService>(PASSWORDS)
  const account = await passwords.find(name)
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  requireWithinLimit(await attempts.signInCode(account?.username ?? name, req.ip ?? ""))
  const shopper = await toCodeShopper(req, account)
  if (!shopper) return
  const code = String(randomInt(1_000_000)).padStart(6, "0")
  await passwords.saveCode(shopper.id, signCode(req, shopper, code), SIGN_IN_CODE_MINUTES)
  const data: SignInCode = { id: randomUUID(), to: shopper.email, code }
  await req.scope.resolve(Modules.EVENT_BUS).emit({ name: SIGN_IN_CODE, data }, { internal: true })
}

/**
 * Checks a sign-in with a code. The attempt is counted like one with a password, before the code is checked.
 * @throws HttpError wrong_sign_in_code; 429
 */
export async function checkSignInCode(
  req: MedusaRequest,
  { username: name, code }: SignInWithCode,
): Promise<VerifiedIdentity> {
  const passwords = req.scope.resolve<PasswordsService>(PASSWORDS)
  const account = await passwords.find(name)
  const username = account?.username ?? name
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  const address = req.ip ?? ""
  const browser = await findKnownBrowser(req, username)
  requireWithinLimit(await attempts.signIn(username, address, browser))
  const shopper = await toCodeShopper(req, account)
  const isCorrect = shopper && (await passwords.consumeCode(shopper.id, signCode(req, shopper, code)))
  if (!isCorrect) throw new HttpError(ACCOUNT_ERRORS.wrong_sign_in_code)
  await attempts.clear(username, address, browser)
  const { id, app_metadata, password_hash } = shopper
  return { id, app_metadata, password_mark: passwordMark(password_hash) }
}
