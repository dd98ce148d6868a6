import {
  OpenPayment,
  type PaymentOutcome,
  type PaymentWindow,
  VerifyPayment,
} from "@haat/medusa-payment-razorpay/contract"
import { z } from "zod"
import { like } from "../replies/like"
import { rowsOf } from "./rows"

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

export const paymentRoutes = rowsOf("payment", [
  [
    "POST /store/razorpay/payments",
    "customer",
    "Opens a payment",
    {
      body: OpenPayment,
      reply: z.object({ payment: Window }),
      status: 201,
      refusals: { 404: "No such address", 409: "Changed", 502: "The provider is down" },
    },
  ],
  [
    "POST /store/razorpay/payments/verify",
    "customer",
    "Takes the proof of a payment",
    { body: VerifyPayment, reply: Outcome },
  ],
  [
    "GET /store/razorpay/payments/:razorpay_order_id",
    "customer",
    "How a payment stands",
    { params: z.object({ razorpay_order_id: z.string() }), reply: Outcome, refusals: { 404: "None" } },
  ],
])
