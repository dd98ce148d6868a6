import { says } from "@haat/sdk/message-in"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"
import { RETURN_FORM_ERRORS } from "../form-errors"

/**
 * Reasons for which the law requires the seller to accept a return: the return rule does not apply, and the return is
 * free for the shopper.
 */
export const CLAIM_REASONS = ["damaged", "wrong_item", "not_as_described", "delivered_late"] as const
export const RETURN_REASONS = [...CLAIM_REASONS, "does_not_fit", "changed_mind", "other"] as const
/** Returns whether a reason is one of CLAIM_REASONS. */
export const isClaim = (reason: (typeof RETURN_REASONS)[number]) =>
  (CLAIM_REASONS as readonly string[]).includes(reason)
/** Outcomes that a shopper can choose for a return: a refund to the payment, store credit, or another variant. */
export const RETURN_OUTCOMES = ["refund", "credit", "exchange"] as const
/** Ways to return goods: the shop has them picked up, or the shopper sends them. */
export const RETURN_WAYS = ["pickup", "drop_off"] as const
/** Maximum pictures of one return. */
export const MAX_RETURN_PHOTOS = 4
/** Days from the end of a return to the deletion of its pictures. */
export const RETURN_PHOTO_DAYS = 90
export const RETURN_STATES = ["requested", "approved", "picked_up", "received", "rejected", "canceled"] as const

const LINES = says(RETURN_FORM_ERRORS.pick_what_to_return)
const PIECES = says(RETURN_FORM_ERRORS.whole_pieces)
const PHOTOS = says(RETURN_FORM_ERRORS.photos_rule)
const NOTE = says(RETURN_FORM_ERRORS.note_rule)

const id = z.string(LINES).min(1, LINES).max(100, LINES).regex(/^\w+$/, LINES)
const pieces = z.number(PIECES).int(PIECES).max(100_000, PIECES)

/** Schema of a list of lines without duplicates. */
const uniqueLines = <T extends z.ZodObject<{ line_id: typeof id } & z.ZodRawShape>>(line: T) =>
  z
    .array(line, LINES)
    .min(1, LINES)
    .max(200, LINES)
    .refine((lines) => new Set(lines.map(({ line_id }) => line_id)).size === lines.length, LINES)

/** Request for a return. With "exchange" each line names the wanted variant, which may be the same. */
export const RequestReturn = z.object({
  lines: uniqueLines(z.object({ line_id: id, quantity: pieces.min(1, PIECES), exchange_variant_id: id.optional() })),
  reason: z.enum(RETURN_REASONS, says(RETURN_FORM_ERRORS.pick_reason)),
  note: z.string(NOTE).trim().max(1_000, NOTE).regex(STORABLE_TEXT, NOTE).default(""),
  outcome: z.enum(RETURN_OUTCOMES, says(RETURN_FORM_ERRORS.pick_outcome)),
  way: z.enum(RETURN_WAYS, says(RETURN_FORM_ERRORS.pick_way)),
  /** ids of pictures that were uploaded before */
  photos: z
    .array(z.string(PHOTOS).regex(/^rphoto_\w{1,60}$/, PHOTOS), PHOTOS)
    .max(MAX_RETURN_PHOTOS, PHOTOS)
    .refine((ids) => new Set(ids).size === ids.length, PHOTOS)
    .default([]),
})
export type RequestReturn = z.infer<typeof RequestReturn>

const ORDER = "Say of which order it is"

/** Claim that staff open for a shopper, also after the claim period. */
export const OpenClaim = RequestReturn.omit({ photos: true }).extend({
  order_id: z.string(ORDER).regex(/^\w{1,100}$/, ORDER),
  reason: z.enum(CLAIM_REASONS, says(RETURN_FORM_ERRORS.pick_reason)),
})
export type OpenClaim = z.infer<typeof OpenClaim>

const REASON = "Say why, in 3 to 500 characters"

/** Rejection of a return with a reason for the shopper. */
export const RejectReturn = z.object({
  reason: z.string(REASON).trim().min(3, REASON).max(500, REASON).regex(STORABLE_TEXT, REASON),
})
export type RejectReturn = z.infer<typeof RejectReturn>

const COUNT = "Pieces are whole numbers, 0 or more"
const count = z.number(COUNT).int(COUNT).min(0, COUNT).max(100_000, COUNT)

/** Received goods of a return: resellable pieces are added to the stock, damaged ones are not. */
export const ReceiveReturn = z.object({
  lines: uniqueLines(z.object({ line_id: id, resellable: count, damaged: count })),
})
export type ReceiveReturn = z.infer<typeof ReceiveReturn>

export type ReturnState = (typeof RETURN_STATES)[number]

/** Exchanged pieces of a line: their paid price, and the part of it that the replacement was paid with, in paise. */
export type ExchangePart = {
  line_id: string
  name: string
  quantity: number
  amount_paise: number
  worth_paise: number
}

/** Event when the state of a return has changed. Data: { id, state }. */
export const RETURN_CHANGED = "return.changed"
