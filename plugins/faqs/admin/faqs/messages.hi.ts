import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "सवाल |||| सवाल",
  section: "सवाल-जवाब",
  sectionBelow: "ग्राहक जो पूछते हैं, और आपके जवाब",
  fields: { question: "सवाल (अंग्रेज़ी)", answer: "जवाब (अंग्रेज़ी)", question_hi: "सवाल (हिंदी)", answer_hi: "जवाब (हिंदी)" },
  created: "सवाल-जवाब जुड़ गया",
  failed: "कुछ गड़बड़ हो गई!",
  notCreated: "सवाल-जवाब जोड़ा नहीं जा सका",
  deleted: "आपका सवाल-जवाब हटा दिया गया।",
  form: "नया सवाल",
  add: "सवाल-जवाब जोड़ें",
  none: "अभी कोई सवाल नहीं",
  noneText: "ग्राहक जो सबसे ज़्यादा पूछते हैं, उसका जवाब यहाँ दें; वह होम पेज के नीचे दिखता है।",
  gone: "यह होम पेज से तुरंत हट जाएगा।",
  questionHere: "सवाल यहाँ दिखेगा",
  answerHere: "जवाब यहाँ दिखेगा।",
  hindiHint: "ज़रूरी नहीं: खाली रहने पर हिंदी में पढ़ने वालों को अंग्रेज़ी दिखती है।",
  answerAsShown: "जैसा ग्राहक पढ़ेंगे",
  deleteOne: "सवाल %{number} हटाएँ",
  audit: { thing: "सवाल" },
}
