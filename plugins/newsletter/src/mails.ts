import type { Mail } from "@haat/mail/mails/mail"
import type { MailKinds, Shop } from "@haat/mail/sending/kinds"
import { pageUrl } from "@haat/sdk/locale"
import { CONSENT_WORDS, type NewsletterSubscribed, unsubscribePath } from "./contract"

type Welcome = Omit<NewsletterSubscribed, "id">

declare module "@haat/mail/sending/kinds" {
  interface Payloads {
    "newsletter-welcome": Welcome
  }
}

/** Confirms a subscription: what was agreed to, and the link that ends it, to the page in the same language. */
const newsletterWelcome = ({ email, token, language }: Welcome, shop: Shop): Mail => ({
  to: email,
  subject: `You have subscribed to the newsletter of ${shop.name}`,
  preview: CONSENT_WORDS[language ?? "en"],
  heading: "Welcome",
  parts: [
    { kind: "text", text: "This address was subscribed to our newsletter. What was agreed to:" },
    { kind: "quote", text: CONSENT_WORDS[language ?? "en"] },
    { kind: "text", text: "If it was not you, or you have changed your mind, one click ends it:" },
    { kind: "button", label: "Unsubscribe", url: pageUrl(shop.url, language ?? "en", unsubscribePath(token)) },
  ],
})

export const NEWSLETTER_MAILS: Pick<MailKinds, "newsletter-welcome"> = {
  "newsletter-welcome": { compose: newsletterWelcome },
}
