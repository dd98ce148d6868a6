import { says } from "@haat/sdk/message-in"
import { isWholePaise } from "@haat/sdk/money"
import { z } from "zod"
import { PAYMENT_FORM_ERRORS } from "./form-errors"

/**
 * Refunds of orders. Amounts that people type and read are in rupees; names that end in `_paise` are in whole paise.
 */

/**
 * online: to the online payment · transfer: by UPI or bank, made by staff and recorded · credit: store credit.
 */
export const REFUND_METHODS = ["online", "transfer", "credit"] as const
export type RefundMethod = (typeof REFUND_METHODS)[number]

/** pending → processed or failed. Only the provider can still move a failed refund to processed. */
export const REFUND_STATES = ["pending", "processed", "failed"] as const
export type RefundState = (typeof REFUND_STATES)[number]

/**
 * Part of a refund: pieces of a line, the delivery (without `line_id`), or the shopper's charge for a return's way back
 * (`way_back`, below zero). `cancelled` is the reduction of the order's price by cancelled pieces, which are no longer
 * part of the order. `worth_paise` is the paid price of pieces that came back, where they are not refunded whole. Where
 * a refund of pieces goes back to several payments, the first of these refunds has `quantity`.
 */
export type RefundPart = {
  line_id?: string
  name?: string
  quantity?: number
  amount_paise: number
  worth_paise?: number
  way_back?: true
  cancelled?: true
}

/** A refund of an order. */
export type Refund = {
  id: string
  method: RefundMethod
  state: RefundState
  /** in rupees */
  amount: number
  reason: string
  /** null for a typed amount */
  parts: RefundPart[] | null
  created_at: string
  processed_at: string | null
}

/** A refund as staff read it. */
export type StaffRefund = Refund & {
  reference: string | null
  failure: string | null
  provider_refund_id: string | null
  /** null when it was not requested in the back office */
  requested_by: string | null
  /** set in the response to a refund that cancelled unsent pieces or the whole order */
  cancelled?: "pieces" | "order"
}

/** Response to a refund of unsent lines that cancelled them and returned no money. */
export type CancelledInstead = { id: null; cancelled: "pieces" | "order" }

const MAX_RUPEES = 10_000_000

/** Fields of every refund. */
const ANY_REFUND = {
  /** Idempotency key. */
  request_id: z.uuid("request_id must be a UUID"),
  /** Refundable amount that the screen showed; a different current amount is rejected. */
  expected_left_paise: z
    .int("expected_left_paise must be whole paise")
    .nonnegative("expected_left_paise is below zero"),
  reason: z
    .string(says(PAYMENT_FORM_ERRORS.refund_reason))
    .trim()
    .min(3, says(PAYMENT_FORM_ERRORS.refund_reason))
    .max(300, says(PAYMENT_FORM_ERRORS.refund_reason_long)),
  /** refunds as store credit instead of to the payments */
  as_credit: z.boolean().optional(),
  /** reference of a transfer by UPI or bank, for a payment in cash */
  reference: z
    .string(says(PAYMENT_FORM_ERRORS.refund_reference))
    .trim()
    .min(4, says(PAYMENT_FORM_ERRORS.refund_reference))
    .max(100, says(PAYMENT_FORM_ERRORS.refund_reference))
    .optional(),
}

const PIECES = z
  .array(
    z.object({
      line_id: z.string().min(1).max(100),
      quantity: z.int(says(PAYMENT_FORM_ERRORS.refund_pieces)).min(1, says(PAYMENT_FORM_ERRORS.refund_pieces)),
    }),
  )
  .max(200)

const RefundFields = z.object({
  ...ANY_REFUND,
  /** amount in rupees */
  amount: z
    .number(says(PAYMENT_FORM_ERRORS.refund_amount))
    .positive(says(PAYMENT_FORM_ERRORS.refund_amount))
    .max(MAX_RUPEES, says(PAYMENT_FORM_ERRORS.refund_amount))
    .refine(isWholePaise, says(PAYMENT_FORM_ERRORS.refund_paise))
    .optional(),
  /** pieces to refund at their paid price, instead of an amount */
  lines: PIECES.optional(),
  /** refunds the delivery charge as well */
  delivery: z.boolean().optional(),
  /** sends unsent pieces anyway instead of cancelling them */
  send_anyway: z.boolean().optional(),
})

/** Request for a refund: either an amount, or lines and delivery. */
export const RefundOrder = RefundFields.refine(
  ({ amount, lines, delivery }) => (amount === undefined) === (!!lines?.length || !!delivery),
  { ...says(PAYMENT_FORM_ERRORS.refund_of_what), path: ["amount"] },
)
export type RefundOrder = z.infer<typeof RefundOrder>

/** Request for a quote of a refund or cancellation of pieces. */
export const QuotePieces = z.object({
  purpose: z.enum(["refund", "cancel"]),
  lines: PIECES,
  delivery: z.boolean().optional(),
  send_anyway: z.boolean().optional(),
  as_credit: z.boolean().optional(),
})
export type QuotePieces = z.infer<typeof QuotePieces>

/** Quote of a refund; amounts in paise. */
export type PiecesQuote = {
  /** what the request cancels: pieces or the whole order; null for a plain refund */
  cancels: "pieces" | "order" | null
  /** total of the order afterwards; null where nothing is cancelled */
  total_paise: number | null
  /** amount to payments; `in_cash` when staff transfer a part of it */
  source_paise: number
  in_cash: boolean
  /** part that becomes store credit */
  credit_paise: number
}

const NONE_OR_MORE = z
  .number(says(PAYMENT_FORM_ERRORS.refund_amount_or_none))
  .nonnegative(says(PAYMENT_FORM_ERRORS.refund_amount_or_none))
  .max(MAX_RUPEES, says(PAYMENT_FORM_ERRORS.refund_amount_or_none))
  .refine(isWholePaise, says(PAYMENT_FORM_ERRORS.refund_paise))

/** Refund of returned goods: an amount in rupees for each line, less the charge for return shipping. */
export const RefundReturn = z.object({
  ...ANY_REFUND,
  lines: z
    .array(z.object({ line_id: z.string().min(1).max(100), amount: NONE_OR_MORE }))
    .max(200)
    .refine((lines) => new Set(lines.map(({ line_id }) => line_id)).size === lines.length, "A line is named twice"),
  way_back: NONE_OR_MORE.optional(),
})
export type RefundReturn = z.infer<typeof RefundReturn>
