import type { Translation } from "@haat/sdk/storefront"
import type * as English from "./messages.ts"

export const PROBLEM_REPORT: Translation<typeof English.PROBLEM_REPORT> = {
  ask: "समस्या बताएँ",
  hint: "ग़लत तस्वीर, ग़लत दाम, या कुछ जो बिकना नहीं चाहिए: हमें बताएँ।",
  message: "क्या ग़लत है?",
  send: "भेजें",
  sent: "धन्यवाद। दुकान इसे देखेगी।",
  failed: "कुछ गड़बड़ हो गई। कृपया बाद में फिर कोशिश करें।",
}

export { SENT_MS } from "./messages.ts"
