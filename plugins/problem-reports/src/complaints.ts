import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { mailAddress } from "@haat/sdk/mail-address"
import { says } from "@haat/sdk/message-in"
import { STORABLE_LINE, STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

/** Complaints to the grievance officer, as the E-Commerce Rules, 2020 have them: a ticket number, and two clocks. */

const line = (label: "name" | "order_number", longest: number) =>
  z
    .string(says(FORM_ERRORS.required, { label }))
    .trim()
    .max(longest, says(FORM_ERRORS.too_long, { label }))
    .regex(STORABLE_LINE, says(FORM_ERRORS.odd_characters, { label }))
const long = (label: "message", longest: number) =>
  z
    .string(says(FORM_ERRORS.required, { label }))
    .trim()
    .min(1, says(FORM_ERRORS.required, { label }))
    .max(longest, says(FORM_ERRORS.too_long, { label }))
    .regex(STORABLE_TEXT, says(FORM_ERRORS.odd_characters, { label }))

export const Complain = z.object({
  name: line("name", 100).min(1, says(FORM_ERRORS.required, { label: "name" })),
  email: mailAddress(says(FORM_ERRORS.valid_email)),
  /** order number as the shopper knows it, if the complaint is about an order */
  order_number: line("order_number", 30).default(""),
  message: long("message", 5_000),
})
export type Complain = z.infer<typeof Complain>

const REPLY_MISSING = "Write a reply"

/** Changes of a complaint: acknowledge it, reply (which acknowledges it too), close it or reopen it. */
export const ChangeComplaint = z
  .object({
    acknowledged: z.literal(true, "A complaint is acknowledged once").optional(),
    closed: z.boolean("Closed is true or false").optional(),
    reply: z
      .string(REPLY_MISSING)
      .trim()
      .min(1, REPLY_MISSING)
      .max(5_000, "Reply is too long")
      .regex(STORABLE_TEXT, "Reply contains characters that cannot be used")
      .optional(),
  })
  .refine((change) => Object.values(change).some((one) => one !== undefined), "Acknowledge it, reply, or close it")
export type ChangeComplaint = z.infer<typeof ChangeComplaint>

/** Event: a complaint was made. Its confirmation is in the outbox already. */
export const COMPLAINT_MADE = "complaint.made"
export type ComplaintMade = { id: string; number: string; name: string; email: string }

/** A complaint as staff see it. Both clocks run from `created_at`. */
export type ComplaintRow = ComplaintMade & {
  order_number: string
  message: string
  created_at: string
  acknowledge_by: string
  acknowledged_at: string | null
  close_by: string
  closed_at: string | null
  /** a clock has run out */
  overdue: boolean
  closed: boolean
  /** last reply of the shop */
  reply: string | null
  replied_at: string | null
}
