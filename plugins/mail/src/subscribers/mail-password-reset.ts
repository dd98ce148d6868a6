import { createHash } from "node:crypto"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { PASSWORD_RESET_MAIL } from "../mails/codes-and-links"
import { queueMail } from "../workflows/queue-mail"

type PasswordReset = { entity_id: string; actor_type: string; token: string }

export default async function mailPasswordReset({ event: { data }, container }: SubscriberArgs<PasswordReset>) {
  const { entity_id: to, actor_type, token } = data
  // the id stays when the mail is gone, so it holds no token
  const id = `password-reset:${createHash("sha256").update(`mail ${token}`).digest("hex")}`
  await queueMail(container, PASSWORD_RESET_MAIL, { id, payload: { to, actor_type, token } })
}

export const config: SubscriberConfig = {
  event: "auth.password_reset",
  context: { subscriberId: "mail-password-reset" },
}
