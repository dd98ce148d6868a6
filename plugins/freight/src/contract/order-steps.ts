import { z } from "zod"

const WHICH_PARCEL = "Say which parcel came back"

/**
 * A parcel that came back undelivered; `restock` puts its goods on the stock again, held for their order. Without
 * `fulfillment_id` it is the one on its way, or of several the one that the courier brings back.
 */
export const ReceiveParcel = z.object({
  restock: z.boolean("Say whether the goods can be sold again"),
  fulfillment_id: z.string(WHICH_PARCEL).min(1, WHICH_PARCEL).max(100, WHICH_PARCEL).optional(),
})
export type ReceiveParcel = z.infer<typeof ReceiveParcel>

/** Undelivered parcels of a postal code, which is the id; those received by the shop are included. */
export type ReturnedParcels = { id: string; parcels: number; received: number; orders: number; last_at: string | null }

/** `delivered` marks the parcel as arrived first: the courier took the cash with handing it over. */
export const CollectCash = z.object({ delivered: z.boolean("Delivered is yes or no").optional() })
export type CollectCash = z.infer<typeof CollectCash>
