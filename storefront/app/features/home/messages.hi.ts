import type { Translation } from "../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const HOME: Translation<typeof English.HOME> = {
  title: (shop: string) => `${shop}: भारत की रोज़मर्रा की अच्छी चीज़ें`,
  description: "साड़ियाँ, मसाले, स्टील और भी बहुत कुछ, पूरे भारत के कारीगरों से। साफ़ दाम रुपये में, हर जगह कैश ऑन डिलीवरी।",
  explore: "और प्रोडक्ट देखें",
  exploreAll: (count) => `सभी ${count} प्रोडक्ट देखें`,
  showMore: "और दिखाएँ",
  shown: (shown, count) => `${count} में से ${shown} प्रोडक्ट दिख रहे हैं`,
  noProducts: "कोई प्रोडक्ट नहीं मिला।",
  somethingWrong: "कुछ गड़बड़ हो गई...",
}
