import { CONSENT_WORDS, type NewsletterSubscribed, unsubscribePath } from "@haat/newsletter/contract"
import type { Mail } from "./mail"

/** Confirms a subscription: what was agreed to, and the link that ends it. */
export const newsletterWelcome = (
  { email, token, language }: Omit<NewsletterSubscribed, "id">,
  shop: { url: string; name: string },
): Mail => ({
  to: email,
  subject: `You have subscribed to the newsletter of ${shop.name}`,
  preview: CONSENT_WORDS[language ?? "en"],
  heading: "Welcome",
  parts: [
    { kind: "text", text: "This address was subscribed to our newsletter. What was agreed to:" },
    { kind: "quote", text: CONSENT_WORDS[language ?? "en"] },
    { kind: "text", text: "If it was not you, or you have changed your mind, one click ends it:" },
    { kind: "button", label: "Unsubscribe", url: `${shop.url}${unsubscribePath(token)}` },
  ],
})
