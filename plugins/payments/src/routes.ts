import { Order, PiecesToCancel } from "@haat/checkout/contract"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { OpenPayment, PaymentOutcome, PaymentWindow, VerifyPayment } from "./contract"

const OutcomeReply = z.object({ outcome: PaymentOutcome })

export const PAYMENT_ROUTES = defineRoutes("Store: payment", {
  "POST /store/razorpay/payments": {
    who: "customer",
    summary: "Opens a payment",
    bodyLimit: "10kb",
    rateLimit: "pay",
    body: OpenPayment,
    reply: z.object({ payment: PaymentWindow }),
    status: 201,
    errors: { 404: "No such address", 409: "Changed", 502: "The provider is down" },
  },
  "POST /store/razorpay/orders/:id/payments": {
    who: "customer",
    summary: "Opens a payment for the balance of an exchange order",
    bodyLimit: "10kb",
    rateLimit: "pay",
    reply: z.object({ payment: PaymentWindow }),
    status: 201,
    errors: { 404: "No such order", 409: "Nothing is left to pay", 502: "The provider is down" },
  },
  "POST /store/razorpay/payments/verify": {
    who: "customer",
    summary: "Verifies the signature of a payment and settles it",
    bodyLimit: "10kb",
    body: VerifyPayment,
    reply: OutcomeReply,
  },
  "GET /store/razorpay/payments/:razorpay_order_id": {
    who: "customer",
    summary: "Reads the outcome of a payment",
    reply: OutcomeReply,
    errors: { 404: "None" },
  },
  "POST /store/my-orders/:id/cancelled-pieces": {
    who: "customer",
    summary: "Cancels pieces of an order that is not packed yet, and refunds them; all pieces cancel the order",
    rateLimit: "cancel",
    bodyLimit: "50kb",
    body: PiecesToCancel,
    reply: z.object({ order: Order }),
    errors: { 404: "None", 409: "Packed, on its way, too many pieces, or shoppers may cancel whole orders only" },
  },
  "POST /hooks/payment/razorpay_razorpay": {
    who: "everyone",
    summary: "Receives the provider's webhooks",
    description: "The signature is verified over the raw body; a missing or wrong one is answered with 400.",
  },
})
