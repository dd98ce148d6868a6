import type { Translation } from "../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export { SUBSCRIBED_MS } from "./messages.ts"

export const HOME: Translation<typeof English.HOME> = {
  title: (shop: string) => `${shop}: भारत की रोज़मर्रा की अच्छी चीज़ें`,
  description: "साड़ियाँ, मसाले, स्टील और भी बहुत कुछ, पूरे भारत के कारीगरों से। साफ़ दाम रुपये में, हर जगह कैश ऑन डिलीवरी।",
  trending: "ट्रेंडिंग प्रोडक्ट",
  explore: "और प्रोडक्ट देखें",
  exploreAll: (count) => `सभी ${count} प्रोडक्ट देखें`,
  showMore: "और दिखाएँ",
  shown: (shown, count) => `${count} में से ${shown} प्रोडक्ट दिख रहे हैं`,
  loadingBanners: "बैनर",
  loadingTrending: "ट्रेंडिंग प्रोडक्ट",
  noProducts: "कोई प्रोडक्ट नहीं मिला।",
  oops: "ओह...",
  somethingWrong: "कुछ गड़बड़ हो गई...",
  ok: "ठीक है",
}

export const BANNERS: Translation<typeof English.BANNERS> = {
  region: "बैनर",
  previous: "पिछला बैनर",
  next: "अगला बैनर",
  show: (place, count) => `${count} में से बैनर ${place} दिखाएँ`,
  unnamed: (place, count) => `${count} में से बैनर ${place}`,
}

export const REVIEWS: Translation<typeof English.REVIEWS> = { title: "हमारे ग्राहक क्या कहते हैं" }

export const NEWSLETTER: Translation<typeof English.NEWSLETTER> = {
  title: "नई चीज़ों की ख़बर सबसे पहले",
  email: "ईमेल",
  placeholder: "you@example.com",
  subscribe: "सब्सक्राइब करें",
  subscribed: "सब्सक्राइब हो गया!",
  failed: "पहले से सब्सक्राइब है या ईमेल ग़लत है!",
  noResponse: "दुकान से जवाब नहीं मिला; कृपया थोड़ी देर में फिर कोशिश करें।",
}

export const FAQ: Translation<typeof English.FAQ> = { title: "अक्सर पूछे जाने वाले सवाल" }
