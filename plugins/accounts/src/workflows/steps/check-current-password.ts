import { tooManyAttempts } from "@haat/http/too-many-attempts"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ATTEMPTS, CURRENT_PASSWORD_NEEDED, type ProfileChange, WRONG_CURRENT_PASSWORD } from "../../contract"
import type AttemptsService from "../../modules/attempts/service"
import { PROFILES } from "../../modules/profiles"
import type { ProfileOwner, ProfilesService } from "../../modules/profiles/service"
import { matchesPassword } from "../../password-hash"
import { passwordMark } from "../../password-mark"

type Input = ProfileOwner & { profile: ProfileChange }

/**
 * Asks for the current password where the change needs it.
 * @returns the mark of the password that was checked, if one was
 * @throws INVALID_DATA when it is missing or wrong, too_many_requests after ten wrong ones
 */
export const checkCurrentPasswordStep = createStep(
  "accounts-check-current-password",
  async ({ profile, customer_id, auth_identity_id }: Input, { container }) => {
    const kept = await container.resolve<ProfilesService>(PROFILES).read({ customer_id, auth_identity_id })
    const { current_password, new_password, username = kept.username, email = kept.email } = profile
    const isNeeded = new_password !== undefined || username !== kept.username || email !== kept.email
    if (!current_password) {
      if (isNeeded) throw new MedusaError(MedusaError.Types.INVALID_DATA, CURRENT_PASSWORD_NEEDED)
      return new StepResponse<string | undefined>(undefined)
    }
    const attempts = container.resolve<AttemptsService>(ATTEMPTS)
    const wait = await attempts.currentPassword(auth_identity_id)
    if (wait) throw tooManyAttempts(wait)
    if (!(await matchesPassword(kept.password_hash, current_password)))
      throw new MedusaError(MedusaError.Types.INVALID_DATA, WRONG_CURRENT_PASSWORD)
    await attempts.forgiveCurrentPassword(auth_identity_id)
    return new StepResponse<string | undefined>(passwordMark(kept.password_hash))
  },
)
