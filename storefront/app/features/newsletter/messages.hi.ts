import type { Translation } from "../../lib/language/translation.ts"
import type * as English from "./messages.ts"

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
