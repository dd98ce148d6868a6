import { HttpError } from "@haat/sdk/server/http-error"
import type { IAuthModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ACCOUNT_ERRORS } from "../../errors"
import { markOf } from "../../password-mark"

type Credentials = { username: string; password: string }

/**
 * Keeps a username and the hash of its password.
 * @returns the id of the auth identity, and the mark of the password
 * @throws HttpError 409 when the username is taken, whatever the case
 */
export const registerUsernameStep = createStep(
  "accounts-register-username",
  async ({ username, password }: Credentials, { container }) => {
    const auth = container.resolve<IAuthModuleService>(Modules.AUTH)
    const { success, authIdentity, error } = await auth.register("username", { body: { username, password } })
    if (error === ACCOUNT_ERRORS.username_taken.code) throw new HttpError(ACCOUNT_ERRORS.username_taken)
    if (!success || !authIdentity) throw new Error(error)
    return new StepResponse({ auth_identity_id: authIdentity.id, password_mark: markOf(authIdentity) }, authIdentity.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<IAuthModuleService>(Modules.AUTH).deleteAuthIdentities([id])
  },
)
