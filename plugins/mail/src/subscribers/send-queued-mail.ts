import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { sendDueMail } from "../sending/send-due-mail"
import { MAIL_QUEUED } from "../workflows/queue-mail"

export default async function sendQueuedMail({ container }: SubscriberArgs) {
  await sendDueMail(container)
}

export const config: SubscriberConfig = { event: MAIL_QUEUED, context: { subscriberId: "mail-send-queued" } }
