import { STATES_OF_ADDRESSES } from "@haat/places/contract"
import { z } from "zod"
import type { Order } from "./orders"

/** An order as the back office shows it, with its customer. */
export type PlacedOrder = Omit<Order, "refunds"> & {
  customer_id: string | null
  customer_name: string
  email: string | null
  /** true when the carrier gave no quote, so that delivery was free */
  delivery_unknown: boolean
}

/** Code of the state of an order's address, for addresses whose stored text is no known state. */
export const ChooseOrderState = z.object({
  state: z
    .string("Please choose a state")
    .refine((chosen) => STATES_OF_ADDRESSES.some(({ code }) => code === chosen), "Please choose a state"),
})
export type ChooseOrderState = z.infer<typeof ChooseOrderState>
