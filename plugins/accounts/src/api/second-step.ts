import { HttpError, requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ATTEMPTS } from "../contract"
import { ACCOUNT_ERRORS } from "../errors"
import type AttemptsService from "../modules/attempts/service"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import { SECOND_FACTORS } from "../modules/second-factors"
import type { SecondFactorsService } from "../modules/second-factors/service"
import type { VerifiedIdentity } from "./check-password"
import { findKnownBrowser } from "./known-browser"
import { renewSession } from "./renew-session"

const SECOND_STEP_MS = 5 * 60_000

/** Session data between the password and the code; the session is not signed in yet. */
type PendingSignIn = { proven: VerifiedIdentity; username: string; mark: string; until: number }

const resolveSecondFactors = (req: MedusaRequest) => req.scope.resolve<SecondFactorsService>(SECOND_FACTORS)

/** Returns the mark of a staff member's second factor; undefined for shoppers and for staff without one. */
export const findSecondFactorMark = async (req: MedusaRequest, { id, app_metadata }: VerifiedIdentity) =>
  app_metadata?.user_id ? resolveSecondFactors(req).mark(id) : undefined

/** Starts the second step of a sign-in when the account has a second factor. @returns whether a code is needed */
export async function requestCode(req: MedusaRequest, username: string, proven: VerifiedIdentity): Promise<boolean> {
  const mark = await findSecondFactorMark(req, proven)
  if (!mark) return false
  await renewSession(req)
  const pending: PendingSignIn = { proven, username, mark, until: Date.now() + SECOND_STEP_MS }
  req.session.second_step = pending
  return true
}

/**
 * Completes the second step of a sign-in. The attempt is counted before the code is checked.
 * @throws HttpError 401 with wrong_code, or sign_in_again when there is no first step; 429
 */
export async function checkCode(req: MedusaRequest, code: string): Promise<VerifiedIdentity> {
  const pending: PendingSignIn | undefined = req.session.second_step
  if (!pending || pending.until < Date.now()) throw new HttpError(ACCOUNT_ERRORS.sign_in_again)
  const { proven, username, mark } = pending
  const marks = { password_mark: proven.password_mark, second_factor: mark }
  const isCurrent = await req.scope.resolve<PasswordsService>(PASSWORDS).isCurrent(proven.id, marks)
  if (!isCurrent) throw new HttpError(ACCOUNT_ERRORS.sign_in_again)
  const second_factor = await acceptCode(req, { id: proven.id, username, code })
  if (!second_factor) throw new HttpError(ACCOUNT_ERRORS.wrong_code)
  return { ...proven, second_factor }
}

type CodeInput = { id: string; username: string; code: string }

/** @returns the mark of the second factor, undefined when the code is wrong @throws too_many_requests, a 429 */
export async function acceptCode(req: MedusaRequest, { id, username, code }: CodeInput): Promise<string | undefined> {
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  const address = req.ip ?? ""
  const browser = await findKnownBrowser(req, username)
  requireWithinLimit(await attempts.code(id, address, browser))
  const mark = await resolveSecondFactors(req).accept(id, code)
  if (mark) await attempts.clearCode(id, address, browser)
  return mark
}
