import { HttpError } from "@haat/sdk/server/http-error"
import type { IAuthModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ACCOUNT_ERRORS } from "../../errors"
import { PASSWORDS } from "../../modules/passwords"
import type { PasswordsService } from "../../modules/passwords/service"

type Change = { auth_identity_id: string; new_password: string }

/**
 * The last step of a change, as there is no way back from it: the old sessions end with the old password.
 * @returns the username
 * @throws HttpError 400 when the identity is gone
 */
export const changePasswordStep = createStep(
  { name: "accounts-change-password", noCompensation: true },
  async ({ auth_identity_id, new_password }: Change, { container }) => {
    const auth = container.resolve<IAuthModuleService>(Modules.AUTH)
    const [identity] = await auth.listProviderIdentities({ auth_identity_id, provider: "username" })
    if (!identity) throw new HttpError(ACCOUNT_ERRORS.link_expired)
    const { success, error } = await auth.updateProvider("username", {
      entity_id: identity.entity_id,
      password: new_password,
    })
    if (!success) throw new Error(error)
    container.resolve<PasswordsService>(PASSWORDS).changed(auth_identity_id)
    return new StepResponse(String(identity.entity_id))
  },
)
