import { SECURITY_NOTICE, type SecurityNotice } from "@haat/accounts/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { SECURITY_NOTICE_MAIL } from "../mails/security-notice"
import { queueMail } from "../workflows/queue-mail"

export default async function mailSecurityNotice({ event: { data }, container }: SubscriberArgs<SecurityNotice>) {
  await queueMail(container, SECURITY_NOTICE_MAIL, { id: `security-notice:${data.id}`, payload: data })
}

export const config: SubscriberConfig = {
  event: SECURITY_NOTICE,
  context: { subscriberId: "mail-security-notice" },
}
