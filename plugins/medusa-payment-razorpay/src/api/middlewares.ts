import { limitAttempts } from "@haat/http/limit-attempts"
import { requireShopper } from "@haat/http/require-shopper"
import { validateBody } from "@haat/http/validate-body"
import { defineMiddlewares } from "@medusajs/framework/http"
import { OpenPayment, VerifyPayment, WEBHOOK_PATH } from "../contract"
import { closeOtherHooks } from "./close-other-hooks"

const SMALL = { sizeLimit: "10kb" }

export default defineMiddlewares({
  routes: [
    // The signature is over the bytes as they came.
    { matcher: WEBHOOK_PATH, methods: ["POST"], bodyParser: false },
    // Nothing is read of what comes to Medusa's own /hooks/payment/:provider, or anywhere else. The braces make a pattern
    // that Medusa finds before its own, which keeps the whole body.
    { matcher: "/hooks/payment/{:provider}", bodyParser: false },
    { matcher: "/hooks/*", bodyParser: false },
    { matcher: "/hooks", middlewares: [closeOtherHooks] },
    { matcher: "/store/razorpay", middlewares: [requireShopper()] },
    {
      matcher: "/store/razorpay/payments",
      methods: ["POST"],
      bodyParser: SMALL,
      middlewares: [validateBody(OpenPayment), limitAttempts("pay")],
    },
    {
      matcher: "/store/razorpay/payments/verify",
      methods: ["POST"],
      bodyParser: SMALL,
      middlewares: [validateBody(VerifyPayment)],
    },
  ],
})
