import { BillingAddressId, BuyerGstin, ExpectedTotal, SentOrderFields, SpentCredit } from "@haat/checkout/contract"
import type { Some } from "@haat/sdk/back-office"
import type { ErrorEntry } from "@haat/sdk/errors"
import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { says } from "@haat/sdk/message-in"
import { WEBHOOK_PATHS } from "@haat/sdk/server/hook-paths"
import type { RazorpayDispute } from "medusa-payment-razorpay/replies"
import { z } from "zod"
import { PAYMENT_FORM_ERRORS } from "./form-errors"

export * from "./contract/payment-outcome"
export * from "./contract/payment-window"
export { PAYMENT_FORM_ERRORS } from "./form-errors"
export * from "./refund-contract"
export * from "./refundable"

/**
 * Contract of online payments. Amounts are in rupees, except `amount` of the payment window, which is in paise, as
 * Razorpay expects.
 */

/** Name of the payment provider in Medusa. */
export const RAZORPAY = "pp_razorpay_razorpay"

/** Path that the provider posts its events to. */
export const WEBHOOK_PATH = WEBHOOK_PATHS.payments

const id = (prefix: string, foreign: ErrorEntry) =>
  z.string(says(foreign)).regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,40}$`), says(foreign))

export const OpenPayment = z.object({
  address_id: z
    .string(says(FORM_ERRORS.pick_address))
    .min(1, says(FORM_ERRORS.pick_address))
    .max(100, says(FORM_ERRORS.unknown_address)),
  expected_total: ExpectedTotal,
  /** store credit to spend; the payment covers the rest */
  credit: SpentCredit,
  gstin: BuyerGstin,
  billing_address_id: BillingAddressId,
  fields: SentOrderFields,
})
export type OpenPayment = z.infer<typeof OpenPayment>

/** Data that the provider's window passes to the browser after a payment. */
export const VerifyPayment = z.object({
  razorpay_order_id: id("order", PAYMENT_FORM_ERRORS.foreign_payment),
  razorpay_payment_id: id("pay", PAYMENT_FORM_ERRORS.foreign_payment),
  razorpay_signature: z
    .string(says(PAYMENT_FORM_ERRORS.odd_signature))
    .regex(/^[0-9a-f]{64}$/, says(PAYMENT_FORM_ERRORS.odd_signature)),
})
export type VerifyPayment = z.infer<typeof VerifyPayment>

/** Dispute of a payment by the buyer's bank, with the provider's states; `amount` in rupees. */
export type LedgerDispute = Pick<RazorpayDispute, "status" | "phase"> & {
  amount: number
  /** deadline to answer at the provider */
  respond_by: string | null
  reason_code: string | null
}

/** One row of the ledger for the owner, one per Razorpay order. */
export type LedgerRow = {
  id: string
  razorpay_order_id: string
  razorpay_payment_id: string | null
  state: LedgerState
  /** in rupees */
  amount: number
  /** amount that the provider has refunded, requested here or not; in rupees */
  refunded: number
  customer_id: string
  customer_email: string
  order_id: string | null
  order_display_id: number | null
  /** the provider's text of a failed attempt, or the reason of a refund */
  reason: string | null
  /** last failure while settling; null without one */
  exception: string | null
  /** the open dispute, else the last one; null without any */
  dispute: LedgerDispute | null
  created_at: string
  updated_at: string
}

/**
 * States: created → captured → ordered → refunding → refunded. A payment that cannot become an order goes captured →
 * refunding. created → closed when it was not paid and cannot be paid any more. A payment never returns to an earlier
 * state.
 */
export const LEDGER_STATES = ["created", "captured", "ordered", "refunding", "refunded", "closed"] as const
export type LedgerState = (typeof LEDGER_STATES)[number]

/** Event when a refund that staff requested is processed. Data: { id } of a row of `order_refund`. */
export const ORDER_REFUNDED = "order.refunded"

/**
 * Event when a payment was refunded in full, emitted at least once for each Razorpay order. `amount` in rupees.
 */
export const PAYMENT_REFUNDED = "razorpay.refunded"
export type PaymentRefunded = {
  razorpay_order_id: string
  customer_id: string
  order_id: string | null
  amount: number
  reason: string
}

/** Payments whose last attempt failed; null for a role without the permission `payments.read`. */
export type PaymentsTodo = { payments: Some<LedgerRow> | null }
