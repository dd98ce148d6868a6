import { announceMail } from "@haat/mail/workflows/queue-mail"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { NEWSLETTER_SUBSCRIBED } from "../contract"

/** Has the welcome sent, which is in the outbox since the address was subscribed. */
export default async function mailNewsletterWelcome({ container }: SubscriberArgs) {
  await announceMail(container)
}

export const config: SubscriberConfig = {
  event: NEWSLETTER_SUBSCRIBED,
  context: { subscriberId: "mail-newsletter-welcome" },
}
