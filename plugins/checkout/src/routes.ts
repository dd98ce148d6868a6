import { defineRoutes, TOO_OFTEN } from "@haat/sdk/server/route"
import { z } from "zod"
import {
  AddLine,
  AskSummary,
  ListOrders,
  MergeGuestCart,
  PiecesToCancel,
  PlaceOrder,
  PutCode,
  RequestReturn,
  SaveItem,
  SetQuantity,
} from "./contract"
import { Cart, Facts, Order, SavedItems, SavedItemsAndCart, StoreCredit, Summary } from "./replies"
import { LineReturnTerms, OrderReturn } from "./return-replies"

const InCart = z.object({ cart: Cart })
const OneReturn = z.object({ return: OrderReturn })
const OneOrder = z.object({ order: Order })

export const CHECKOUT_ROUTES = [
  ...defineRoutes("Store: checkout", {
    "GET /store/cart": { who: "customer", summary: "The cart", reply: InCart },
    "POST /store/cart/lines": {
      who: "customer",
      summary: "Puts pieces into the cart",
      body: AddLine,
      reply: InCart,
      errors: { 404: "None on sale", 409: "Not enough, or too many different products" },
    },
    "POST /store/cart/lines/:product_id": {
      who: "customer",
      summary: "Sets a line's quantity, or of which variant it is; the id may be a variant's",
      body: SetQuantity,
      reply: InCart,
      errors: { 404: "Not there", 409: "Not enough" },
    },
    "DELETE /store/cart/lines/:product_id": { who: "customer", summary: "Removes a line", reply: InCart },
    "POST /store/cart/merge": {
      who: "customer",
      summary: "Takes a guest's cart over, once",
      body: MergeGuestCart,
      reply: InCart.extend({
        merged: z.boolean().describe("False when this merge was applied before; nothing is reduced then"),
        reduced: z
          .array(
            z.object({
              product_id: z.string(),
              variant_id: z.string().optional(),
              name: z.string(),
              choice: z.string().optional(),
              quantity: z.number(),
            }),
          )
          .describe("Of what there were not enough pieces, and how many are in the cart now, perhaps none"),
      }),
      errors: { 409: "Too many different products" },
    },
    "POST /store/cart/codes": {
      who: "customer",
      summary: "Puts a code on the cart, where it stays until an order uses it",
      rateLimit: "offerCode",
      body: PutCode,
      reply: InCart,
      errors: { 404: "Not known", 409: "Not started, ended or used up", ...TOO_OFTEN },
    },
    "DELETE /store/cart/codes/:code": { who: "customer", summary: "Takes a code off the cart", reply: InCart },
    "GET /store/checkout": {
      who: "customer",
      summary: "What ordering would cost",
      query: AskSummary,
      reply: z.object({ summary: Summary }),
      errors: { 409: "Empty" },
    },
    "GET /store/credit": {
      who: "customer",
      summary: "Store credit: what there is of it, and where it came from and went",
      reply: z.object({ credit: StoreCredit }),
    },
    "POST /store/checkout": {
      who: "customer",
      summary: "Orders the cart",
      rateLimit: "order",
      body: PlaceOrder,
      reply: OneOrder,
      status: 201,
      errors: { 404: "No such address", 409: "Changed" },
    },
    "POST /store/checkout/cod-code": {
      who: "customer",
      summary: "Mails the code that a first order paid on delivery may need",
      description: "It holds for half an hour at least; asking again within that sends nothing new.",
      rateLimit: "order",
      reply: z.object({}),
      status: 202,
      errors: { 409: "Empty" },
    },
    "POST /store/carts/:id/complete": {
      who: "customer",
      summary: "Orders the cart in Medusa's own words: cash on delivery to the address on it",
      rateLimit: "order",
      reply: z.object({ type: z.literal("order"), order: z.looseObject({ id: z.string() }).describe("Medusa's own") }),
      errors: { 404: "None", 409: "Sold out or changed" },
    },
    "GET /store/my-orders": {
      who: "customer",
      summary: "Orders, newest first, without cancelled ones",
      query: ListOrders,
      reply: z.object({ orders: z.array(Order), count: z.number(), page: z.number(), limit: z.number() }),
      errors: { 404: "None that `holding` names" },
    },
    "GET /store/my-orders/:id": { who: "customer", summary: "One order", reply: OneOrder, errors: { 404: "None" } },
    "GET /store/my-orders/:id/returns": {
      who: "customer",
      summary: "What of an order can be sent back, and what was",
      reply: z.object({
        lines: z.array(LineReturnTerms).describe("Each line that has arrived, with its own date and rule"),
        returnable: z.array(LineReturnTerms).describe("Those of them that can be sent back now"),
        returns: z.array(OrderReturn),
      }),
      errors: { 404: "None" },
    },
    "POST /store/my-orders/:id/returns": {
      who: "customer",
      summary: "Asks to send something back",
      rateLimit: "cancel",
      bodyLimit: "50kb",
      body: RequestReturn,
      reply: OneReturn,
      status: 201,
      errors: { 404: "None", 409: "Not delivered, too late, too many, or not to be sent back" },
    },
    "POST /store/return-photos": {
      who: "customer",
      summary: "Sends a picture for a return that is requested next",
      description:
        "The body is the picture: JPEG, PNG, WebP or AVIF of at most 5 MB. Who uses it in no return has it deleted.",
      rateLimit: "cancel",
      reply: z.object({ photo: z.object({ id: z.string() }) }),
      status: 201,
      errors: { 413: "Too large", 415: "No picture", ...TOO_OFTEN },
    },
    "GET /store/return-photos/:id": {
      who: "customer",
      summary: "A picture that one has sent, as WebP",
      errors: { 404: "None" },
    },
    "POST /store/my-returns/:id/cancel": {
      who: "customer",
      summary: "Cancels a return that is not on its way",
      reply: OneReturn,
      errors: { 404: "None", 409: "On its way" },
    },
    "POST /store/my-orders/:id/cancelled-pieces": {
      who: "customer",
      summary: "Cancels pieces of an order that is not packed yet, and refunds them; all pieces cancel the order",
      rateLimit: "cancel",
      bodyLimit: "50kb",
      body: PiecesToCancel,
      reply: OneOrder,
      errors: { 404: "None", 409: "Packed, on its way, too many, or the shop does not have shoppers do it" },
    },
    "POST /store/my-orders/:id/cancel": {
      who: "customer",
      summary: "Cancels an order",
      rateLimit: "cancel",
      reply: OneOrder,
      errors: { 404: "None", 409: "On its way" },
    },
    "GET /store/saved-items": {
      who: "customer",
      summary: "What is saved for later, and the cart as it was then",
      reply: SavedItemsAndCart,
    },
    "POST /store/saved-items": {
      who: "customer",
      summary: "Saves a line of the cart",
      bodyLimit: "10kb",
      body: SaveItem,
      reply: SavedItemsAndCart,
      errors: { 404: "Not there", 409: "A hundred are saved already" },
    },
    "POST /store/saved-items/:product_id/move-to-cart": {
      who: "customer",
      summary: "Moves what is saved into the cart",
      reply: SavedItemsAndCart,
      errors: { 404: "Not saved", 409: "Not enough" },
    },
    "DELETE /store/saved-items/:product_id": { who: "customer", summary: "Forgets what is saved", reply: SavedItems },
  }),
  ...defineRoutes("Store: content", {
    "GET /store/shop": { who: "everyone", summary: "What the shop says about itself", reply: Facts },
  }),
]
