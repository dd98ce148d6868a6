import { says } from "@haat/http/message-in"
import { z } from "zod"
import { NEWSLETTER_ERRORS } from "./errors"

/** Who wants to hear from the shop. Messages are the specification's, word for word. */

export const SUBSCRIBED = "Subscribed Successfully!"
/** One sentence for both. */
export const NOT_SUBSCRIBED = NEWSLETTER_ERRORS.not_subscribed.en

const notSubscribed = says(NEWSLETTER_ERRORS.not_subscribed)

export const Subscribe = z.object({
  email: z.string(notSubscribed).trim().toLowerCase().max(254, notSubscribed).pipe(z.email(notSubscribed)),
})
export type Subscribe = z.infer<typeof Subscribe>

/** For the owner. */
export type Subscriber = { id: string; email: string; created_at: string }

/* Workflow: newsletter-subscribe { email } → Subscriber; HttpError 400 with NOT_SUBSCRIBED when the address is there already */
