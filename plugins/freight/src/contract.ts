import { PostalCode } from "@haat/places/contract"
import { WEBHOOK_PATHS } from "@haat/sdk/server/hook-paths"
import { STORABLE_LINE } from "@haat/sdk/storable"
import { z } from "zod"

export * from "./contract/followed-order"
export * from "./contract/goods-papers"
export * from "./contract/order-steps"
export * from "./contract/postal-places"

/** Delivery charges and durations, and the places of a postal code. Charges in rupees, weights in kg. */

export const AskQuote = z.object({
  product_id: z
    .string("There is no such product")
    .max(100, "There is no such product")
    .regex(/^[\w-]+$/, "There is no such product"),
  postal_code: PostalCode,
})
export type AskQuote = z.infer<typeof AskQuote>

const NUMBER = "A tracking number has letters, digits and dashes, at most 60"
const LINK = "The tracking link starts with https://"

/** A parcel that was given to another carrier: the typed number, the carrier, and the tracking URL. */
export const ManualParcel = z.object({
  number: z
    .string(NUMBER)
    .trim()
    .min(1, "Please enter the tracking number")
    .regex(/^[A-Za-z0-9][A-Za-z0-9 /-]{0,59}$/, NUMBER),
  courier: z
    .string("The carrier is a name")
    .trim()
    .max(60, "The carrier's name is at most 60 characters")
    .regex(STORABLE_LINE, "The carrier is a name")
    .optional(),
  url: z
    .union(
      [
        z.literal(""),
        z
          .string(LINK)
          .trim()
          .max(300, LINK)
          .pipe(z.url({ protocol: /^https$/, error: LINK })),
      ],
      LINK,
    )
    .optional(),
})
export type ManualParcel = z.infer<typeof ManualParcel>

/**
 * Shipment of an order. With `by_hand` no parcel is booked. Without `warehouse_id` all waiting goods of the first
 * line's warehouse leave.
 */
export const ShipOrder = z.object({
  by_hand: ManualParcel.optional(),
  warehouse_id: z.string("There is no such warehouse").max(100, "There is no such warehouse").optional(),
})
export type ShipOrder = z.infer<typeof ShipOrder>

/** Path of the carrier webhook. Shiprocket rejects URLs that contain its own name. */
export const PARCEL_HOOK_PATH = WEBHOOK_PATHS.parcels

/** The key of the module that quotes; checkout names it FREIGHT_QUOTES. */
export const FREIGHT = "freight"

/** The key of the module that follows parcels. Mails resolve `TrackingLinks` by it. */
export const TRACKING = "tracking"

export type TrackingLinks = {
  /** Returns the path of a new tracking link, which works without a sign-in. It expires and can be revoked. */
  trackingPath(order_id: string): string
}

/** Name of the fulfilment provider in Medusa. */
export const SHIPROCKET = "freight_shiprocket"
