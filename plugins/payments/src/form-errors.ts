import { defineErrors } from "@haat/sdk/errors"

/** Errors of the forms for paying online. */
export const PAYMENT_FORM_ERRORS = defineErrors({
  foreign_payment: { status: 400, en: "This is not a payment of this shop", hi: "यह इस दुकान का भुगतान नहीं है" },
  refund_reason: { status: 400, en: "Say why: at least 3 characters", hi: "कारण लिखें: कम से कम 3 अक्षर" },
  refund_reason_long: { status: 400, en: "At most 300 characters", hi: "ज़्यादा से ज़्यादा 300 अक्षर" },
  refund_amount: { status: 400, en: "Type an amount above zero", hi: "शून्य से ज़्यादा रकम लिखें" },
  refund_amount_or_none: { status: 400, en: "Type an amount, 0 or more", hi: "रकम लिखें, 0 या ज़्यादा" },
  refund_paise: { status: 400, en: "At most two places after the point", hi: "दशमलव के बाद ज़्यादा से ज़्यादा दो अंक" },
  refund_pieces: { status: 400, en: "Pieces are whole and at least 1", hi: "नग पूरे और कम से कम 1 हों" },
  refund_of_what: {
    status: 400,
    en: "Refund an amount, or choose items and delivery",
    hi: "कोई रकम लिखें, या सामान और डिलीवरी चुनें",
  },
  refund_reference: {
    status: 400,
    en: "Type the reference of the UPI or bank transfer: 4 to 100 characters",
    hi: "UPI या बैंक ट्रांसफ़र का रेफ़रेंस लिखें: 4 से 100 अक्षर",
  },
  odd_signature: { status: 400, en: "Payment verification failed", hi: "भुगतान की पुष्टि नहीं हो सकी" },
})
