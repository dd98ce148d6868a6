import { RETURN_PAYERS } from "@haat/catalog/contract"
import { z } from "zod"
import { CodeReason } from "./code-reason"
import { OrderRefund } from "./orders"
import { ReturnParcel } from "./parcels"
import type { PickupBooking } from "./return-pickups"
import { RETURN_OUTCOMES, RETURN_REASONS, RETURN_STATES, RETURN_WAYS } from "./returns"

const Exchange = z.object({ variant_id: z.string(), choice: z.string().nullable() })

/** Return terms of a line that has arrived, with their deadline, including past deadlines and lines without any. */
export const LineReturnTerms = z.object({
  line_id: z.string(),
  variant_id: z.string().nullable().describe("The variant that was bought"),
  name: z.string(),
  left: z.number().describe("Pieces that can still be sent back"),
  delivered_at: z.string(),
  until: z
    .string()
    .nullable()
    .describe("The last moment: of the day in India that is shown; null where it cannot be sent back"),
  can_return: z.boolean().describe("It can be sent back now"),
  paid_by: z.enum(RETURN_PAYERS).nullable().describe("Who pays the way back"),
  way_back: z
    .number()
    .describe(
      "What a pickup costs the shopper, in rupees: as much as the way there was quoted at; 0 where the shop pays",
    ),
  exchange_only: z.boolean(),
  exchanges: z.array(Exchange).describe("Variants that can be had for it now, the same one among them"),
  claim_until: z.string().describe("The last moment of claims: that it came damaged, wrong, not as described or late"),
  can_claim: z.boolean().describe("A claim can be made now, whatever the rule says; the way back is free then"),
})
export type LineReturnTerms = z.infer<typeof LineReturnTerms>

export const OrderReturn = z.object({
  id: z.string(),
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  is_claim: z.boolean().describe("It came damaged, wrong, not as described or late: the return rule does not count"),
  by_staff: z.boolean().describe("The shop has opened it for the shopper"),
  note: z.string(),
  outcome: z.enum(RETURN_OUTCOMES),
  way: z.enum(RETURN_WAYS),
  photos: z.array(z.string()).describe("Ids of the pictures it was requested with, for GET /store/return-photos/:id"),
  decision: z.string().nullable().describe("Why it was rejected"),
  created_at: z.string(),
  received_at: z.string().nullable(),
  worth: z.number().nullable().describe("Rupees, as paid, of what has come back; null before it has"),
  way_back: z.number().nullable().describe("What the way back costs the shopper, in rupees; null where it is nothing"),
  exchange_order: z
    .object({
      id: z.string(),
      display_id: z.number(),
      to_pay: z
        .number()
        .describe(
          "What can still be paid online for it beyond what the goods were worth, in rupees; 0 once a courier " +
            "takes it in cash",
        ),
      cash_withheld: CodeReason.nullable().describe(
        "Why that has to be paid online before it is sent; null where it can be paid on delivery",
      ),
    })
    .nullable()
    .describe("The order that replaces the goods"),
  parcel: ReturnParcel.nullable().describe(
    "What the carrier picks up of it; null where it does not, or nothing is booked",
  ),
  refunds: z
    .array(
      OrderRefund.pick({
        id: true,
        method: true,
        state: true,
        amount: true,
        created_at: true,
        processed_at: true,
      }).extend({
        way_back: z.number().describe("What was taken off for the way back, in rupees"),
      }),
    )
    .describe("What was refunded for it"),
  lines: z.array(
    z.object({
      line_id: z.string(),
      name: z.string(),
      quantity: z.number(),
      exchange: z.string().nullable().describe("The variant that is wanted for it"),
      resellable: z.number().nullable(),
      damaged: z.number().nullable(),
    }),
  ),
})
export type OrderReturn = z.infer<typeof OrderReturn>

/** Return terms of an order's lines, and its returns. */
export const ReturnsOfOrder = z.object({
  lines: z.array(LineReturnTerms).describe("Each line that has arrived, with its own date and rule"),
  returnable: z.array(LineReturnTerms).describe("Those of them that can be sent back now"),
  returns: z.array(OrderReturn),
})
export type ReturnsOfOrder = z.infer<typeof ReturnsOfOrder>

/** A return as the owner sees it. */
export type ReturnRow = OrderReturn & {
  /** rupees: what was refunded for it, taken off for the way back, or went to what replaces it */
  given: number
  order_id: string
  display_id: number
  customer_id: string
  customer_name: string
  customer_email: string | null
  /** state of booking the carrier's pickup; null without a pickup */
  pickup: { booking: PickupBooking; problem: string | null } | null
}
