import { defineSettings, setting } from "@haat/sdk/server/settings"
import { z } from "zod"

export const GIFT_WRAP_SETTINGS = defineSettings("gift-wrap", {
  name: { en: "Gift wrapping", hi: "गिफ़्ट रैपिंग" },
  order: 300,
  fields: {
    piece_rupees: setting(z.number().min(0).max(10_000).multipleOf(0.01), {
      label: { en: "Price of a piece, in ₹, with 18 % GST", hi: "एक नग का दाम, ₹ में, 18 % GST के साथ" },
      default: 40,
      isPublic: true,
    }),
    free_above_rupees: setting(z.int().min(1).max(10_000_000), {
      label: { en: "Free above, in ₹", hi: "इससे ऊपर मुफ़्त, ₹ में" },
      help: { en: "Goods after discounts.", hi: "छूट के बाद सामान का दाम।" },
      default: 2_000,
      isPublic: true,
    }),
  },
})
