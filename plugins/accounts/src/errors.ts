import { defineErrors } from "@haat/sdk/errors"

/** Errors of sign-in, the profile, addresses and saved items. */
export const ACCOUNT_ERRORS = defineErrors({
  wrong_sign_in: { status: 401, en: "Invalid username or password", hi: "यूज़रनेम या पासवर्ड ग़लत है" },
  wrong_code: {
    status: 401,
    en: "This code is wrong or was used already",
    hi: "यह कोड ग़लत है या पहले इस्तेमाल हो चुका है",
  },
  wrong_sign_in_code: {
    status: 401,
    en: "This is not the code of our latest mail, or it is too old. Compare the six digits, or ask for a new one",
    hi: "यह हमारी ताज़ा मेल का कोड नहीं है, या पुराना हो गया है। छह अंक मिला लें, या नया कोड मँगाएँ",
  },
  wrong_new_code: {
    status: 400,
    en: "This code is wrong or was used already",
    hi: "यह कोड ग़लत है या पहले इस्तेमाल हो चुका है",
  },
  sign_in_again: {
    status: 401,
    en: "This took too long. Please log in again",
    hi: "इसमें ज़्यादा समय लग गया। कृपया फिर से लॉग इन करें",
  },
  /** Thrown by the legacy sign-in route, which has no second step. */
  sign_in_at_login: { status: 403, en: "This account asks for a code as well. Please sign in at /login" },
  wrong_password_or_code: { status: 400, en: "The password or the code is wrong" },
  second_factor_is_on: { status: 409, en: "Two-step sign-in is on already" },
  staff_only: { status: 403, en: "Only the shop's staff can do this" },
  shoppers_only: {
    status: 403,
    en: "Only shoppers have addresses and saved items",
    hi: "पते और बचाकर रखा सामान सिर्फ़ ग्राहकों का होता है",
  },
  username_taken: {
    status: 409,
    field: "username",
    en: "This username is already taken",
    hi: "यह यूज़रनेम पहले से लिया जा चुका है",
  },
  email_taken: {
    status: 409,
    field: "email",
    en: "An account with this email address already exists",
    hi: "इस ईमेल से पहले से एक खाता है",
  },
  administrator_email_taken: {
    status: 409,
    en: "An administrator with this email address already exists",
    hi: "इस ईमेल से पहले से एक एडमिनिस्ट्रेटर है",
  },
  current_password_needed: {
    status: 400,
    field: "current_password",
    en: "Enter your current password to change your username, email or password",
    hi: "यूज़रनेम, ईमेल या पासवर्ड बदलने के लिए अपना मौजूदा पासवर्ड लिखें",
  },
  wrong_current_password: {
    status: 400,
    field: "current_password",
    en: "Your current password is wrong",
    hi: "आपका मौजूदा पासवर्ड ग़लत है",
  },
  link_expired: { status: 400, en: "Link expired or invalid.", hi: "लिंक पुराना या ग़लत है।" },
  too_many_addresses: {
    status: 409,
    en: "You can save at most {most} addresses",
    hi: "आप ज़्यादा से ज़्यादा {most} पते रख सकते हैं",
  },
  no_such_address: { status: 404, en: "You have no such address", hi: "आपका ऐसा कोई पता नहीं है" },

  no_such_customer: { status: 404, en: "There is no such customer" },
})
