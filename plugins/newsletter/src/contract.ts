import { z } from "zod"

/** Who wants to hear from the shop. Messages are the specification's, word for word. */

export const SUBSCRIBED = "Subscribed Successfully!"
/** One sentence for both. */
export const NOT_SUBSCRIBED = "Already Subscribed or Invalid!"

export const Subscribe = z.object({
  email: z.string(NOT_SUBSCRIBED).trim().toLowerCase().max(254, NOT_SUBSCRIBED).pipe(z.email(NOT_SUBSCRIBED)),
})
export type Subscribe = z.infer<typeof Subscribe>

/** For the owner. */
export type Subscriber = { id: string; email: string; created_at: string }

/*
 * POST /store/newsletter         Subscribe  201 { message: SUBSCRIBED } | 400 { message: NOT_SUBSCRIBED } | 429 with Retry-After
 * GET  /back-office/subscribers  q          200 Subscriber[] in the simple-rest dialect, newest first
 *
 * Workflow: newsletter-subscribe { email } → Subscriber; MedusaError `invalid_data` NOT_SUBSCRIBED when the address is there already
 */
