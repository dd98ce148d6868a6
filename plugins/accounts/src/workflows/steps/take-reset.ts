import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { LINK_EXPIRED } from "../../contract"
import { PASSWORDS } from "../../modules/passwords"
import type { PasswordsService } from "../../modules/passwords/service"

/**
 * @returns the id of the auth identity the token was for
 * @throws INVALID_DATA when it is for nobody any more
 */
export const takeResetStep = createStep(
  "accounts-take-reset",
  async ({ token }: { token: string }, { container }) => {
    const taken = await container.resolve<PasswordsService>(PASSWORDS).takeReset(token)
    if (!taken) throw new MedusaError(MedusaError.Types.INVALID_DATA, LINK_EXPIRED)
    return new StepResponse(taken.auth_identity_id, taken)
  },
  async (taken, { container }) => {
    if (taken) await container.resolve<PasswordsService>(PASSWORDS).giveBackReset(taken)
  },
)
