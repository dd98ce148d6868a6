import { defineSettings, setting } from "@haat/sdk/server/settings"
import { z } from "zod"

export const CASH_FEE_SETTINGS = defineSettings("cash-fee", {
  name: { en: "Fee for cash on delivery", hi: "कैश ऑन डिलीवरी का शुल्क" },
  order: 200,
  fields: {
    fee_rupees: setting(z.int().min(0).max(10_000), {
      label: { en: "Fee, in ₹", hi: "शुल्क, ₹ में" },
      help: {
        en: "Added to the total, and named in the cart. 0 for none.",
        hi: "कुल में जुड़ता है और कार्ट में बताया जाता है। 0 यानी कुछ नहीं।",
      },
      default: 0,
      isPublic: true,
    }),
  },
})
