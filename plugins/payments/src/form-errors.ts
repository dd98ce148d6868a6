import { defineErrors } from "@haat/sdk/errors"

/** Errors of the forms for paying online. */
export const PAYMENT_FORM_ERRORS = defineErrors({
  foreign_payment: { status: 400, en: "This is not a payment of this shop" },
  refund_reason: { status: 400, en: "Say why: at least 3 characters" },
  refund_reason_long: { status: 400, en: "At most 300 characters" },
  refund_amount: { status: 400, en: "Type an amount above zero" },
  refund_amount_or_none: { status: 400, en: "Type an amount, 0 or more" },
  refund_paise: { status: 400, en: "At most two places after the point" },
  refund_pieces: { status: 400, en: "Pieces are whole and at least 1" },
  refund_of_what: {
    status: 400,
    en: "Refund an amount, or choose items and delivery",
  },
  refund_reference: {
    status: 400,
    en: "Type the reference of the UPI or bank transfer: 4 to 100 characters",
  },
  odd_signature: { status: 400, en: "Payment verification failed" },
})
