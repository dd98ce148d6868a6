import { defineErrors } from "./errors"

/** Errors that the rules of several contracts share. `label` is one of the field names in `errors.ts`. */
export const FORM_ERRORS = defineErrors({
  required: { status: 400, en: "{label} is required", hi: "{label} ज़रूरी है" },
  too_long: { status: 400, en: "{label} is too long", hi: "{label} बहुत लंबा है" },
  at_most_characters: {
    status: 400,
    en: "{label} should be at most {most} characters long",
    hi: "{label} ज़्यादा से ज़्यादा {most} अक्षर का हो",
  },
  odd_characters: {
    status: 400,
    en: "{label} contains characters that cannot be used",
    hi: "{label} में ऐसे अक्षर हैं जो नहीं चल सकते",
  },
  valid_email: { status: 400, en: "Please enter a valid email address", hi: "कृपया सही ईमेल लिखें" },
  pick_product: { status: 400, en: "Pick a product", hi: "प्रोडक्ट चुनें" },
  unknown_product: { status: 400, en: "There is no such product", hi: "ऐसा कोई प्रोडक्ट नहीं है" },
  pick_address: { status: 400, en: "Pick a delivery address", hi: "डिलीवरी का पता चुनें" },
  unknown_address: { status: 400, en: "There is no such address", hi: "ऐसा कोई पता नहीं है" },
})
