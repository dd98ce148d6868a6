import { z } from "zod"
import { OrderAddress } from "./address"

const OrderItem = z.object({
  _id: z.string().describe("The product's id"),
  productId: z.string(),
  name: z.string(),
  price: z.number().describe("Rupees for one piece"),
  quantity: z.number(),
  images: z.array(z.string()),
})

export const Order = z.object({
  _id: z.string(),
  order_id: z.number().describe("Order number that shoppers and staff see"),
  createdAt: z.string(),
  paymentStatus: z.enum(["Paid", "Pending", "Refunded"]),
  status: z.enum(["pending", "completed", "canceled"]),
  paymentMethod: z.enum(["Cash On Delivery", "Online (Prepaid)"]),
  transactionId: z.string().nullable().describe("Payment id of the provider; null for cash on delivery"),
  items: z.array(OrderItem),
  order_items: z.array(OrderItem).describe("The same as items"),
  total: z.number().describe("Rupees: the ceiling of items plus delivery"),
  deliveryCharges: z.number().describe("Rupees: the quoted charges and the fees, before the total is rounded up"),
  shippingAddress: OrderAddress,
  billingAddress: OrderAddress,
})
export type Order = z.input<typeof Order>
