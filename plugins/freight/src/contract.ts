import { PostalCode } from "@haat/places/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { HOOK_PATHS } from "@haat/sdk/server/hook-paths"
import { STORABLE_LINE } from "@haat/sdk/storable"
import { z } from "zod"
import type {
  FollowedOrder as FollowedOrderReply,
  FollowedParcel as FollowedParcelReply,
  Places,
  Quote,
  ReturnParcel as ReturnParcelReply,
} from "./replies"

/** What delivery costs and how long it takes, and which places a postal code stands for. Charges in rupees, weights in kg. */

/** The key of the module that quotes. Other plugins resolve `FreightQuotes` by it. */
export const FREIGHT = "freight"

/** Without a response of the carrier an item travels free, and nobody promises a day. */
export const NO_QUOTE = { freight_charge: 0, estimated_delivery_days: "N/A" } as const

/** The carrier was asked, and does not go there. */
export const NOT_SERVED = { ...NO_QUOTE, not_served: true } as const

export type Parcel = {
  item_id: string
  /** the warehouse it leaves from; without one, the main one */
  location_id?: string | null
  /** of one piece, in kg */
  weight: number
  quantity: number
}

export type FreightQuote = z.infer<typeof Quote>

export type AskQuotes = { delivery_postal_code: string; parcels: Parcel[] }

/** One quote for each parcel, in their order, within two seconds. Never throws: what cannot be quoted gets NO_QUOTE. */
export type FreightQuotes = {
  quote(input: AskQuotes): Promise<FreightQuote[]>
  /**
   * The same for those who only look: a few at once in all, and whoever comes on top gets NO_QUOTE and does not wait, so
   * that strangers never come between the carrier and those who are checking out.
   */
  quoteStranger(input: AskQuotes): Promise<FreightQuote[]>
}

export type PostalPlaces = z.infer<typeof Places>

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

/** A parcel that was given to a carrier without us: the number somebody typed, who carries it, and where to follow it. */
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

/** With `by_hand` no parcel is booked. Without `warehouse_id` what waits in the first line's warehouse leaves. */
export const ShipOrder = z.object({
  by_hand: ManualParcel.optional(),
  warehouse_id: z.string("There is no such warehouse").max(100, "There is no such warehouse").optional(),
})
export type ShipOrder = z.infer<typeof ShipOrder>

/** How far a parcel is by what its courier says. */
export const PARCEL_PHASES = [
  "booked",
  "picked_up",
  "in_transit",
  "out_for_delivery",
  "attempt_failed",
  "delivered",
  "returning",
  "returned",
  "lost",
  "canceled",
] as const
export type ParcelPhase = (typeof PARCEL_PHASES)[number]

/** A parcel as whoever may follow it sees it. */
export type FollowedParcel = z.infer<typeof FollowedParcelReply>
/** An order as whoever has a link to follow it sees it: no address, no phone, no price. */
export type FollowedOrder = z.infer<typeof FollowedOrderReply>

/** Where the carrier posts what it knows of parcels. Shiprocket takes no address with its own name in it. */
export const PARCEL_HOOK_PATH = HOOK_PATHS.parcels

/** The key of the module that follows parcels. Mails resolve `TrackingLinks` by it. */
export const TRACKING = "tracking"

export type TrackingLinks = {
  /** The path of a new link by which an order is followed without signing in. It expires, and can be revoked. */
  trackingPath(order_id: string): string
}

/** What the carrier picks up of a return, as its shopper sees it. */
export type ReturnParcel = z.infer<typeof ReturnParcelReply>

/** How far the carrier is with booking a pickup; "rejected": it does not take it, and it is arranged by hand. */
export const PICKUP_BOOKINGS = ["wanted", "booked", "rejected", "canceled"] as const
export type PickupBooking = (typeof PICKUP_BOOKINGS)[number]

/** The part of the module TRACKING that has goods of returns picked up. It follows from the return's state what is to be done. */
export type ReturnPickupsHolder = { readonly pickups: ReturnPickups }
export type ReturnPickups = {
  /**
   * In the transaction that approves a return: the carrier is to pick its goods up, once. Nothing where the shop has no account
   * with it.
   */
  want(trx: Transaction, pickup: { return_id: string; order_id: string }): Promise<void>
  /** In the transaction that moves a return: what was booked for it is followed, or cancelled when it is of no use any more. */
  lookAgain(trx: Transaction, return_id: string): Promise<void>
}

/** As the fulfilment provider is called in Medusa. */
export const SHIPROCKET = "freight_shiprocket"

/*
 * Workflows, both { order_id } → { fulfillment_id }:
 * freight-ship-order     { order_id, by_hand?: ManualParcel, warehouse_id? } books a parcel with the carrier for all that has not left
 *                        one warehouse yet, or writes down who has it already → event shipment.created { id }
 * freight-deliver-order  what has left has arrived, or with fulfillment_id that parcel; again changes nothing
 */
export const SHIP_ORDER = "freight-ship-order"
export const DELIVER_ORDER = "freight-deliver-order"

/* freight-settle-pickup { return_id } does what is due for its pickup now; never throws */
export const SETTLE_PICKUP = "freight-settle-pickup"

/* freight-book-pickup-again { return_id } books a pickup that failed; HttpError 409 where none has, 502 where the carrier is silent */
export const BOOK_PICKUP_AGAIN = "freight-book-pickup-again"

/** The workflow, of the plugin that has the returns, that runs once the carrier has picked one up: { return_id }. */
export const PICK_UP_RETURN = "checkout-pick-up-return"
