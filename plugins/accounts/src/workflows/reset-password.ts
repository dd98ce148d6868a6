import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { SECURITY_NOTICE } from "../contract"
import { ACCOUNT_ERRORS } from "../errors"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import { writePassword } from "../modules/profiles/queries/accounts"
import { findAddressee } from "../queries/addressee"
import { securityNotice } from "../security-notice"

type Input = { token: string; new_password: string }

/**
 * Sets a new password with a mailed token, which works once. Ends all sessions and mails the owner.
 * @returns the normalized username
 * @throws HttpError 400 when the token was used, replaced by a newer one, or is too old
 */
export async function resetPassword(container: MedusaContainer, { token, new_password }: Input): Promise<string> {
  const passwords = container.resolve<PasswordsService>(PASSWORDS)
  const auth_identity_id = await passwords.findReset(token)
  if (!auth_identity_id) throw new HttpError(ACCOUNT_ERRORS.link_expired)
  const password_hash = await passwords.hash(new_password)
  const key = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    // locks the identity before the token, as a change of the profile and an erasure do
    const key = await writePassword(trx, { auth_identity_id, password_hash })
    if (!key || !(await passwords.consumeReset(trx, token))) throw new HttpError(ACCOUNT_ERRORS.link_expired)
    return key
  })
  passwords.changed(auth_identity_id)
  const addressee = await findAddressee(container, auth_identity_id)
  const notices = addressee.map((who) => securityNotice({ what: "password-changed", ...who }))
  await emitEvents(
    container,
    notices.map((data) => ({ name: SECURITY_NOTICE, data })),
  )
  return key
}
