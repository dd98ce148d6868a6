import { defineFormErrors } from "@haat/sdk/errors"

/** Errors of the forms for paying online. */
export const PAYMENT_FORM_ERRORS = defineFormErrors({
  foreign_payment: "This is not a payment of this shop",
  refund_reason: "Say why: at least 3 characters",
  refund_reason_long: "At most 300 characters",
  refund_amount: "Type an amount above zero",
  refund_amount_or_none: "Type an amount, 0 or more",
  refund_paise: "At most two places after the point",
  refund_pieces: "Pieces are whole and at least 1",
  refund_of_what: "Refund an amount, or choose items and delivery",
  refund_reference: "Type the reference of the UPI or bank transfer: 4 to 100 characters",
  odd_signature: "Payment verification failed",
})
