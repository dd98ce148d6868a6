import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "खोज का शब्द |||| खोज के शब्द",
  fields: { words: "एक ही चीज़ के शब्द", updated_at: "पिछला बदलाव", actions: "क्या करें" },
  about:
    "एक पंक्ति का कोई भी शब्द खोजने पर उसके बाकी सब शब्दों का सामान भी मिलता है। ऐसे बहुत से शब्द दुकान पहले से जानती है; यहाँ अपने शब्द जोड़ें।",
  search: "इन शब्दों में खोजें",
  add: "पंक्ति जोड़ें",
  addTitle: "खोज के शब्द जोड़ें",
  editTitle: "खोज के शब्द बदलें",
  hint: "हिंदी में, अंग्रेज़ी में या दोनों में, बीच में कॉमा लगाकर: saree, sari, साड़ी",
  save: "सहेजें",
  added: "अब इन शब्दों से सामान मिलेगा: %{words}",
  changed: "बदलकर हुआ: %{words}",
  deleted: "हटाया गया: %{words}",
  restored: "पहले जैसा: %{words}",
  editOne: "%{words} बदलें",
  deleteOne: "%{words} हटाएँ",
  none: "खोज के शब्द नहीं मिले।",
  noneText: "वे शब्द जोड़ें जिनसे ग्राहक आपका सामान खोजते हैं, जैसे उसका हिंदी नाम।",
  failed: "कुछ गड़बड़ हो गई! खोज के शब्द नहीं लाए जा सके",
  audit: { thing: "खोज के शब्द" },
}
