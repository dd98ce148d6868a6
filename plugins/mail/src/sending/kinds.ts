import type { SecurityNotice } from "@haat/accounts/contract"
import type { ReturnState } from "@haat/checkout/contract"
import type { PaymentRefunded } from "@haat/payments/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ContactMessage, Enquiry } from "../contract"
import type { Mail } from "../mails/mail"

/** Payloads of this plugin's kinds of mail. Orders and parcels are read when the mail is sent. */
type OwnPayloads = {
  "order-placed": { order_id: string }
  "order-canceled": { order_id: string }
  "order-shipped": { fulfillment_id: string }
  "order-pieces-cancelled": { pieces_id: string }
  "parcel-delivered": { fulfillment_id: string }
  /** for a parcel that came back to the shop undelivered */
  "parcel-returned": { fulfillment_id: string }
  "payment-refunded": PaymentRefunded
  "order-refunded": { refund_id: string }
  /** `state` is the one that the mail reports */
  "return-changed": { return_id: string; state: ReturnState }
  "cod-code": { to: string; code: string }
  "sign-in-code": { to: string; code: string }
  "password-reset": { to: string; actor_type: string; token: string }
  "security-notice": SecurityNotice
  "staff-invitation": { to: string; role: string; invited_by: string; token: string }
  "back-in-stock": { notice_id: string }
  "contact-message": ContactMessage
  enquiry: Enquiry
}

/**
 * Payloads of all kinds of mail. A plugin that brings kinds of its own declares their payloads here
 * (`declare module "@haat/mail/sending/kinds"`) and adds them with `addMails`.
 */
export interface Payloads extends OwnPayloads {}
export type Kind = keyof Payloads

/** A mail for the outbox. The same `id` is sent once. */
export type NewMail = { [K in Kind]: { id: string; kind: K; payload: Payloads[K] } }[Kind]

/** The shop as mails name it; `owner` is the address of the owner, empty without one. */
export type Shop = { url: string; owner: string; name: string }

/** How mails of a kind are written and sent. */
export type MailKind<Payload> = {
  /** seconds after which a mail is outdated and not retried; three days by default */
  usefulSeconds?: number
  /** set when a person needs the mail to continue, such as a code; it is sent before all other due mails */
  isWaitedFor?: true
  /** composes it from current data; undefined when there is nothing to report or no recipient */
  compose(payload: Payload, shop: Shop, container: MedusaContainer): Mail | undefined | Promise<Mail | undefined>
}
export type MailKinds = { [K in Kind]: MailKind<Payloads[K]> }
export type OwnMailKinds = Pick<MailKinds, keyof OwnPayloads>

const ADDED: Partial<MailKinds> = {}

/** Adds kinds of mail. Another plugin calls it in a subscriber, since every process loads subscribers. */
export const addMails = (kinds: Partial<MailKinds>) => void Object.assign(ADDED, kinds)

/** Returns the kinds of mail that other plugins have added. */
export const addedMails = (): Partial<MailKinds> => ADDED
