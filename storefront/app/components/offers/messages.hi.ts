import type { Translation } from "../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const OFFERS: Translation<typeof English.OFFERS> = {
  title: "ऑफ़र",
  code: "कूपन कोड",
  apply: "लगाएँ",
  failed: "कोड जाँचा नहीं जा सका। कृपया फिर कोशिश करें।",
  takeOff: (code) => `${code} हटाएँ`,
  onLine: (money) => `${money} की छूट`,
  atCheckout: "चेकआउट में",
  discount: "ऑफ़र",
  deliveryDiscount: "डिलीवरी पर ऑफ़र",
  items: "सामान",
  more: (money, name) => `“${name}” के लिए ${money} और`,
  moreForDelivery: (money) => `मुफ़्त डिलीवरी के लिए ${money} और`,
  put: (code) => `${code} आपके कार्ट पर लग गया`,
  kept: (code) => `${code} इस डिवाइस पर रखा है और लॉग इन करने पर आपके कार्ट पर लगेगा।`,
  guest: "कोड लॉग इन करने के बाद लिखे जाते हैं।",
  byItself: "आपके कार्ट में अपने आप घट जाता है।",
}
