import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "मुख्य उत्पाद |||| मुख्य उत्पाद",
  section: "मुख्य उत्पाद",
  sectionBelow: "ट्रेंडिंग उत्पाद, आपके क्रम में",
  saved: "उत्पाद सहेज लिए गए",
  save: "मुख्य उत्पाद सहेजें",
  saving: "सहेजा जा रहा है…",
  hint: "होम पेज पर ट्रेंडिंग उत्पाद के नाम से, इसी क्रम में दिखते हैं।",
  none: "अभी कोई मुख्य उत्पाद नहीं",
  noneText: "कोई उत्पाद खोजें और जोड़ें।",
  shownAs: "ट्रेंडिंग उत्पाद",
  newestInstead: "जब तक आप कोई नहीं चुनते, होम पेज पर स्टॉक के सबसे नए उत्पाद दिखते हैं।",
  unsaved: "अभी सहेजा नहीं गया",
  audit: { thing: "मुख्य उत्पाद" },
}
