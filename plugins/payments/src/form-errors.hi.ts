import { translateFormErrors } from "@haat/sdk/errors"
import * as English from "./form-errors"

export const PAYMENT_FORM_ERRORS = translateFormErrors(English.PAYMENT_FORM_ERRORS, {
  foreign_payment: "यह इस दुकान का भुगतान नहीं है",
  refund_reason: "कारण लिखें: कम से कम 3 अक्षर",
  refund_reason_long: "ज़्यादा से ज़्यादा 300 अक्षर",
  refund_amount: "शून्य से ज़्यादा रकम लिखें",
  refund_amount_or_none: "रकम लिखें, 0 या ज़्यादा",
  refund_paise: "दशमलव के बाद ज़्यादा से ज़्यादा दो अंक",
  refund_pieces: "नग पूरे और कम से कम 1 हों",
  refund_of_what: "कोई रकम लिखें, या सामान और डिलीवरी चुनें",
  refund_reference: "UPI या बैंक ट्रांसफ़र का रेफ़रेंस लिखें: 4 से 100 अक्षर",
  odd_signature: "भुगतान की पुष्टि नहीं हो सकी",
})
