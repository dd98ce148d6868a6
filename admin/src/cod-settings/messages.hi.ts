import type * as english from "./messages"

export const messages: typeof english.messages = {
  name: "कैश ऑन डिलीवरी",
  text: "जो डिलीवरी पर भुगतान नहीं कर सकता, उसे चेकआउट पर कारण दिखता है और वह ऑनलाइन भुगतान करता है। जो खाली है, वह नियम नहीं है।",
  fields: {
    max_rupees: "ज़्यादा से ज़्यादा, ₹ में",
    without_postal_codes: "इन पिन कोड पर नहीं",
    code_above_rupees: "इससे ऊपर मेल से कोड, ₹ में",
    max_returned: "इतने पार्सल लौट आने पर नहीं",
  },
  hints: {
    max_rupees: "ग्राहक से अभी लेना बाक़ी कैश, इस ऑर्डर समेत। इससे ऊपर के ऑर्डर का भुगतान ऑनलाइन होता है।",
    without_postal_codes: "छह-छह अंक, या पहले कुछ अंक: 79 यानी इससे शुरू होने वाले सभी।",
    code_above_rupees: "इससे ज़्यादा के पहले ऑर्डर के लिए ग्राहक को मेल किया गया कोड चाहिए।",
    max_returned: "उसी ग्राहक के पार्सल जो किसी ने नहीं लिए।",
  },
  save: "नियम सेव करें",
  saved: "नियम सेव हो गए",
  unread: "कुछ गड़बड़ हुई! कैश ऑन डिलीवरी के नियम नहीं मिल सके",
  audit: { thing: "कैश ऑन डिलीवरी के नियम" },
}

export const returnedParcels: typeof english.returnedParcels = {
  name: "लौट आए पार्सल",
  fields: {
    id: "पिन कोड",
    parcels: "लौट आए",
    received: "उनमें से मिले",
    orders: "यहाँ के ऑर्डर",
  },
  none: "कोई पार्सल नहीं लौटा है।",
  unread: "कुछ गड़बड़ हुई! लौट आए पार्सल नहीं मिल सके",
}
