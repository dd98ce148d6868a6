import type { Translation } from "@haat/sdk/storefront"
import type * as English from "./messages.ts"

export const BANNERS: Translation<typeof English.BANNERS> = {
  region: "बैनर",
  previous: "पिछला बैनर",
  next: "अगला बैनर",
  show: (place, count) => `${count} में से बैनर ${place} दिखाएँ`,
  unnamed: (place, count) => `${count} में से बैनर ${place}`,
  loading: "बैनर",
}

export const TRENDING: Translation<typeof English.TRENDING> = {
  title: "ट्रेंडिंग प्रोडक्ट",
  loading: "ट्रेंडिंग प्रोडक्ट",
}
