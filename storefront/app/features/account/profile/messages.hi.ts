import type { Translation } from "../../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export { PROFILE_UPDATED_MS } from "./messages.ts"

export const PROFILE: Translation<typeof English.PROFILE> = {
  title: "प्रोफ़ाइल",
  description: "आपकी जानकारी, पते और पासवर्ड।",
  details: "आपकी जानकारी",
  firstName: "नाम",
  addresses: "पते",
  noAddresses: "आपने अभी कोई पता सेव नहीं किया है।",
  addressNumber: (number) => `पता ${number}`,
  addAddress: "पता जोड़ें",
  addressesFull: "आप ज़्यादा से ज़्यादा 4 पते सेव कर सकते हैं।",
  remove: "हटाएँ",
  removeAddress: (number) => `पता ${number} हटाएँ`,
  addressRemoved: "पता हटा दिया गया। प्रोफ़ाइल अपडेट करते ही यह मिट जाएगा।",
  addressGone: "पता हटा दिया गया",
  addressesChanged: "इस बीच आपके पते कहीं और बदले गए। अब वे जैसे हैं वैसे दिख रहे हैं; कृपया जाँच लें।",
  undo: "वापस लाएँ",
  addressType: "प्रकार",
  shipping: "डिलीवरी",
  billing: "बिल",
  defaultAddress: "मुख्य पता",
  password: "पासवर्ड",
  newPassword: "नया पासवर्ड",
  newPasswordHint:
    "पुराना रखना हो तो ख़ाली छोड़ दें। 6 से 20 अक्षर, जिनमें एक बड़ा और एक छोटा अंग्रेज़ी अक्षर, एक अंक और ! @ # $ % & * - में से एक हो",
  currentPassword: "मौजूदा पासवर्ड",
  currentPasswordHint: "यूज़रनेम, ईमेल या पासवर्ड बदलने के लिए ज़रूरी।",
  currentPasswordNeeded: "यूज़रनेम, ईमेल या पासवर्ड बदलने के लिए अपना मौजूदा पासवर्ड लिखें",
  unsaved: "कुछ बदलाव अभी सेव नहीं हुए हैं।",
  discard: "बदलाव छोड़ें",
  update: "प्रोफ़ाइल अपडेट करें",
  updated: "प्रोफ़ाइल अपडेट हो गई",
  failed: "अपडेट नहीं हो सका",
}
