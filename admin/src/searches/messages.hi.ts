import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "खोज |||| खोजें",
  fields: {
    text: "क्या खोजा गया",
    searches: "कितनी बार",
    clicks: "क्लिक",
    found: "पिछली बार मिला",
    last_day: "आखिरी दिन",
    actions: "क्या करें",
  },
  about:
    "ग्राहक क्या खोजते हैं, छोटे अक्षरों में, किसी के नाम के बिना। हर बार दुकान में आने पर एक बार गिना जाता है, " +
    "जब नतीजा दिखता है; जावास्क्रिप्ट के बिना नहीं गिना जाता। जो ईमेल पता या फ़ोन नंबर जैसा लगे, वह नहीं रखा " +
    "जाता।",
  search: "इन खोजों में ढूँढें",
  period: "अवधि",
  days: "%{days} दिन",
  which: "कौन सी खोजें",
  whichOf: { all: "सभी", result: "जिनमें कुछ न मिला", click: "जिनमें क्लिक न हुआ" },
  searched: "%{count} खोज |||| %{count} खोजें",
  clicked: "%{count} क्लिक |||| %{count} क्लिक",
  products: "%{count} उत्पाद |||| %{count} उत्पाद",
  makeSynonym: "समानार्थी बनाएँ",
  makeSynonymOf: "समानार्थी बनाएँ: %{text}",
  pinProducts: "उत्पाद पहले दिखाएँ",
  pinProductsFor: "उत्पाद पहले दिखाएँ: %{text}",
  none: "कोई खोज नहीं मिली।",
  noneText: "ग्राहक जैसे ही कुछ खोजेंगे, इन दिनों की खोजें यहाँ दिखेंगी।",
  failed: "कुछ गड़बड़ हो गई! खोजें नहीं लाई जा सकीं",
  audit: { actions: { exported: "ने ग्राहकों की खोजें डाउनलोड कीं" }, fields: { without: "किसके बिना" } },
}
