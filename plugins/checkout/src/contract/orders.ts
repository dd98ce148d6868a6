import { pageQuery } from "@haat/sdk/page-query"
import { z } from "zod"
import { ShownCharge } from "./charges"
import { PAPER_KINDS } from "./order-papers"
import { TrackedParcel } from "./parcels"
import { ShownField } from "./shown-fields"

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
  method: z.enum(["online", "transfer", "credit"]).describe("Refund method; a transfer is by UPI or bank"),
  state: z.enum(["pending", "processed"]),
  amount: z.number().describe("Rupees"),
  reason: z.string().nullable().describe("Reason written by the shop; null for a cancelled order"),
  parts: z
    .array(
      z.object({
        line_id: z.string().optional(),
        name: z.string().optional(),
        quantity: z.number().optional(),
        way_back: z.boolean().optional().describe("Set for the deducted return shipping"),
      }),
    )
    .nullable()
    .describe("Refunded pieces of lines, and the delivery (a part without line_id); null for a refund of an amount"),
  created_at: z.string(),
  processed_at: z.string().nullable(),
})
export type OrderRefund = z.infer<typeof OrderRefund>

export const Order = z.object({
  id: z.string(),
  display_id: z.number().describe("Order number that shoppers and staff see"),
  created_at: z.string(),
  status: z.enum(["pending", "completed", "canceled"]),
  payment_status: z.string().describe("Paid, Pending or Refunded"),
  fulfillment_status: z.enum(["not_fulfilled", "packed", "shipped", "delivered"]),
  tracking: z.array(z.object({ number: z.string(), courier: z.string().nullable(), url: z.string().nullable() })),
  parcels: z
    .array(TrackedParcel)
    .optional()
    .describe("Parcels with the reports of their couriers; only in the shopper's own orders"),
  came_back_at: z
    .string()
    .nullish()
    .describe("Time when its parcel came back undelivered; null if it did not, or after it is sent again"),
  cancellable: z.boolean(),
  pieces_cancellable: z.boolean().optional().describe("True until the order is packed"),
  cancelled_pieces: z
    .array(z.object({ name: z.string(), quantity: z.number(), amount: z.number().describe("Rupees") }))
    .optional()
    .describe("Cancelled pieces, which are no longer in `items`, oldest first"),
  documents: z
    .array(z.object({ kind: z.enum(PAPER_KINDS), number: z.string() }))
    .describe("Documents issued for shipped goods: tax invoices and bills of supply, oldest first"),
  agreed: z
    .object({ terms: z.number(), privacy: z.number(), returns: z.number(), delivery: z.number() })
    .partial()
    .nullish()
    .describe(
      "Versions of the legal pages that the order was placed under; null for orders before these were recorded",
    ),
  payment_method: z.enum(["Cash On Delivery", "Online (Prepaid)"]),
  items: z.array(
    z.object({
      id: z.string(),
      product_id: z.string(),
      variant_id: z
        .string()
        .nullable()
        .describe("Null for orders of an earlier version, which sold products without variants"),
      handle: z.string(),
      name: z.string().describe('Product name when ordered, with its variant: "Kurta (Indigo, M)"'),
      name_hi: z.string().nullable().describe("Null when there is none, or the product was renamed since"),
      price: z.number(),
      quantity: z.number(),
      discount: z.number().describe("Discount of all its pieces, in rupees"),
      image: z.string().nullable(),
    }),
  ),
  item_total: z.number(),
  item_discount: z.number(),
  delivery_charge: z.number(),
  delivery_discount: z.number(),
  charges: z.array(ShownCharge).describe("Fees of plugins, such as for gift wrapping; part of the delivery charge"),
  fields: z.array(ShownField).describe("What the shopper filled in for plugins at checkout"),
  offers: z
    .array(
      z.object({
        name: z.string(),
        name_hi: z.string().nullable(),
        code: z.string().nullable(),
        amount: z.number().describe("Discount, in rupees"),
      }),
    )
    .describe("Offers that the order used"),
  total: z.number().describe("Rupees"),
  credit: z.number().describe("Store credit spent on the order, in rupees; the rest of the total is paid otherwise"),
  refunded: z.number().describe("Refunded part of the total, in rupees"),
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
