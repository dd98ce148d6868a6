import { defineErrors } from "@haat/sdk/errors"

/** Errors of the forms of an account, in the specification's words. */
export const ACCOUNT_FORM_ERRORS = defineErrors({
  sign_in_username_short: {
    status: 400,
    en: "Username must be at least 3 characters long",
    hi: "यूज़रनेम कम से कम 3 अक्षर का हो",
  },
  sign_in_username_long: {
    status: 400,
    en: "Username can't exceed more than 15 characters long",
    hi: "यूज़रनेम 15 अक्षर से लंबा नहीं हो सकता",
  },
  sign_in_password_short: {
    status: 400,
    en: "Password should be 3 character long",
    hi: "पासवर्ड कम से कम 3 अक्षर का हो",
  },
  sign_in_code_rule: {
    status: 400,
    en: "The code of our mail has six digits",
    hi: "हमारी मेल के कोड में छह अंक हैं",
  },
  enter_code: { status: 400, en: "Enter the code", hi: "कोड लिखें" },
  code_short: { status: 400, en: "A code has at least 6 characters", hi: "कोड कम से कम 6 अक्षर का होता है" },
  code_long: { status: 400, en: "A code has at most 40 characters", hi: "कोड ज़्यादा से ज़्यादा 40 अक्षर का होता है" },
  enter_password: { status: 400, en: "Enter your password", hi: "अपना पासवर्ड लिखें" },
  password_to_erase: {
    status: 400,
    en: "Type your password to erase your account",
    hi: "खाता मिटाने के लिए अपना पासवर्ड लिखें",
  },
  username_short: {
    status: 400,
    en: "Username must be at least 3 characters",
    hi: "यूज़रनेम कम से कम 3 अक्षर का हो",
  },
  username_long: {
    status: 400,
    en: "Username must be at most 15 characters",
    hi: "यूज़रनेम ज़्यादा से ज़्यादा 15 अक्षर का हो",
  },
  invalid_email: { status: 400, en: "Invalid email address", hi: "ईमेल सही नहीं है" },
  password_short: {
    status: 400,
    en: "Password must be at least 6 characters",
    hi: "पासवर्ड कम से कम 6 अक्षर का हो",
  },
  password_long: {
    status: 400,
    en: "Password must be at most 20 characters",
    hi: "पासवर्ड ज़्यादा से ज़्यादा 20 अक्षर का हो",
  },
  password_parts: {
    status: 400,
    en: "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number",
    hi: "पासवर्ड में अंग्रेज़ी का एक बड़ा अक्षर, एक छोटा अक्षर, एक अंक और एक विशेष चिह्न होना चाहिए",
  },
  phone_10_digits_from_6: {
    status: 400,
    en: "Phone number must be 10 digits and start with 6-9",
    hi: "फ़ोन नंबर 10 अंकों का हो और 6 से 9 के बीच के अंक से शुरू हो",
  },
  phone_10_digits: { status: 400, en: "Phone must be 10 digits", hi: "फ़ोन नंबर 10 अंकों का हो" },
  agree_to_terms: {
    status: 400,
    en: "You must agree to the terms and conditions",
    hi: "नियम और शर्तें मानना ज़रूरी है",
  },
  name_with_web_address: {
    status: 400,
    en: "{label} cannot hold a web address",
    hi: "{label} में वेब पता नहीं हो सकता",
  },
  postal_code_short: { status: 400, en: "Postal Code is too short", hi: "पिन कोड बहुत छोटा है" },
  most_addresses: {
    status: 400,
    en: "You can save at most {most} addresses",
    hi: "आप ज़्यादा से ज़्यादा {most} पते रख सकते हैं",
  },
})
