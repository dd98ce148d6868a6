import type { CreateFulfillmentResult } from "@medusajs/framework/types"
import { z } from "zod"
import type { OrderToShip } from "./adhoc-order"
import { ShiprocketError } from "./errors"
import { type PackedItem, packedLines } from "./packed-lines"

const Details = z
  .object({
    /** the parcel's name at Shiprocket: the same name is the same parcel, however often it is booked */
    reference: z.string().min(1).max(50),
    /** Shiprocket's name of the address that it leaves from; by default the option `pickupLocation` */
    pickup_location: z.string().min(1),
    /** delivery and fees, in paise */
    charges_paise: z.number(),
    /** amount that the courier collects, in paise; by default 0 */
    due_paise: z.number(),
    /** true when the order is paid; stored in the fulfilment's data */
    prepaid: z.boolean(),
    /** parcel that another carrier has: nothing is booked */
    by_hand: z.object({ number: z.string().min(1), courier: z.string().optional(), url: z.string().optional() }),
  })
  .partial()

/** Fields of `additional_data` of a new fulfilment, all optional. */
export type ParcelDetails = z.output<typeof Details>

/** @throws ShiprocketError for a field that is not as it should be */
export function readDetails(additionalData: unknown): ParcelDetails {
  const { data, error } = Details.safeParse(additionalData ?? {})
  if (data) return data
  const [{ path, message }] = error.issues
  throw new ShiprocketError("unusable_parcel", `additional_data.${path.join(".")}: ${message}`)
}

/**
 * Name of a parcel that the caller has not named. All of an order is the same parcel however often it is booked; a part
 * of it is a parcel of its own.
 */
export function defaultReference(order: OrderToShip, items: PackedItem[], fulfillment_id = ""): string {
  const packed = packedLines(order, items)
  const isWhole = order.items?.every(({ id, quantity }) =>
    packed.some(({ line, units }) => line.id === id && units === Number(quantity)),
  )
  return isWhole ? String(order.id) : `${order.id}-${fulfillment_id.slice(-8)}`
}

export const toManualFulfillment = ({
  number,
  courier,
  url,
}: NonNullable<ParcelDetails["by_hand"]>): CreateFulfillmentResult => ({
  data: { awb: number, courier: courier || null },
  labels: [{ tracking_number: number, tracking_url: url ?? "", label_url: "" }],
})
