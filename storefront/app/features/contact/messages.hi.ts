import type { Translation } from "../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const CONTACT: Translation<typeof English.CONTACT> = {
  title: "संपर्क करें",
  description: (shop: string) => `ऑर्डर, प्रोडक्ट या किसी भी बात के बारे में ${shop} को लिखें।`,
  text: "ऑर्डर, प्रोडक्ट या किसी भी बात के बारे में हमें लिखें; ऑर्डर नंबर हो तो साथ में लिखें। हम ईमेल से जवाब देते हैं।",
  name: "नाम",
  email: "ईमेल",
  subject: "विषय",
  message: "संदेश",
  send: "संदेश भेजें",
  sent: "संदेश भेज दिया गया!",
  failed: "ओह! कुछ गड़बड़ हो गई।",
}
