import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ACCOUNT_ERRORS } from "../../errors"
import { PASSWORDS } from "../../modules/passwords"
import type { PasswordsService } from "../../modules/passwords/service"

/**
 * @returns the id of the auth identity the token was for
 * @throws HttpError 400 when the token is no longer valid
 */
export const takeResetStep = createStep(
  "accounts-take-reset",
  async ({ token }: { token: string }, { container }) => {
    const taken = await container.resolve<PasswordsService>(PASSWORDS).takeReset(token)
    if (!taken) throw new HttpError(ACCOUNT_ERRORS.link_expired)
    return new StepResponse(taken.auth_identity_id, taken)
  },
  async (taken, { container }) => {
    if (taken) await container.resolve<PasswordsService>(PASSWORDS).putBackReset(taken)
  },
)
