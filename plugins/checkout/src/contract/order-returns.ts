import { RETURN_PAYERS } from "@haat/catalog/contract"
import { z } from "zod"
import { CodeReason } from "./code-reason"
import { OrderRefund } from "./orders"
import { ReturnParcel } from "./parcels"
import type { PickupBooking } from "./return-pickups"
import { RETURN_OUTCOMES, RETURN_REASONS, RETURN_STATES, RETURN_WAYS } from "./returns"

const Exchange = z.object({ variant_id: z.string(), choice: z.string().nullable() })

/** Return terms of a delivered line, also when its deadline has passed or the product cannot be returned. */
export const LineReturnTerms = z.object({
  line_id: z.string(),
  variant_id: z.string().nullable().describe("Ordered variant"),
  name: z.string(),
  left: z.number().describe("Pieces that can still be returned"),
  delivered_at: z.string(),
  until: z
    .string()
    .nullable()
    .describe("Last second of the return period, at midnight in India; null when the product cannot be returned"),
  can_return: z.boolean().describe("True within the return period"),
  paid_by: z.enum(RETURN_PAYERS).nullable().describe("Payer of the return shipping"),
  way_back: z
    .number()
    .describe("Charge for a pickup, in rupees, equal to the delivery quote of the order; 0 when the shop pays"),
  exchange_only: z.boolean(),
  exchanges: z.array(Exchange).describe("Variants on sale that can replace it, including the same one"),
  claim_until: z.string().describe("Last second for claims: damaged, wrong item, not as described, or delivered late"),
  can_claim: z
    .boolean()
    .describe("True within the claim period; a claim overrides the return rule, and its return shipping is free"),
})
export type LineReturnTerms = z.infer<typeof LineReturnTerms>

export const OrderReturn = z.object({
  id: z.string(),
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  is_claim: z
    .boolean()
    .describe("True for goods damaged, wrong, not as described or late; the return rule does not apply"),
  by_staff: z.boolean().describe("Opened by staff for the shopper"),
  note: z.string(),
  outcome: z.enum(RETURN_OUTCOMES),
  way: z.enum(RETURN_WAYS),
  photos: z.array(z.string()).describe("Ids of its pictures, for GET /store/return-photos/:id"),
  decision: z.string().nullable().describe("Reason of the rejection"),
  created_at: z.string(),
  received_at: z.string().nullable(),
  worth: z.number().nullable().describe("Paid price of the received goods, in rupees; null before they are received"),
  way_back: z.number().nullable().describe("Return shipping charged to the shopper, in rupees; null when free"),
  exchange_order: z
    .object({
      id: z.string(),
      display_id: z.number(),
      to_pay: z
        .number()
        .describe(
          "Balance to pay online beyond the value of the returned goods, in rupees; 0 once the order is shipped " +
            "for cash on delivery",
        ),
      cash_withheld: CodeReason.nullable().describe(
        "Reason why the balance must be paid online before shipping; null when cash on delivery is possible",
      ),
    })
    .nullable()
    .describe("Replacement order"),
  parcel: ReturnParcel.nullable().describe("Pickup parcel; null when none is booked"),
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
        way_back: z.number().describe("Return shipping deducted from the refund, in rupees"),
      }),
    )
    .describe("Refunds of this return"),
  lines: z.array(
    z.object({
      line_id: z.string(),
      name: z.string(),
      quantity: z.number(),
      exchange: z.string().nullable().describe("Requested replacement variant"),
      resellable: z.number().nullable(),
      damaged: z.number().nullable(),
    }),
  ),
})
export type OrderReturn = z.infer<typeof OrderReturn>

/** Return terms of an order's lines, and its returns. */
export const ReturnsOfOrder = z.object({
  lines: z.array(LineReturnTerms).describe("All delivered lines"),
  returnable: z.array(LineReturnTerms).describe("Lines that can be returned now"),
  returns: z.array(OrderReturn),
})
export type ReturnsOfOrder = z.infer<typeof ReturnsOfOrder>

/** A return as the owner sees it. */
export type ReturnRow = OrderReturn & {
  /** rupees: refunds, deducted return shipping, and credit for the replacement */
  given: number
  order_id: string
  display_id: number
  customer_id: string
  customer_name: string
  customer_email: string | null
  /** state of booking the carrier's pickup; null without a pickup */
  pickup: { booking: PickupBooking; problem: string | null } | null
}
