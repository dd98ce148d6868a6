import { plural, type Translation } from "@haat/sdk/storefront"
import type * as English from "./messages.ts"

export const REVIEWS: Translation<typeof English.REVIEWS> = {
  title: "रिव्यू",
  none: "अभी कोई रिव्यू नहीं।",
  noneHint: "जो यह प्रोडक्ट ख़रीदे, वह पहला रिव्यू लिख सकता है।",
  loading: "रिव्यू लोड हो रहे हैं",
  failed: "रिव्यू लोड नहीं हो सके।",
  more: "और रिव्यू दिखाएँ",
  yours: "आपका रिव्यू",
  reply: (shop: string) => `${shop} का जवाब`,
  hidden: "आपका रिव्यू दुकान ने छिपा दिया है। इसे आपके सिवा कोई नहीं पढ़ सकता।",
  add: "रिव्यू लिखें",
  edit: "अपना रिव्यू बदलें",
  formTitle: "इस प्रोडक्ट का रिव्यू लिखें",
  buyersOnly: "जिन्होंने यह प्रोडक्ट ख़रीदा है, वे इसका रिव्यू लिख सकते हैं।",
  formHint: "आपका रिव्यू आपके नाम के साथ सब पढ़ सकते हैं।",
  rating: "रेटिंग",
  comment: "रिव्यू",
  commentHint: "क्या पसंद आया, क्या नहीं?",
  save: "रिव्यू सेव करें",
  saved: "रिव्यू सेव हो गया",
  saveFailed: "कुछ गड़बड़ हो गई। कृपया बाद में फिर कोशिश करें।",
  star: (stars) => plural(stars, { one: `${stars} स्टार`, other: `${stars} स्टार` }),
  bought: (day) => `आपने इसे ${day} को ख़रीदा था`,
}
