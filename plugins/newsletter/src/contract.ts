import type { CustomerRow } from "@haat/sdk/back-office"
import { lowerCaseMailAddress } from "@haat/sdk/mail-address"
import { says } from "@haat/sdk/message-in"
import { z } from "zod"
import { NEWSLETTER_ERRORS } from "./errors"

export * from "./contract/subscription"
/** Subscriptions to the shop's newsletter. Messages are the specification's, word for word. */

export const SUBSCRIBED = "Subscribed Successfully!"
/** One sentence for an existing subscription and for an invalid address. */
export const NOT_SUBSCRIBED = NEWSLETTER_ERRORS.not_subscribed.en

const notSubscribed = says(NEWSLETTER_ERRORS.not_subscribed)

/**
 * Consent text of a subscription, displayed above the field and in the profile. It is kept with the subscription:
 * another text is another consent.
 */
export const CONSENT_WORDS = {
  en:
    "One mail a month: what has come in, and who made it. Nothing else, and no further than us. You can unsubscribe " +
    "with one click, in every mail and in your profile.",
  hi:
    "महीने में एक ईमेल: क्या नया आया, और किसने बनाया। बस इतना ही, और आपका ईमेल हम तक ही रहेगा। हर ईमेल से और अपनी " +
    "प्रोफ़ाइल से आप एक क्लिक में सदस्यता छोड़ सकते हैं।",
} as const
export type Language = keyof typeof CONSENT_WORDS

export const Subscribe = z.object({
  email: lowerCaseMailAddress(notSubscribed),
})
export type Subscribe = z.infer<typeof Subscribe>

const language = z.enum(["en", "hi"], notSubscribed).describe("Of the words that were agreed to")

/** Subscription on a page of the shop, which shows the consent text; other clients may leave the language out. */
export const SubscribeHere = Subscribe.extend({ language: language.optional() })
export type SubscribeHere = z.infer<typeof SubscribeHere>

/** Cancellation by the link in a mail. */
export const Unsubscribe = z.object({
  token: z.string("The link is incomplete").regex(/^[0-9a-f]{64}$/, "The link is incomplete"),
})
export type Unsubscribe = z.infer<typeof Unsubscribe>

/** Change in the profile. */
export const ChangeSubscription = z.object({ subscribed: z.boolean("Say whether to subscribe"), language })
export type ChangeSubscription = z.infer<typeof ChangeSubscription>

/** Subscriber for the owner. */
export type Subscriber = { id: string; email: string; created_at: string }

/** Subscriber, and the customer who signed up with the same address, if any. */
export type SubscriberDetail = Subscriber & { customer: CustomerRow | null }

/** Event: a person has subscribed. Each mail to them has the link that `token` is for. */
export const NEWSLETTER_SUBSCRIBED = "newsletter.subscribed"
export type NewsletterSubscribed = { id: string; email: string; token: string; language: Language | null }

/** Page of a mail's unsubscribe link; it asks for confirmation, as mail programs follow links by themselves. */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`
