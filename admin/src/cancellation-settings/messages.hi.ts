import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "सामान रद्द करना",
  text: "पैक होने तक ऑर्डर का कुछ सामान रद्द हो सकता है: जो बचता है वही भेजा जाता है, और उसी का बिल और भुगतान होता है।",
  fields: { by_shoppers: "खरीदार ख़ुद सामान रद्द करें" },
  hints: { by_shoppers: "बंद होने पर वे सिर्फ़ पूरा ऑर्डर रद्द करते हैं; स्टाफ़ फिर भी सामान रद्द कर सकता है।" },
  save: "नियम सहेजें",
  saved: "नियम सहेजा गया",
  unread: "कुछ गड़बड़ हो गई! सामान रद्द करने का नियम नहीं लाया जा सका",
  lookAtTheirs: "उनका देखें",
  audit: { thing: "सामान रद्द करने का नियम" },
}
