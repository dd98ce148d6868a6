import type { Translation } from "./language/translation.ts"
import type * as English from "./messages.ts"

export const TIMES: Translation<typeof English.TIMES> = {
  days: (estimate) => `${estimate} दिन`,
}

export const LOAD_ERRORS: Translation<typeof English.LOAD_ERRORS> = {
  none: "दुकान से जवाब नहीं मिला",
  broken: "दुकान जवाब नहीं दे सकी",
  wrongFields: "कृपया नीचे बताई गई ग़लतियाँ ठीक करें।",
  unknownForm: "इस पेज पर ऐसा कोई फ़ॉर्म नहीं है। कृपया पेज दोबारा खोलें।",
}

export const NAMELESS: Translation<typeof English.NAMELESS> = { shop: "हमारी दुकान" }
