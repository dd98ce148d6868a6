import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ProfileChange } from "../../contract"
import { proveCurrentPassword } from "../../current-password"
import { ACCOUNT_ERRORS } from "../../errors"
import { PROFILES } from "../../modules/profiles"
import type { ProfileOwner, ProfilesService } from "../../modules/profiles/service"

type Input = ProfileOwner & { profile: ProfileChange }

/**
 * Asks for the current password where the change needs it.
 * @returns the mark of the password that was checked, if one was
 * @throws HttpError 400 when it is missing or wrong, 429 after ten wrong ones
 */
export const checkCurrentPasswordStep = createStep(
  "accounts-check-current-password",
  async ({ profile, customer_id, auth_identity_id }: Input, { container }) => {
    const kept = await container.resolve<ProfilesService>(PROFILES).read({ customer_id, auth_identity_id })
    const { current_password, new_password, username = kept.username, email = kept.email } = profile
    const isNeeded = new_password !== undefined || username !== kept.username || email !== kept.email
    if (!current_password) {
      if (isNeeded) throw new HttpError(ACCOUNT_ERRORS.current_password_needed)
      return new StepResponse<string | undefined>(undefined)
    }
    const input = { auth_identity_id, password_hash: kept.password_hash, current_password }
    return new StepResponse<string | undefined>(await proveCurrentPassword(container, input))
  },
)
