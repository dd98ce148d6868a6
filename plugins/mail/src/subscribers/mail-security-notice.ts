import { SECURITY_NOTICE, type SecurityNotice } from "@haat/accounts/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMailWorkflow } from "../workflows/queue-mail"

export default async function mailSecurityNotice({ event: { data }, container }: SubscriberArgs<SecurityNotice>) {
  await queueMailWorkflow(container).run({
    input: { id: `security-notice:${data.id}`, kind: "security-notice", payload: data },
  })
}

export const config: SubscriberConfig = {
  event: SECURITY_NOTICE,
  context: { subscriberId: "mail-security-notice" },
}
