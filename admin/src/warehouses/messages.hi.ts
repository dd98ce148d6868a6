import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "गोदाम",
  text:
    "मुख्य गोदाम दुकान की अपनी जगह है: उसका पिन कोड ऊपर है, पता और GSTIN कर की सेटिंग्स में। जो सामान कहीं और से " +
    "निकलता है, उसके लिए गोदाम जोड़ें: कर उसके राज्य के अनुसार लगता है, और बिल पर उसका GSTIN रहता है।",
  fields: {
    name: "नाम",
    address_1: "पता",
    address_2: "पता, दूसरी पंक्ति",
    city: "शहर",
    state: "राज्य",
    postal_code: "पिन कोड",
    phone: "फ़ोन",
    gstin: "GSTIN",
    pickup_location: "Shiprocket पर नाम",
    location_id: "गोदाम",
  },
  hints: {
    gstin: "गोदाम के राज्य का। दुकान के अपने राज्य में ख़ाली रह सकता है: तब दुकान का चलता है।",
    pickup_location: "वहाँ के पिकअप पते का। इसके बिना पार्सल सिर्फ़ हाथ से भेजे जाते हैं।",
  },
  none: "सारा सामान मुख्य गोदाम में है।",
  products: "%{smart_count} प्रोडक्ट |||| %{smart_count} प्रोडक्ट",
  add: "गोदाम जोड़ें",
  addTitle: "गोदाम",
  editTitle: "%{name}",
  editOne: "%{name} बदलें",
  save: "गोदाम सहेजें",
  added: "गोदाम सहेज लिया गया",
  changed: "गोदाम सहेज लिया गया",
  delete: "हटाएँ",
  deleteOne: "%{name} हटाएँ",
  deleteTitle: "यह गोदाम हटाएँ?",
  deleteText: "यह तब हटता है, जब वहाँ कुछ न रखा हो और वहाँ से कुछ रास्ते में न हो। इसके बिल बने रहते हैं।",
  deleted: "गोदाम हटा दिया गया",
  unread: "कुछ गड़बड़ हो गई! गोदाम नहीं मिल सके",
  keepTitle: "यह कहाँ रखा है",
  keepText: "इसका सारा स्टॉक वहाँ चला जाता है, और नए ऑर्डर वहीं से निकलते हैं।",
  audit: { thing: "गोदाम" },
}
