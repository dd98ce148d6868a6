import { announceMail } from "@haat/mail/workflows/queue-mail"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { COMPLAINT_MADE } from "../complaints"

/** Has the confirmation sent, which is in the outbox since the complaint was made. */
export default async function mailComplaintMade({ container }: SubscriberArgs) {
  await announceMail(container)
}

export const config: SubscriberConfig = {
  event: COMPLAINT_MADE,
  context: { subscriberId: "mail-complaint-made" },
}
