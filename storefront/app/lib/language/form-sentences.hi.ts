import type { ACCOUNT_FORM_ERRORS } from "@haat/accounts/contract"
import type { CHECKOUT_FORM_ERRORS, RETURN_FORM_ERRORS } from "@haat/checkout/contract"
import type { MAIL_FORM_ERRORS } from "@haat/mail/contract"
import type { PAYMENT_FORM_ERRORS } from "@haat/payments/contract"
import type { PLACES_FORM_ERRORS } from "@haat/places/contract"
import type { REPORT_FORM_ERRORS } from "@haat/problem-reports/contract"
import type { REVIEW_FORM_ERRORS } from "@haat/reviews/contract"
import type { FORM_ERRORS } from "@haat/sdk/form-errors"

type FormErrors = typeof FORM_ERRORS &
  typeof ACCOUNT_FORM_ERRORS &
  typeof CHECKOUT_FORM_ERRORS &
  typeof RETURN_FORM_ERRORS &
  typeof MAIL_FORM_ERRORS &
  typeof PAYMENT_FORM_ERRORS &
  typeof PLACES_FORM_ERRORS &
  typeof REPORT_FORM_ERRORS &
  typeof REVIEW_FORM_ERRORS

const sentences: Record<keyof FormErrors, string> = {
  required: "{label} ज़रूरी है",
  too_long: "{label} बहुत लंबा है",
  at_most_characters: "{label} ज़्यादा से ज़्यादा {most} अक्षर का हो",
  odd_characters: "{label} में ऐसे अक्षर हैं जो नहीं चल सकते",
  valid_email: "कृपया सही ईमेल लिखें",
  pick_product: "प्रोडक्ट चुनें",
  unknown_product: "ऐसा कोई प्रोडक्ट नहीं है",
  pick_address: "डिलीवरी का पता चुनें",
  unknown_address: "ऐसा कोई पता नहीं है",
  sign_in_username_short: "यूज़रनेम कम से कम 3 अक्षर का हो",
  sign_in_username_long: "यूज़रनेम 15 अक्षर से लंबा नहीं हो सकता",
  sign_in_password_short: "पासवर्ड कम से कम 3 अक्षर का हो",
  sign_in_code_rule: "हमारी मेल के कोड में छह अंक हैं",
  enter_code: "कोड लिखें",
  code_short: "कोड कम से कम 6 अक्षर का होता है",
  code_long: "कोड ज़्यादा से ज़्यादा 40 अक्षर का होता है",
  enter_password: "अपना पासवर्ड लिखें",
  password_to_erase: "खाता मिटाने के लिए अपना पासवर्ड लिखें",
  username_short: "यूज़रनेम कम से कम 3 अक्षर का हो",
  username_long: "यूज़रनेम ज़्यादा से ज़्यादा 15 अक्षर का हो",
  invalid_email: "ईमेल सही नहीं है",
  password_short: "पासवर्ड कम से कम 6 अक्षर का हो",
  password_long: "पासवर्ड ज़्यादा से ज़्यादा 20 अक्षर का हो",
  password_parts: "पासवर्ड में अंग्रेज़ी का एक बड़ा अक्षर, एक छोटा अक्षर, एक अंक और एक विशेष चिह्न होना चाहिए",
  phone_10_digits_from_6: "फ़ोन नंबर 10 अंकों का हो और 6 से 9 के बीच के अंक से शुरू हो",
  phone_10_digits: "फ़ोन नंबर 10 अंकों का हो",
  agree_to_terms: "नियम और शर्तें मानना ज़रूरी है",
  name_with_web_address: "{label} में वेब पता नहीं हो सकता",
  postal_code_short: "पिन कोड बहुत छोटा है",
  most_addresses: "आप ज़्यादा से ज़्यादा {most} पते रख सकते हैं",
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
  pick_what_to_return: "चुनें कि आप क्या वापस भेज रहे हैं",
  whole_pieces: "नग पूरी संख्या में हों, कम से कम 1",
  note_rule: "टिप्पणी 1,000 अक्षरों तक हो",
  pick_reason: "चुनें कि आप इसे क्यों वापस भेज रहे हैं",
  pick_outcome: "चुनें कि बदले में आप क्या चाहते हैं",
  photos_rule: "ज़्यादा से ज़्यादा 4 तस्वीरें",
  pick_way: "चुनें कि यह कैसे वापस आएगा",
  link_incomplete: "यह लिंक अधूरा है। कृपया इसे मेल से फिर खोलें",
  line_too_long: "यह बहुत लंबा है",
  line_not_sendable: "इसमें ऐसे अक्षर हैं जो भेजे नहीं जा सकते",
  message_not_sendable: "संदेश में ऐसे अक्षर हैं जो नहीं चल सकते",
  valid_phone: "कृपया सही फ़ोन नंबर लिखें",
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
  postal_code_rule: "पिन कोड 6 अंकों का होता है और 0 से शुरू नहीं होता",
  choose_state: "भारत का राज्य या केंद्र शासित प्रदेश चुनें",
  enter_message: "कृपया संदेश लिखें!",
  rating_range: "रेटिंग 1 से 5 के बीच हो",
  review_too_short: "रिव्यू कम से कम 5 अक्षर का हो",
}

const labels = {
  first_name: "पहला नाम",
  last_name: "उपनाम",
  address_1: "पते की पहली पंक्ति",
  recipient_name: "पाने वाले का नाम",
  company: "कंपनी",
  address_2: "पते की दूसरी पंक्ति",
  city: "शहर",
  province: "राज्य",
  country: "देश",
  postal_code: "पिन कोड",
  username: "यूज़रनेम",
  password: "पासवर्ड",
  name: "नाम",
  phone: "फ़ोन",
  subject: "विषय",
  message: "संदेश",
  order_number: "ऑर्डर नंबर",
  review: "रिव्यू",
}

export const FORM_SENTENCES = { sentences, labels }
