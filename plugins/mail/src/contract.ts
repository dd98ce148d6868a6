import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { mailAddress } from "@haat/sdk/mail-address"
import { says } from "@haat/sdk/message-in"
import { normalizePhone } from "@haat/sdk/phone"
import { productId } from "@haat/sdk/record-id"
import { STORABLE_LINE, STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"
import { MAIL_FORM_ERRORS } from "./form-errors"

export * from "./contract/mail-texts"
export { MAIL_FORM_ERRORS } from "./form-errors"

/** Messages of visitors to the owner, and what the sandbox's mailbox answers. */

const line = (label: "name" | "subject", longest: number) =>
  z
    .string(says(FORM_ERRORS.required, { label }))
    .trim()
    .min(1, says(FORM_ERRORS.required, { label }))
    .max(longest, says(MAIL_FORM_ERRORS.line_too_long))
    .regex(STORABLE_LINE, says(MAIL_FORM_ERRORS.line_not_sendable))

const name = line("name", 100)
const email = mailAddress(says(FORM_ERRORS.valid_email))
const message = z
  .string(says(FORM_ERRORS.required, { label: "message" }))
  .trim()
  .min(1, says(FORM_ERRORS.required, { label: "message" }))
  .max(5_000, says(FORM_ERRORS.too_long, { label: "message" }))
  .regex(STORABLE_TEXT, says(MAIL_FORM_ERRORS.message_not_sendable))

export const ContactMessage = z.object({ name, email, subject: line("subject", 200), message })
export type ContactMessage = z.infer<typeof ContactMessage>

/** Message on the landing page from a person who wants to sell. The owner calls them or writes back. */
export const Enquiry = z.object({
  name,
  phone: z
    .string(says(FORM_ERRORS.required, { label: "phone" }))
    .trim()
    .min(1, says(FORM_ERRORS.required, { label: "phone" }))
    .overwrite(normalizePhone)
    .regex(/^\+?\d(?:[ -]?\d){6,14}$/, says(MAIL_FORM_ERRORS.valid_phone)),
  email,
  message,
})
export type Enquiry = z.infer<typeof Enquiry>

/** Request for a notice when a sold-out product is back in stock. */
export const AskForNotice = z.object({
  /** A product's id, or one of its variants'. */
  product_id: productId,
  email,
})
export type AskForNotice = z.infer<typeof AskForNotice>

const incomplete = says(MAIL_FORM_ERRORS.link_incomplete)
const linkPart = z
  .string(incomplete)
  .min(1, incomplete)
  .max(200, incomplete)
  .regex(/^[\w-]*$/, incomplete)

/** Parts of the link in such a mail. */
export const StopNotices = z.object({ id: linkPart, signature: linkPart })
export type StopNotices = z.infer<typeof StopNotices>

/** Maximum days that an address waits. */
export const MAX_WAITING_DAYS = 180
export const NOTICE_KEPT = "We will write once, when it is back."
export const NOTICES_STOPPED = "No more such mails will come."

/** Confirmations for the visitor, in the specification's words. */
export const MESSAGE_SENT = "Message sent successfully!"
export const MESSAGE_FAILED = "Oops! Something went wrong."

/** A mail as the sandbox's mailbox shows it; newest first. */
export type CaughtMail = {
  from: string
  to: string[]
  reply_to: string | null
  subject: string
  text: string
  html: string
  attachments: { name: string; type: string; content: string }[]
  received_at: string
}

/*
 * The stand-in of the mail server, never in production: GET /sandbox/mail?to= a page, or with Accept: application/json
 * CaughtMail[]
 */
