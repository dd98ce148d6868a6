import { defineErrors } from "@haat/sdk/errors"

/** Errors of the forms for messages to the owner. */
export const MAIL_FORM_ERRORS = defineErrors({
  line_too_long: { status: 400, en: "This is too long", hi: "यह बहुत लंबा है" },
  line_not_sendable: {
    status: 400,
    en: "This contains characters that cannot be sent",
    hi: "इसमें ऐसे अक्षर हैं जो भेजे नहीं जा सकते",
  },
  message_not_sendable: {
    status: 400,
    en: "Message contains characters that cannot be sent",
    hi: "संदेश में ऐसे अक्षर हैं जो नहीं चल सकते",
  },
  valid_phone: { status: 400, en: "Please enter a valid phone number", hi: "कृपया सही फ़ोन नंबर लिखें" },
})
