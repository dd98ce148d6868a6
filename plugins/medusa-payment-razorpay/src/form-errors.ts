import { defineErrors } from "@haat/http/errors"

/** What the rules of paying online say. */
export const PAYMENT_FORM_ERRORS = defineErrors({
  foreign_payment: { status: 400, en: "This is not a payment of this shop", hi: "यह इस दुकान का भुगतान नहीं है" },
  odd_signature: { status: 400, en: "Payment verification failed", hi: "भुगतान की पुष्टि नहीं हो सकी" },
})
