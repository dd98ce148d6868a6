import type { Translation } from "../language/translation.ts"
import type * as English from "./messages.ts"

export const CONSENT: Translation<typeof English.CONSENT> = {
  words:
    "महीने में एक ईमेल: क्या नया आया, और किसने बनाया। बस इतना ही, और आपका ईमेल हम तक ही रहेगा। हर ईमेल से और अपनी " +
    "प्रोफ़ाइल से आप एक क्लिक में सदस्यता छोड़ सकते हैं।",
}
