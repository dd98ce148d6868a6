import type { Translation } from "../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const LAYOUT: Translation<typeof English.LAYOUT> = {
  skip: "सीधे मुख्य सामग्री पर जाएँ",
  menu: "मेन्यू",
  closeMenu: "मेन्यू बंद करें",
  loading: "लोड हो रहा है",
  darkTheme: "गहरी थीम",
  lightTheme: "हल्की थीम",
  language: "भाषा",
  home: "होम",
  explore: "एक्सप्लोर करें",
  aboutUs: "हमारे बारे में",
  contact: "संपर्क करें",
  cart: "कार्ट",
  profile: "प्रोफ़ाइल",
  orders: "ऑर्डर",
  backOffice: "बैक ऑफ़िस",
  logIn: "लॉग इन",
  signUp: "साइन अप",
  terms: "नियम और शर्तें",
  quickLinks: "ज़रूरी लिंक",
  promise: "भारत की रोज़मर्रा की अच्छी चीज़ें, दाम रुपये में, पैसे ऑनलाइन दें या घर पर।",
  chat: "हमसे बात करें",
}
