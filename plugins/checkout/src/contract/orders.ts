import { pageQuery } from "@haat/sdk/page-query"
import { z } from "zod"
import type { OrderAddress as OrderAddressReply, Order as OrderReply } from "../replies"

/** Query of the order list. */
export const ListOrders = z.object({
  ...pageQuery(20),
  /** An order's id: the page on which it is, whatever `page` says. */
  holding: z
    .string()
    .max(100)
    .regex(/^order_\w+$/)
    .optional(),
})
export type ListOrders = z.infer<typeof ListOrders>

export type OrderAddress = z.infer<typeof OrderAddressReply>

/** A delivery address that is none of the shopper's saved ones; name and phone are theirs. */
export type AddressLines = Omit<OrderAddress, "first_name" | "last_name" | "phone" | "company">

/** A parcel on its way. */
export type Tracking = Order["tracking"][number]

export type Order = z.infer<typeof OrderReply>

/** A refund as the shopper reads it. */
export type OrderRefund = Order["refunds"][number]
