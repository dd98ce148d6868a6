import type { Translation } from "../../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const PRODUCT: Translation<typeof English.PRODUCT> = {
  pictures: "तस्वीरें",
  pictureOf: (name, number, count) => `${name}, तस्वीर ${number} / ${count}`,
  showPicture: (number) => `तस्वीर ${number} दिखाएँ`,
  lookCloser: "पास से देखें:",
  previous: "पिछली तस्वीर",
  next: "अगली तस्वीर",
  zoomIn: "बड़ा करें",
  zoomOut: "छोटा करें",
  taxes: "सभी टैक्स सहित",
  payment: "ऑनलाइन पेमेंट करें, या घर पर कैश ऑन डिलीवरी",
  delivered: "पूरे भारत में डिलीवरी",
  sizeChart: "साइज़ चार्ट",
  returnable: (days) => `डिलीवरी के ${days} दिनों के भीतर वापस भेजा जा सकता है`,
  exchangeable: (days) => `डिलीवरी के ${days} दिनों के भीतर बदला जा सकता है`,
  wayBackByShop: "वापस भेजना मुफ़्त है",
  wayBackByShopper: "वापस भेजने का ख़र्च आपका",
  specification: "ख़ासियतें",
  related: "मिलते-जुलते प्रोडक्ट",
  about: "इस प्रोडक्ट के बारे में",
}

export const FACTS: Translation<typeof English.FACTS> = {
  title: "प्रोडक्ट की जानकारी",
  brand: "ब्रांड",
  mrp: "एमआरपी (MRP)",
  inclusive: (price) => `${price} (सभी टैक्स सहित)`,
  netQuantity: "शुद्ध मात्रा",
  unitPrice: "प्रति इकाई दाम",
  per: (price, quantity) => `${quantity} के लिए ${price}`,
  origin: "मूल देश",
  roles: { maker: "निर्माता", packer: "पैक करने वाला", importer: "आयातक" },
  texts: {
    best_before: "कब तक सबसे अच्छा",
  },
  made: "बनने का महीना",
  units: {
    g: "ग्राम",
    kg: "किलोग्राम",
    ml: "मिलीलीटर",
    l: "लीटर",
    cm: "सेंटीमीटर",
    m: "मीटर",
    piece: "नग",
    pair: "जोड़ी",
    set: "सेट",
  },
}
