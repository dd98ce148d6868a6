import { defineErrors } from "./errors"

/** Errors that any route may answer. The catalogue of each noun is in its own plugin. */
export const HTTP_ERRORS = defineErrors({
  /** the contract supplies the sentence */
  invalid_data: { status: 400, en: "This is not as it must be" },
  invalid_json: { status: 400, en: "This is not valid JSON" },
  json_object_expected: { status: 400, en: "Send the fields as a JSON object" },
  unreadable_request: { status: 400, en: "This request cannot be read" },
  unusable_value: { status: 400, en: "This request has a value that cannot be used" },
  log_in: { status: 401, en: "Please log in", hi: "कृपया लॉग इन करें" },
  log_in_first: { status: 401, en: "Please log in first", hi: "कृपया पहले लॉग इन करें" },
  log_in_again: { status: 401, en: "Please log in again", hi: "कृपया फिर से लॉग इन करें" },
  administrators_cannot_shop: {
    status: 403,
    en: "Administrators cannot shop. Please log in as a shopper",
    hi: "दुकान चलाने वाले ख़रीदारी नहीं कर सकते। कृपया ग्राहक के रूप में लॉग इन करें",
  },
  no_such_page: { status: 404, en: "There is no such page", hi: "ऐसा कोई पेज नहीं है" },
  nothing_at_address: { status: 404, en: "There is nothing at this address", hi: "इस पते पर कुछ नहीं है" },
  plugin_off: {
    status: 404,
    en: "The shop has switched this off for now",
    hi: "दुकान ने इसे फ़िलहाल बंद कर रखा है",
  },
  no_such_product: { status: 404, en: "There is no such product", hi: "ऐसा कोई प्रोडक्ट नहीं है" },
  no_such_order: { status: 404, en: "There is no such order", hi: "ऐसा कोई ऑर्डर नहीं है" },
  method_not_allowed: { status: 405, en: "This address answers {methods} only" },
  too_large: { status: 413, en: "This is too much to send at once", hi: "एक बार में भेजने के लिए यह बहुत ज़्यादा है" },
  larger_than: { status: 413, en: "This is too much to send at once: more than {kilobytes} KB" },
  send_json: { status: 415, en: "Please send JSON" },
  send_utf8: { status: 415, en: "Please send text as UTF-8" },
  send_uncompressed: { status: 415, en: "Please send it without compression" },
  too_many_attempts_minute: {
    status: 429,
    en: "Too many attempts. Please try again in a minute.",
    hi: "बहुत बार कोशिश हो चुकी है। कृपया एक मिनट बाद फिर कोशिश करें।",
  },
  too_many_attempts: {
    status: 429,
    en: "Too many attempts. Please try again in {minutes} minutes.",
    hi: "बहुत बार कोशिश हो चुकी है। कृपया {minutes} मिनट बाद फिर कोशिश करें।",
  },
  too_many_attempts_later: {
    status: 429,
    en: "Too many attempts. Please try again later",
    hi: "बहुत बार कोशिश हो चुकी है। कृपया बाद में फिर कोशिश करें",
  },
  answer_too_late: {
    status: 503,
    retryAfterSeconds: 5,
    en: "The shop is taking too long to answer. Please try again",
    hi: "दुकान को जवाब देने में बहुत देर लग रही है। कृपया फिर कोशिश करें",
  },
  body_too_late: {
    status: 408,
    en: "This took too long to arrive. Please try again",
    hi: "यह पहुँचने में बहुत देर लग गई। कृपया फिर कोशिश करें",
  },
  not_now: {
    status: 503,
    retryAfterSeconds: 5,
    en: "The shop cannot do this just now. Please try again in a minute",
    hi: "दुकान अभी यह नहीं कर सकती। कृपया एक मिनट में फिर कोशिश करें",
  },
})
