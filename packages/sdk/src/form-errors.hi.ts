import { translateFormErrors } from "./errors"
import * as English from "./form-errors"

export const FORM_ERRORS = translateFormErrors(English.FORM_ERRORS, {
  required: "{label} ज़रूरी है",
  too_long: "{label} बहुत लंबा है",
  at_most_characters: "{label} ज़्यादा से ज़्यादा {most} अक्षर का हो",
  odd_characters: "{label} में ऐसे अक्षर हैं जो नहीं चल सकते",
  valid_email: "कृपया सही ईमेल लिखें",
  pick_product: "प्रोडक्ट चुनें",
  unknown_product: "ऐसा कोई प्रोडक्ट नहीं है",
  pick_address: "डिलीवरी का पता चुनें",
  unknown_address: "ऐसा कोई पता नहीं है",
})
