import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "लोगो",
  text: "हर पेज के ऊपर, और चालान, आपूर्ति बिल और क्रेडिट नोट पर। दस्तावेज़ जिस लोगो के साथ जारी हुआ, वही उस पर रहता है।",
  picture: "लोगो",
  current: "दुकान का लोगो",
  chosen: "जो लोगो अब सहेजा जाएगा",
  choose: "तस्वीर चुनें",
  another: "दूसरी चुनें",
  save: "लोगो सहेजें",
  saved: "लोगो सहेज लिया गया",
  remove: "लोगो हटाएँ",
  removed: "लोगो हटा दिया गया",
  removeTitle: "लोगो हटाएँ?",
  removeText: "पेजों पर फिर पहले वाला निशान रहेगा, और नए दस्तावेज़ों पर कोई नहीं। जारी दस्तावेज़ों पर उनका अपना रहेगा।",
  unread: "कुछ गड़बड़ हो गई! लोगो नहीं मिल सका",
  audit: { thing: "लोगो", fields: { logo: "लोगो" } },
}
