import { STATES_OF_ADDRESSES } from "@haat/places/contract"
import { z } from "zod"
import type { Order } from "./orders"

/** An order as the owner sees it: the shopper's view and who placed it. */
export type PlacedOrder = Omit<Order, "refunds"> & {
  customer_id: string | null
  customer_name: string
  email: string | null
  /** the carrier had no quote for the parcel, so it was charged with nothing */
  delivery_unknown: boolean
}

/** The state of an order's address, by its code, where what was written there cannot be read. */
export const ChooseOrderState = z.object({
  state: z
    .string("Please choose a state")
    .refine((chosen) => STATES_OF_ADDRESSES.some(({ code }) => code === chosen), "Please choose a state"),
})
export type ChooseOrderState = z.infer<typeof ChooseOrderState>
