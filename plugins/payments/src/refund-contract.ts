import { says } from "@haat/sdk/message-in"
import { isWholePaise } from "@haat/sdk/money"
import { z } from "zod"
import { PAYMENT_FORM_ERRORS } from "./form-errors"

/**
 * Refunds of orders. Amounts that people type and read are in rupees; names that end in `_paise` are in whole paise.
 */

/**
 * online: back the way it was paid · transfer: made by hand, by UPI or bank, and written down · credit: store credit.
 */
export const REFUND_METHODS = ["online", "transfer", "credit"] as const
export type RefundMethod = (typeof REFUND_METHODS)[number]

/** pending → processed or failed. Only what the provider says makes a failed one processed after all. */
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

/** A refund as the owner reads it. */
export type OwnersRefund = Refund & {
  reference: string | null
  failure: string | null
  provider_refund_id: string | null
  /** null: it was not requested in the back office */
  requested_by: string | null
  /** set for a refund that was requested just now: it cancelled pieces that have not left, or the whole order */
  cancelled?: "pieces" | "order"
}

/** A refund of lines that have not left may give no money back: it cancels them. */
export type CancelledInstead = { id: null; cancelled: "pieces" | "order" }

const MAX_RUPEES = 10_000_000

/** Fields of every refund. */
const ANY_REFUND = {
  /** The same is refunded once, however often it is sent. */
  request_id: z.uuid("request_id must be a UUID"),
  /** Refundable amount that the screen showed; when it has changed meanwhile, nothing is refunded. */
  expected_left_paise: z
    .int("expected_left_paise must be whole paise")
    .nonnegative("expected_left_paise is below zero"),
  reason: z
    .string(says(PAYMENT_FORM_ERRORS.refund_reason))
    .trim()
    .min(3, says(PAYMENT_FORM_ERRORS.refund_reason))
    .max(300, says(PAYMENT_FORM_ERRORS.refund_reason_long)),
  /** refunds as store credit, and not the way it was paid */
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
  /** or what was paid for these pieces */
  lines: PIECES.optional(),
  /** and for the delivery */
  delivery: z.boolean().optional(),
  /** Pieces that have not left are sent all the same, and not cancelled. */
  send_anyway: z.boolean().optional(),
})

/** An amount, or lines and delivery: one of the two. */
export const RefundOrder = RefundFields.refine(
  ({ amount, lines, delivery }) => (amount === undefined) === (!!lines?.length || !!delivery),
  { ...says(PAYMENT_FORM_ERRORS.refund_of_what), path: ["amount"] },
)
export type RefundOrder = z.infer<typeof RefundOrder>

/** Asks what a refund of pieces, or cancelling them, would come to. */
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
  /** pieces that have not left are cancelled by a refund, and the whole order where none would be left */
  cancels: "pieces" | "order" | null
  /** total of the order afterwards; null where nothing is cancelled */
  total_paise: number | null
  /** back the way it was paid, and whether a part of that is transferred by hand */
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

/** Refund of returned goods: an amount in rupees for each line, less the shopper's charge for the way back. */
export const RefundReturn = z.object({
  ...ANY_REFUND,
  lines: z
    .array(z.object({ line_id: z.string().min(1).max(100), amount: NONE_OR_MORE }))
    .max(200)
    .refine((lines) => new Set(lines.map(({ line_id }) => line_id)).size === lines.length, "A line is named twice"),
  way_back: NONE_OR_MORE.optional(),
})
export type RefundReturn = z.infer<typeof RefundReturn>
