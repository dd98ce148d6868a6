import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ForgotPassword } from "../contract"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"

/** Emits a password reset mail for each account with this e-mail address; ignores unknown addresses. */
export async function offerPasswordReset(container: MedusaContainer, { email }: ForgotPassword): Promise<void> {
  const offered = await container.resolve<PasswordsService>(PASSWORDS).createResets(email)
  const events = offered.map(({ actor_type, token }) => ({
    name: "auth.password_reset",
    data: { entity_id: email, actor_type, token, metadata: {} },
    options: { internal: true },
  }))
  await emitEvents(container, events)
}
