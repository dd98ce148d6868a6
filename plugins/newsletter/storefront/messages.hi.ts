import type { Translation } from "@haat/sdk/storefront"
import type * as English from "./messages.ts"

export const CONSENT: Translation<typeof English.CONSENT> = {
  words:
    "महीने में एक ईमेल: क्या नया आया, और किसने बनाया। बस इतना ही, और आपका ईमेल हम तक ही रहेगा। हर ईमेल से और अपनी " +
    "प्रोफ़ाइल से आप एक क्लिक में सदस्यता छोड़ सकते हैं।",
}

export const NEWSLETTER: Translation<typeof English.NEWSLETTER> = {
  title: "नई चीज़ों की ख़बर सबसे पहले",
  email: "ईमेल",
  placeholder: "you@example.com",
  subscribe: "सब्सक्राइब करें",
  subscribed: "सब्सक्राइब हो गया!",
  failed: "पहले से सब्सक्राइब है या ईमेल ग़लत है!",
  noResponse: "दुकान से जवाब नहीं मिला; कृपया थोड़ी देर में फिर कोशिश करें।",
}

export const SUBSCRIPTION: Translation<typeof English.SUBSCRIPTION> = {
  title: "न्यूज़लेटर",
  on: (email) => `${email} पर हमारा न्यूज़लेटर आता है।`,
  off: (email) => `${email} पर हमारा न्यूज़लेटर नहीं आता।`,
  subscribe: "सब्सक्राइब करें",
  unsubscribe: "सदस्यता छोड़ें",
  failed: "यह सेव नहीं हुआ। कृपया थोड़ी देर में फिर कोशिश करें।",
  endTitle: "न्यूज़लेटर की सदस्यता छोड़ें",
  endAbout: "एक क्लिक, और यह आपके पास नहीं आएगा।",
  ended: "आपकी सदस्यता ख़त्म हो गई। अब हम आपको नहीं लिखेंगे।",
  badLink: "यह लिंक अधूरा है। आप अपनी प्रोफ़ाइल से भी सदस्यता छोड़ सकते हैं।",
}
