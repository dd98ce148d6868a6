import { PiecesToCancel } from "@haat/checkout/contract"
import { Order } from "@haat/checkout/replies"
import { like } from "@haat/sdk/like"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { OpenPayment, type PaymentOutcome, type PaymentWindow, VerifyPayment } from "./contract"

const Window = like<PaymentWindow>()(
  z.object({
    razorpay_order_id: z.string(),
    amount: z.number().describe("Paise"),
    currency: z.literal("INR"),
    key_id: z.string(),
    script_url: z.string(),
    name: z.string(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
    test_mode: z.boolean().describe("No real money moves"),
  }),
)

const Outcome = z.object({
  outcome: like<PaymentOutcome>()(
    z.union([
      z.object({ state: z.literal("ordered"), order_id: z.string() }),
      z.object({ state: z.literal("confirming") }),
      z.object({ state: z.enum(["refunding", "refunded"]), message: z.string() }),
      z.object({ state: z.literal("open"), message: z.string().nullable() }),
    ]),
  ),
})

export const PAYMENT_ROUTES = defineRoutes("Store: payment", {
  "POST /store/razorpay/payments": {
    who: "customer",
    summary: "Opens a payment",
    bodyLimit: "10kb",
    rateLimit: "pay",
    body: OpenPayment,
    reply: z.object({ payment: Window }),
    status: 201,
    errors: { 404: "No such address", 409: "Changed", 502: "The provider is down" },
  },
  "POST /store/razorpay/orders/:id/payments": {
    who: "customer",
    summary: "Opens a payment of what is left to pay for an order that replaces goods",
    bodyLimit: "10kb",
    rateLimit: "pay",
    reply: z.object({ payment: Window }),
    status: 201,
    errors: { 404: "No such order", 409: "Nothing is left to pay", 502: "The provider is down" },
  },
  "POST /store/razorpay/payments/verify": {
    who: "customer",
    summary: "Takes the proof of a payment",
    bodyLimit: "10kb",
    body: VerifyPayment,
    reply: Outcome,
  },
  "GET /store/razorpay/payments/:razorpay_order_id": {
    who: "customer",
    summary: "How a payment stands",
    reply: Outcome,
    errors: { 404: "None" },
  },
  "POST /store/my-orders/:id/cancelled-pieces": {
    who: "customer",
    summary: "Cancels pieces of an order that is not packed yet, and refunds them; all pieces cancel the order",
    rateLimit: "cancel",
    bodyLimit: "50kb",
    body: PiecesToCancel,
    reply: z.object({ order: Order }),
    errors: { 404: "None", 409: "Packed, on its way, too many, or the shop does not have shoppers do it" },
  },
  "POST /hooks/payment/razorpay_razorpay": {
    who: "everyone",
    summary: "What the provider reports of payments and refunds",
    description: "Its signature is over the bytes as they came; without it the answer is 400.",
  },
})
