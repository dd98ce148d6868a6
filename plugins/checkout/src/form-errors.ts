import { defineErrors } from "@haat/sdk/errors"

/** Errors of the forms of the cart and the checkout. */
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
  pieces_to_cancel: {
    status: 400,
    en: "Choose how many pieces to cancel, of each item a whole number from 1 on",
    hi: "चुनें कि कितने नग रद्द करने हैं, हर सामान के 1 या ज़्यादा पूरे नग",
  },
  cancel_reason_long: { status: 400, en: "The reason has at most 300 characters", hi: "कारण में ज़्यादा से ज़्यादा 300 अक्षर" },
  code_rule: {
    status: 400,
    en: "The code of our mail has six digits, 0 to 9",
    hi: "हमारी मेल के कोड में छह अंक होते हैं, 0 से 9",
  },
  gstin_rule: {
    status: 400,
    en: "This is not a GSTIN: please compare it with your certificate",
    hi: "यह GSTIN सही नहीं है: कृपया अपने प्रमाणपत्र से मिला लें",
  },
  credit_amount: { status: 400, en: "Type an amount above zero", hi: "शून्य से ज़्यादा रकम लिखें" },
  credit_most: { status: 400, en: "At most ₹1,00,000 at once", hi: "एक बार में ज़्यादा से ज़्यादा ₹1,00,000" },
  credit_paise: { status: 400, en: "At most two places after the point", hi: "दशमलव के बाद ज़्यादा से ज़्यादा दो अंक" },
  credit_reason: { status: 400, en: "Say why: 3 to 300 characters", hi: "कारण लिखें: 3 से 300 अक्षर" },
})

/** Errors of the forms of a return. */
export const RETURN_FORM_ERRORS = defineErrors({
  pick_what_to_return: { status: 400, en: "Pick what you send back", hi: "चुनें कि आप क्या वापस भेज रहे हैं" },
  whole_pieces: { status: 400, en: "Pieces are a whole number, at least 1", hi: "नग पूरी संख्या में हों, कम से कम 1" },
  note_rule: { status: 400, en: "The note is a text of at most 1,000 characters", hi: "टिप्पणी 1,000 अक्षरों तक हो" },
  pick_reason: { status: 400, en: "Pick why you send it back", hi: "चुनें कि आप इसे क्यों वापस भेज रहे हैं" },
  pick_outcome: { status: 400, en: "Pick what you want for it", hi: "चुनें कि बदले में आप क्या चाहते हैं" },
  photos_rule: { status: 400, en: "At most 4 pictures", hi: "ज़्यादा से ज़्यादा 4 तस्वीरें" },
  pick_way: { status: 400, en: "Pick how it comes back", hi: "चुनें कि यह कैसे वापस आएगा" },
})
