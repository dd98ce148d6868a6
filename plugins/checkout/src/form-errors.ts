import { defineErrors } from "@haat/http/errors"

/** What the rules of the cart and the checkout say. */
export const CHECKOUT_FORM_ERRORS = defineErrors({
  quantity_number: { status: 400, en: "Quantity must be a number", hi: "मात्रा संख्या में लिखें" },
  quantity_whole: { status: 400, en: "Quantity must be a whole number", hi: "मात्रा पूरी संख्या हो" },
  quantity_at_least_1: { status: 400, en: "Quantity must be at least 1", hi: "मात्रा कम से कम 1 हो" },
  quantity_negative: { status: 400, en: "Quantity cannot be negative", hi: "मात्रा शून्य से कम नहीं हो सकती" },
  most_pieces: {
    status: 400,
    en: "At most {most} pieces of one product",
    hi: "एक प्रोडक्ट के ज़्यादा से ज़्यादा {most} नग",
  },
  pick_payment: { status: 400, en: "Pick a way to pay", hi: "भुगतान का तरीक़ा चुनें" },
  credit_amount: { status: 400, en: "Type an amount above zero", hi: "शून्य से ज़्यादा रकम लिखें" },
  credit_most: { status: 400, en: "At most ₹1,00,000 at once", hi: "एक बार में ज़्यादा से ज़्यादा ₹1,00,000" },
  credit_paise: { status: 400, en: "At most two places after the point", hi: "दशमलव के बाद ज़्यादा से ज़्यादा दो अंक" },
  credit_reason: { status: 400, en: "Say why: 3 to 300 characters", hi: "कारण लिखें: 3 से 300 अक्षर" },
})
