/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "POST /hooks/payment/razorpay_razorpay": "signed",
  "POST /store/my-orders/:id/cancelled-pieces": "own",
  "POST /store/razorpay/payments": "customer",
  "POST /store/razorpay/orders/:id/payments": "customer",
  "GET /store/razorpay/payments/:razorpay_order_id": "customer",
  "POST /store/razorpay/payments/verify": "customer",
  "POST /back-office/orders/:id/refund": "managers",
  "POST /back-office/orders/:id/cancellation": "managers",
  "POST /back-office/orders/:id/cancelled-pieces": "managers",
  "POST /back-office/orders/:id/pieces-quote": "staff",
  "POST /back-office/returns/:id/refund": "managers",
  "GET /back-office/payments": "managers",
  "GET /back-office/payments/:id": "managers",
} as const
