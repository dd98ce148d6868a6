import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "प्लगइन",
  save: "प्लगइन की सेटिंग्स सहेजें",
  saved: "प्लगइन की सेटिंग्स सहेज ली गईं",
  unread: "कुछ गड़बड़ हो गई! प्लगइन की सेटिंग्स नहीं मिल सकीं",
  conflict: "इस बीच किसी और ने ये सेटिंग्स बदल दी हैं। अपनी सहेजने से पहले उनकी देखें",
  secretSet: "सेट है। बदलने के लिए नई लिखें।",
  secretUnset: "सेट नहीं है।",
  removeSecret: "“%{label}” हटाएँ",
  audit: {
    thing: "प्लगइन की सेटिंग्स",
    fields: { values: "", set: "सेट की गई गुप्त कुंजियाँ", replaced: "बदली गई गुप्त कुंजियाँ" },
  },
}
