import { HttpError, requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ATTEMPTS } from "./contract"
import { ACCOUNT_ERRORS } from "./errors"
import type AttemptsService from "./modules/attempts/service"
import { matchesPassword } from "./password-hash"
import { passwordMark } from "./password-mark"

type Input = { auth_identity_id: string; password_hash: string; current_password: string }

/**
 * Checks the password of a signed-in person. The attempt is counted before anything is hashed.
 * @returns its mark
 * @throws HttpError 400 when it is wrong, 429 after ten wrong ones
 */
export async function proveCurrentPassword(container: MedusaContainer, input: Input): Promise<string> {
  const { auth_identity_id, password_hash, current_password } = input
  const attempts = container.resolve<AttemptsService>(ATTEMPTS)
  requireWithinLimit(await attempts.currentPassword(auth_identity_id))
  if (!(await matchesPassword(password_hash, current_password)))
    throw new HttpError(ACCOUNT_ERRORS.wrong_current_password)
  await attempts.clearCurrentPassword(auth_identity_id)
  return passwordMark(password_hash)
}
