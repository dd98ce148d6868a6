import { translateFormErrors } from "@haat/sdk/errors"
import * as English from "./form-errors"

export const ACCOUNT_FORM_ERRORS = translateFormErrors(English.ACCOUNT_FORM_ERRORS, {
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
})
