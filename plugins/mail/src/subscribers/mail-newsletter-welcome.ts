import { NEWSLETTER_SUBSCRIBED, type NewsletterSubscribed } from "@haat/newsletter/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMailWorkflow } from "../workflows/queue-mail"

export default async function mailNewsletterWelcome({ event, container }: SubscriberArgs<NewsletterSubscribed>) {
  const { id, ...payload } = event.data
  await queueMailWorkflow(container).run({
    input: { id: `newsletter-welcome:${id}`, kind: "newsletter-welcome", payload },
  })
}

export const config: SubscriberConfig = {
  event: NEWSLETTER_SUBSCRIBED,
  context: { subscriberId: "mail-newsletter-welcome" },
}
