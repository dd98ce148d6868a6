import type * as english from "./messages"

export const messages: typeof english.messages = {
  name: "होम पेज",
  below: "उसमें कौन से हिस्से हैं, किस क्रम में, और उनके शीर्षक",
  hint: "किसी हिस्से को खींचें, या उसके तीरों से हटाएँ। शीर्षक खाली रहने पर हिस्से का अपना शीर्षक दिखता है।",
  fields: { sections: "हिस्से" },
  names: {
    hero: "स्वागत",
    search: "खोज",
    categories: "श्रेणियाँ",
    explore: "उत्पाद",
    "sample-reviews": "नमूना समीक्षाएँ",
  },
  list: "होम पेज के हिस्से",
  up: "%{name} ऊपर ले जाएँ",
  down: "%{name} नीचे ले जाएँ",
  show: "%{name} दिखाएँ",
  title: "%{name} का अंग्रेज़ी शीर्षक",
  title_hi: "%{name} का हिंदी शीर्षक",
  titleLabel: "शीर्षक (अंग्रेज़ी)",
  title_hiLabel: "शीर्षक (हिंदी)",
  reset: "शुरुआती क्रम वापस लाएँ",
  view: "होम पेज देखें",
  save: "होम पेज सहेजें",
  saved: "होम पेज सहेज लिया गया",
  unread: "कुछ गड़बड़ हो गई! होम पेज लोड नहीं हो सका",
  audit: { thing: "होम पेज" },
}
