import { says } from "@haat/sdk/message-in"
import { z } from "zod"
import { CHECKOUT_FORM_ERRORS } from "../form-errors"
import { MAX_LINES } from "../limits"
import type { ShrunkOrder } from "../shrink-order"
import { ExpectedTotal } from "./seen-amounts"

/** Request to cancel pieces of an order. */
export const PiecesToCancel = z.object({
  /** idempotency key */
  request_id: z.uuid("request_id must be a UUID"),
  expected_total: ExpectedTotal,
  lines: z
    .array(
      z.object({
        line_id: z.string().min(1).max(100),
        quantity: z
          .int(says(CHECKOUT_FORM_ERRORS.pieces_to_cancel))
          .min(1, says(CHECKOUT_FORM_ERRORS.pieces_to_cancel)),
      }),
      says(CHECKOUT_FORM_ERRORS.pieces_to_cancel),
    )
    .min(1, says(CHECKOUT_FORM_ERRORS.pieces_to_cancel))
    .max(MAX_LINES)
    .refine((lines) => new Set(lines.map(({ line_id }) => line_id)).size === lines.length, "A line is named twice"),
})
export type PiecesToCancel = z.infer<typeof PiecesToCancel>

/** Cancellation by staff, with an optional reason for the shopper. */
export const StaffPiecesToCancel = PiecesToCancel.extend({
  reason: z.string().trim().max(300, says(CHECKOUT_FORM_ERRORS.cancel_reason_long)).default(""),
})
export type StaffPiecesToCancel = z.infer<typeof StaffPiecesToCancel>

/** Setting that lets shoppers cancel pieces of their orders, with the version that was read. */
export const SaveCancellationSettings = z.object({
  version: z.int("Say which version you changed"),
  by_shoppers: z.boolean("Say yes or no"),
})
export type SaveCancellationSettings = z.infer<typeof SaveCancellationSettings>
export type CancellationSettings = SaveCancellationSettings & { id: "shop"; updated_at: string }

/** Event when pieces of an order were cancelled. Data: { id }, of the view `order_cancelled_pieces`. */
export const PIECES_CANCELLED = "order.pieces-cancelled"

/** Pieces of an order, to be cancelled in a transaction that holds it. */
export type PiecesToCancelInOrder = Pick<PiecesToCancel, "lines" | "request_id"> & {
  order_id: string
  /** omitted when the caller checks the amount itself */
  expected_total?: number
  /** true to unpack a packed order, which is rejected otherwise */
  unpacks?: boolean
}

/** Result of cancelling pieces; amounts in paise. */
export type CancellationPlan = Pick<ShrunkOrder, "lines" | "total_paise" | "less_paise"> & {
  /** rest of the delivery charge, less its discount */
  delivery_paise: number
  /** refund: the whole reduction of the price if the order is paid, else the reduction of its store credit */
  back_paise: number
  /** true when the refund goes first to the payments that hold the money, false when it is only store credit */
  follows_money: boolean
}

/** Cancelled pieces of a line, with their paid price. */
export type CancelledLine = { line_id: string; name: string; quantity: number; amount_paise: number }

/** Pieces that one form has cancelled. */
export type CancelledPieces = {
  id: string
  order_id: string
  request_id: string
  /** name of the member of staff; null for the shopper */
  requested_by: string | null
  reason: string
  lines: CancelledLine[]
  less_paise: number
  credit_paise: number
  /** refunds to the original payments, one for each */
  refund_ids: string[]
  refund_paise: number
  /**
   * part of that which went back to payments of orders that this one replaces: it reduces the store credit that the
   * order has spent
   */
  moved_paise: number
}
