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

export const COMPLAINT: Translation<typeof English.COMPLAINT> = {
  title: "शिकायत करें",
  name: "नाम",
  email: "ई-मेल",
  orderNumber: "ऑर्डर नंबर, अगर शिकायत किसी ऑर्डर की है",
  message: "क्या ग़लत हुआ",
  send: "शिकायत भेजें",
  sent: (number) => `आपकी शिकायत मिल गई। उसका नंबर ${number} है; मेल से भी बताया जा रहा है।`,
  failed: "शिकायत नहीं भेजी जा सकी।",
}

export { SENT_MS } from "./messages.ts"
