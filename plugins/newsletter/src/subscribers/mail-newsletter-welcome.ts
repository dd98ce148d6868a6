import { addMails } from "@haat/mail/sending/kinds"
import { queueMail } from "@haat/mail/workflows/queue-mail"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { NEWSLETTER_SUBSCRIBED, type NewsletterSubscribed } from "../contract"
import { NEWSLETTER_MAILS } from "../mails"

addMails(NEWSLETTER_MAILS)

export default async function mailNewsletterWelcome({ event, container }: SubscriberArgs<NewsletterSubscribed>) {
  const { id, ...payload } = event.data
  await queueMail(container, { id: `newsletter-welcome:${id}`, kind: "newsletter-welcome", payload })
}

export const config: SubscriberConfig = {
  event: NEWSLETTER_SUBSCRIBED,
  context: { subscriberId: "mail-newsletter-welcome" },
}
