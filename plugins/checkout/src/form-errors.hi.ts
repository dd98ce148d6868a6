import { translateFormErrors } from "@haat/sdk/errors"
import * as English from "./form-errors"

export const CHECKOUT_FORM_ERRORS = translateFormErrors(English.CHECKOUT_FORM_ERRORS, {
  code_missing: "कृपया कोड लिखें",
  no_code: "यह कोड नहीं है",
  quantity_number: "मात्रा संख्या में लिखें",
  quantity_whole: "मात्रा पूरी संख्या हो",
  quantity_at_least_1: "मात्रा कम से कम 1 हो",
  quantity_negative: "मात्रा शून्य से कम नहीं हो सकती",
  most_pieces: "एक प्रोडक्ट के ज़्यादा से ज़्यादा {most} नग",
  pick_payment: "भुगतान का तरीक़ा चुनें",
  pieces_to_cancel: "चुनें कि कितने नग रद्द करने हैं, हर सामान के 1 या ज़्यादा पूरे नग",
  cancel_reason_long: "कारण में ज़्यादा से ज़्यादा 300 अक्षर",
  code_rule: "हमारी मेल के कोड में छह अंक होते हैं, 0 से 9",
  gstin_rule: "यह GSTIN सही नहीं है: कृपया अपने प्रमाणपत्र से मिला लें",
  credit_amount: "शून्य से ज़्यादा रकम लिखें",
  credit_most: "एक बार में ज़्यादा से ज़्यादा ₹1,00,000",
  credit_paise: "दशमलव के बाद ज़्यादा से ज़्यादा दो अंक",
  credit_reason: "कारण लिखें: 3 से 300 अक्षर",
})

export const RETURN_FORM_ERRORS = translateFormErrors(English.RETURN_FORM_ERRORS, {
  pick_what_to_return: "चुनें कि आप क्या वापस भेज रहे हैं",
  whole_pieces: "नग पूरी संख्या में हों, कम से कम 1",
  note_rule: "टिप्पणी 1,000 अक्षरों तक हो",
  pick_reason: "चुनें कि आप इसे क्यों वापस भेज रहे हैं",
  pick_outcome: "चुनें कि बदले में आप क्या चाहते हैं",
  photos_rule: "ज़्यादा से ज़्यादा 4 तस्वीरें",
  pick_way: "चुनें कि यह कैसे वापस आएगा",
})
