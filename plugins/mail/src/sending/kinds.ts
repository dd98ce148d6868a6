import { type SecurityNotice, SIGN_IN_CODE_MINUTES } from "@haat/accounts/contract"
import type { ReturnState } from "@haat/checkout/contract"
import type { NewsletterSubscribed } from "@haat/newsletter/contract"
import type { PaymentRefunded } from "@haat/payments/contract"
import type { ComplaintMade } from "@haat/problem-reports/contract"
import type { ContactMessage, Enquiry } from "../contract"

/** What each kind of mail is made of. Orders and parcels are read when the mail is sent. */
export type Payloads = {
  "order-placed": { order_id: string }
  "order-canceled": { order_id: string }
  "order-shipped": { fulfillment_id: string }
  "order-pieces-cancelled": { pieces_id: string }
  "parcel-delivered": { fulfillment_id: string }
  /** It came back to the shop undelivered. */
  "parcel-returned": { fulfillment_id: string }
  "payment-refunded": PaymentRefunded
  "order-refunded": { refund_id: string }
  /** `state` is the one that is told of. */
  "return-changed": { return_id: string; state: ReturnState }
  "cod-code": { to: string; code: string }
  "sign-in-code": { to: string; code: string }
  "password-reset": { to: string; actor_type: string; token: string }
  "security-notice": SecurityNotice
  "staff-invitation": { to: string; role: string; invited_by: string; token: string }
  "problem-report-reply": { to: string; first_name: string; product_name: string; message: string; reply: string }
  "complaint-made": ComplaintMade
  /** Without a reply it is acknowledged. */
  "complaint-reply": ComplaintMade & { message: string; reply?: string }
  "back-in-stock": { notice_id: string }
  "newsletter-welcome": Omit<NewsletterSubscribed, "id">
  "contact-message": ContactMessage
  enquiry: Enquiry
}
export type Kind = keyof Payloads

/** A mail for the outbox. The same `id` is sent once. */
export type NewMail = { [K in Kind]: { id: string; kind: K; payload: Payloads[K] } }[Kind]

/** Somebody waits for these before they can go on: they are sent before all others that are due. */
export const WAITED_FOR: Kind[] = ["cod-code", "sign-in-code", "password-reset"]

const HOUR = 3_600

/** After so many seconds a mail is no news any more, and nobody tries again. */
export const USEFUL_FOR: Record<Kind, number> = {
  "order-placed": 72 * HOUR,
  "order-canceled": 72 * HOUR,
  "order-shipped": 72 * HOUR,
  "order-pieces-cancelled": 72 * HOUR,
  "parcel-delivered": 72 * HOUR,
  "parcel-returned": 72 * HOUR,
  "payment-refunded": 72 * HOUR,
  "order-refunded": 72 * HOUR,
  "return-changed": 72 * HOUR,
  "cod-code": HOUR / 2,
  "sign-in-code": SIGN_IN_CODE_MINUTES * 60,
  "password-reset": HOUR,
  "security-notice": 72 * HOUR,
  "staff-invitation": 7 * 24 * HOUR,
  "problem-report-reply": 7 * 24 * HOUR,
  "complaint-made": 48 * HOUR,
  "complaint-reply": 7 * 24 * HOUR,
  "back-in-stock": 72 * HOUR,
  "newsletter-welcome": 72 * HOUR,
  "contact-message": 14 * 24 * HOUR,
  enquiry: 14 * 24 * HOUR,
}
