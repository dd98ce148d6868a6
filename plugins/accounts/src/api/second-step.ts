import { HttpError, requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ATTEMPTS } from "../contract"
import { ACCOUNT_ERRORS } from "../errors"
import type AttemptsService from "../modules/attempts/service"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import { SECOND_FACTORS } from "../modules/second-factors"
import type { SecondFactorsService } from "../modules/second-factors/service"
import type { Proven } from "./check-password"
import { knownBrowser } from "./known-browser"
import { renewSession } from "./renew-session"

const SECOND_STEP_MS = 5 * 60_000

/** Data of a session between the two steps. It is not signed in yet. */
type Pending = { proven: Proven; username: string; mark: string; until: number }

const factorsOf = (req: MedusaRequest) => req.scope.resolve<SecondFactorsService>(SECOND_FACTORS)

/** Whether this person must enter a code after the right password. Only members of staff are. */
export const hasSecondFactor = async (req: MedusaRequest, { id, app_metadata }: Proven) =>
  app_metadata?.user_id ? factorsOf(req).mark(id) : undefined

/** Begins the second step of a sign-in where there is one. @returns whether there is */
export async function requestCode(req: MedusaRequest, username: string, proven: Proven): Promise<boolean> {
  const mark = await hasSecondFactor(req, proven)
  if (!mark) return false
  await renewSession(req)
  const pending: Pending = { proven, username, mark, until: Date.now() + SECOND_STEP_MS }
  req.session.second_step = pending
  return true
}

/**
 * Ends the second step. Codes are counted before they are looked at.
 * @throws HttpError 401 with wrong_code, or sign_in_again when there is no first step; 429
 */
export async function checkCode(req: MedusaRequest, code: string): Promise<Proven> {
  const pending: Pending | undefined = req.session.second_step
  if (!pending || pending.until < Date.now()) throw new HttpError(ACCOUNT_ERRORS.sign_in_again)
  const { proven, username, mark } = pending
  const marks = { password_mark: proven.password_mark, second_factor: mark }
  const isCurrent = await req.scope.resolve<PasswordsService>(PASSWORDS).isCurrent(proven.id, marks)
  if (!isCurrent) throw new HttpError(ACCOUNT_ERRORS.sign_in_again)
  const second_factor = await acceptCode(req, { id: proven.id, username, code })
  if (!second_factor) throw new HttpError(ACCOUNT_ERRORS.wrong_code)
  return { ...proven, second_factor }
}

type Given = { id: string; username: string; code: string }

/** @returns the mark of the second factor, undefined when the code is wrong @throws too_many_requests, a 429 */
export async function acceptCode(req: MedusaRequest, { id, username, code }: Given): Promise<string | undefined> {
  const attempts = req.scope.resolve<AttemptsService>(ATTEMPTS)
  const address = req.ip ?? ""
  const browser = await knownBrowser(req, username)
  requireWithinLimit(await attempts.code(id, address, browser))
  const mark = await factorsOf(req).accept(id, code)
  if (mark) await attempts.clearCode(id, address, browser)
  return mark
}
