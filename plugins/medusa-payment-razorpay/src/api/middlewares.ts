import { requireShopper } from "@haat/http/require-shopper"
import { validateBody } from "@haat/http/validate-body"
import { defineMiddlewares } from "@medusajs/framework/http"
import { OpenPayment, VerifyPayment } from "../contract"

const SMALL = { sizeLimit: "10kb" }

export default defineMiddlewares({
  routes: [
    // The signature is over the bytes as they came.
    { matcher: "/hooks/payment/razorpay_razorpay", methods: ["POST"], bodyParser: false },
    { matcher: "/store/razorpay", middlewares: [requireShopper()] },
    {
      matcher: "/store/razorpay/payments",
      methods: ["POST"],
      bodyParser: SMALL,
      middlewares: [validateBody(OpenPayment)],
    },
    {
      matcher: "/store/razorpay/payments/verify",
      methods: ["POST"],
      bodyParser: SMALL,
      middlewares: [validateBody(VerifyPayment)],
    },
  ],
})
