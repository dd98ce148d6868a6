import { defineSettings, setting } from "@haat/sdk/server/settings"
import { z } from "zod"

export const WISHLIST_SETTINGS = defineSettings("wishlist", {
  name: { en: "Wishlist", hi: "Wishlist" },
  order: 100,
  fields: {
    max_items: setting(z.number().int().min(1).max(1_000), {
      label: { en: "Most products in a list", hi: "एक लिस्ट में ज़्यादा से ज़्यादा प्रोडक्ट" },
      default: 100,
      isPublic: true,
    }),
    has_banner: setting(z.boolean(), {
      label: { en: "Announce wishlists at the top of every page", hi: "हर पेज के ऊपर wishlist की सूचना" },
      default: false,
      isPublic: true,
    }),
  },
})
