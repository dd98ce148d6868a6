import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { SecurityNotice } from "../../contract"
import { PASSWORDS } from "../../modules/passwords"
import type { PasswordsService } from "../../modules/passwords/service"
import { SECOND_FACTORS } from "../../modules/second-factors"
import type { SecondFactorsService } from "../../modules/second-factors/service"
import { findStaffEmail } from "../../queries/addressee"
import { securityNotice } from "../../security-notice"

/** The last step, as a key cannot be restored. @returns what its owner is to be told; nothing when there was none */
export const removeSecondFactorStep = createStep(
  { name: "accounts-remove-second-factor", noCompensation: true },
  async ({ user_id }: { user_id: string }, { container }) => {
    const removed = await container.resolve<SecondFactorsService>(SECOND_FACTORS).remove(user_id)
    for (const id of removed) container.resolve<PasswordsService>(PASSWORDS).changed(id)
    if (!removed.length) return new StepResponse<SecurityNotice[]>([])
    const to = await findStaffEmail(container, user_id)
    return new StepResponse<SecurityNotice[]>(
      to ? [securityNotice({ what: "second-factor-off", actor_type: "user", to })] : [],
    )
  },
)
