import { z } from "zod"

/** Messages of visitors to the owner, and what the sandbox's mailbox answers. */

const line = (missing: string, longest: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, "This is too long")
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "This contains characters that cannot be sent")

const name = line("Name is required", 100)
const email = z
  .string("Please enter a valid email address")
  .trim()
  .max(254, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"))
const message = z
  .string("Message is required")
  .trim()
  .min(1, "Message is required")
  .max(5_000, "Message is too long")
  .regex(/^[^\p{Cs}\0]*$/u, "Message contains characters that cannot be sent")

export const ContactMessage = z.object({ name, email, subject: line("Subject is required", 200), message })
export type ContactMessage = z.infer<typeof ContactMessage>

/** From the landing page: somebody who wants to sell. The owner rings them up or writes back. */
export const Enquiry = z.object({
  name,
  phone: z
    .string("Phone is required")
    .trim()
    .min(1, "Phone is required")
    .regex(/^\+?\d(?:[ -]?\d){6,14}$/, "Please enter a valid phone number"),
  email,
  message,
})
export type Enquiry = z.infer<typeof Enquiry>

/** What a visitor reads afterwards, in the specification's words. */
export const MESSAGE_SENT = "Message sent successfully!"
export const MESSAGE_FAILED = "Oops! Something went wrong."

/** A mail as the sandbox's mailbox tells it; newest first. */
export type CaughtMail = {
  from: string
  to: string[]
  reply_to: string | null
  subject: string
  text: string
  html: string
  received_at: string
}

/*
 * POST /store/contact     ContactMessage   202 { message } | 400 | 429
 * POST /store/enquiries   Enquiry          202 { message } | 400 | 429
 * GET  /sandbox/mail?to=  (never in production) a page, or with Accept: application/json CaughtMail[]
 */
