import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer } from "@medusajs/framework/types"
import { SECURITY_NOTICE } from "../contract"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import { SECOND_FACTORS } from "../modules/second-factors"
import type { SecondFactorsService } from "../modules/second-factors/service"
import { findStaffEmail } from "../queries/addressee"
import { securityNotice } from "../security-notice"

/** Switches the second factor of a member of staff off, ends the sessions opened with it and mails its owner. */
export async function removeSecondFactor(container: MedusaContainer, { user_id }: { user_id: string }): Promise<void> {
  const removed = await container.resolve<SecondFactorsService>(SECOND_FACTORS).remove(user_id)
  for (const id of removed) container.resolve<PasswordsService>(PASSWORDS).changed(id)
  const to = removed.length ? await findStaffEmail(container, user_id) : undefined
  if (!to) return
  const data = securityNotice({ what: "second-factor-off", actor_type: "user", to })
  await emitEvents(container, [{ name: SECURITY_NOTICE, data }])
}
