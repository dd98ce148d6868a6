import { translateFormErrors } from "@haat/sdk/errors"
import * as English from "./form-errors"

export const MAIL_FORM_ERRORS = translateFormErrors(English.MAIL_FORM_ERRORS, {
  link_incomplete: "यह लिंक अधूरा है। कृपया इसे मेल से फिर खोलें",
  line_too_long: "यह बहुत लंबा है",
  line_not_sendable: "इसमें ऐसे अक्षर हैं जो भेजे नहीं जा सकते",
  message_not_sendable: "संदेश में ऐसे अक्षर हैं जो नहीं चल सकते",
  valid_phone: "कृपया सही फ़ोन नंबर लिखें",
})
