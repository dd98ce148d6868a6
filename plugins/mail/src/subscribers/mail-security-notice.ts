import { SECURITY_NOTICE, type SecurityNotice } from "@haat/accounts/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMail } from "../workflows/queue-mail"

export default async function mailSecurityNotice({ event: { data }, container }: SubscriberArgs<SecurityNotice>) {
  await queueMail(container, { id: `security-notice:${data.id}`, kind: "security-notice", payload: data })
}

export const config: SubscriberConfig = {
  event: SECURITY_NOTICE,
  context: { subscriberId: "mail-security-notice" },
}
