import { AddLine, AskSummary, ListOrders, MergeGuestCart, PlaceOrder, SetQuantity } from "@haat/checkout/contract"
import { z } from "zod"
import { Cart, Order, Summary } from "../replies/order"
import { rowsOf } from "./rows"

const Id = z.object({ id: z.string() })
const ProductId = z.object({ product_id: z.string() })
const InCart = z.object({ cart: Cart })
const OneOrder = z.object({ order: Order })

export const checkoutRoutes = rowsOf("checkout", [
  ["GET /store/cart", "customer", "The cart", { reply: InCart }],
  [
    "POST /store/cart/lines",
    "customer",
    "Puts pieces into the cart",
    {
      body: AddLine,
      reply: InCart,
      refusals: { 404: "None on sale", 409: "Not enough, or too many different products" },
    },
  ],
  [
    "POST /store/cart/lines/:product_id",
    "customer",
    "Sets a line's quantity",
    { params: ProductId, body: SetQuantity, reply: InCart, refusals: { 404: "Not there", 409: "Not enough" } },
  ],
  ["DELETE /store/cart/lines/:product_id", "customer", "Removes a line", { params: ProductId, reply: InCart }],
  [
    "POST /store/cart/merge",
    "customer",
    "Takes a guest's cart over, once",
    {
      body: MergeGuestCart,
      reply: InCart.extend({
        merged: z.boolean().describe("False when this merge was applied before; nothing is reduced then"),
        reduced: z
          .array(z.object({ product_id: z.string(), name: z.string(), quantity: z.number() }))
          .describe("Of what there were not enough pieces, and how many are in the cart now, perhaps none"),
      }),
      refusals: { 409: "Too many different products" },
    },
  ],
  [
    "GET /store/checkout",
    "customer",
    "What ordering would cost",
    { query: AskSummary, reply: z.object({ summary: Summary }), refusals: { 409: "Empty" } },
  ],
  [
    "POST /store/checkout",
    "customer",
    "Orders the cart",
    { body: PlaceOrder, reply: OneOrder, status: 201, refusals: { 404: "No such address", 409: "Changed" } },
  ],
  [
    "POST /store/carts/:id/complete",
    "customer",
    "Orders the cart in Medusa's own words: cash on delivery to the address on it",
    {
      params: Id,
      reply: z.object({ type: z.literal("order"), order: z.looseObject({ id: z.string() }).describe("Medusa's own") }),
      refusals: { 404: "None", 409: "Sold out or changed" },
    },
  ],
  [
    "GET /store/my-orders",
    "customer",
    "Orders, newest first, without cancelled ones",
    {
      query: ListOrders,
      reply: z.object({ orders: z.array(Order), count: z.number(), page: z.number(), limit: z.number() }),
    },
  ],
  ["GET /store/my-orders/:id", "customer", "One order", { params: Id, reply: OneOrder, refusals: { 404: "None" } }],
  [
    "POST /store/my-orders/:id/cancel",
    "customer",
    "Cancels an order",
    { params: Id, reply: OneOrder, refusals: { 404: "None", 409: "On its way" } },
  ],
])
