import { pageQuery } from "@haat/sdk/page-query"
import { z } from "zod"
import { PAPER_KINDS } from "./order-papers"
import { TrackedParcel } from "./parcels"

/** Query of the order list. */
export const ListOrders = z.object({
  ...pageQuery(20),
  /** id of an order: returns the page with this order, and ignores `page` */
  holding: z
    .string()
    .max(100)
    .regex(/^order_\w+$/)
    .optional(),
})
export type ListOrders = z.infer<typeof ListOrders>

export const OrderAddress = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  province: z.string(),
  postal_code: z.string(),
  country_code: z.string(),
  company: z.string().optional().describe("Left out without one"),
})
export type OrderAddress = z.infer<typeof OrderAddress>

/** Delivery address that is not saved; name and phone are those of the shopper. */
export type AddressLines = Omit<OrderAddress, "first_name" | "last_name" | "phone" | "company">

/** A refund as the shopper reads it. */
export const OrderRefund = z.object({
  id: z.string(),
  method: z.enum(["online", "transfer", "credit"]).describe("The way it goes back; a transfer is by UPI or bank"),
  state: z.enum(["pending", "processed"]),
  amount: z.number().describe("Rupees"),
  reason: z.string().nullable().describe("As the shop wrote it; null for a cancelled order"),
  parts: z
    .array(
      z.object({
        line_id: z.string().optional(),
        name: z.string().optional(),
        quantity: z.number().optional(),
        way_back: z.boolean().optional().describe("What was taken off for the way back of a return"),
      }),
    )
    .nullable()
    .describe("Of what it is: pieces of lines, and delivery (the part without a line); null for an amount"),
  created_at: z.string(),
  processed_at: z.string().nullable(),
})
export type OrderRefund = z.infer<typeof OrderRefund>

export const Order = z.object({
  id: z.string(),
  display_id: z.number().describe("The number people know the order by"),
  created_at: z.string(),
  status: z.enum(["pending", "completed", "canceled"]),
  payment_status: z.string().describe("Paid, Pending or Refunded"),
  fulfillment_status: z.enum(["not_fulfilled", "packed", "shipped", "delivered"]),
  tracking: z.array(z.object({ number: z.string(), courier: z.string().nullable(), url: z.string().nullable() })),
  parcels: z.array(TrackedParcel).optional().describe("With what their couriers said; in the shopper's own orders"),
  came_back_at: z
    .string()
    .nullish()
    .describe("When its parcel came back to the shop undelivered; null once it is sent again, or it never did"),
  cancellable: z.boolean(),
  pieces_cancellable: z.boolean().optional().describe("Whether pieces of it can be cancelled: it is not packed yet"),
  cancelled_pieces: z
    .array(z.object({ name: z.string(), quantity: z.number(), amount: z.number().describe("Rupees") }))
    .optional()
    .describe("Pieces that were cancelled and are in it no more, the oldest first"),
  documents: z
    .array(z.object({ kind: z.enum(PAPER_KINDS), number: z.string() }))
    .describe("Issued for what has left: tax invoices and bills of supply, the oldest first"),
  agreed: z
    .object({ terms: z.number(), privacy: z.number(), returns: z.number(), delivery: z.number() })
    .partial()
    .nullish()
    .describe("The versions of the shop's pages that it was placed under; null of one from before they were kept"),
  payment_method: z.enum(["Cash On Delivery", "Online (Prepaid)"]),
  items: z.array(
    z.object({
      id: z.string(),
      product_id: z.string(),
      variant_id: z.string().nullable().describe("Null for one that an earlier version sold without"),
      handle: z.string(),
      name: z.string().describe('What it was called when it was bought, with its variant: "Kurta (Indigo, M)"'),
      name_hi: z.string().nullable().describe("Null when there is none, or the product is called otherwise by now"),
      price: z.number(),
      quantity: z.number(),
      discount: z.number().describe("What offers took off all its pieces, in rupees"),
      image: z.string().nullable(),
    }),
  ),
  item_total: z.number(),
  item_discount: z.number(),
  delivery_charge: z.number(),
  delivery_discount: z.number(),
  cod_fee: z.number().describe("What of the delivery charge is for paying on delivery"),
  offers: z
    .array(
      z.object({
        name: z.string(),
        name_hi: z.string().nullable(),
        code: z.string().nullable(),
        amount: z.number().describe("What it took off, in rupees"),
      }),
    )
    .describe("The offers it was bought with"),
  total: z.number().describe("Rupees"),
  credit: z.number().describe("Store credit that was spent on it, in rupees; the rest of the total is paid otherwise"),
  refunded: z.number().describe("What of it has gone back, in rupees"),
  refunds: z.array(OrderRefund),
  shipping_address: OrderAddress,
  billing_address: OrderAddress,
})
export type Order = z.infer<typeof Order>

/** One page of a shopper's orders. */
export const OrderList = z.object({ orders: z.array(Order), count: z.number(), page: z.number(), limit: z.number() })
export type OrderList = z.infer<typeof OrderList>

/** A parcel on its way. */
export type Tracking = Order["tracking"][number]
