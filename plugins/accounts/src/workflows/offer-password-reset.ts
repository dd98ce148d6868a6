import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ForgotPassword } from "../contract"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"

/** Makes a link for each account of this address and emits it for the mail; does nothing for an unknown one. */
export async function offerPasswordReset(container: MedusaContainer, { email }: ForgotPassword): Promise<void> {
  const offered = await container.resolve<PasswordsService>(PASSWORDS).offerReset(email)
  const events = offered.map(({ actor_type, token }) => ({
    name: "auth.password_reset",
    data: { entity_id: email, actor_type, token, metadata: {} },
    options: { internal: true },
  }))
  await emitEvents(container, events)
}
