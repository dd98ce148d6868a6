import { defineSettings, setting } from "@haat/sdk/server/settings"
import { z } from "zod"

export const V1_NOTES_SETTINGS = defineSettings("v1-notes", {
  name: { en: "V1 notes", hi: "ग्राहकों की v1 notes" },
  order: 100,
  fields: {
    max_items: setting(z.number().int().min(1).max(1_000), {
      label: { en: "Most entries of a shopper", hi: "एक ग्राहक की ज़्यादा से ज़्यादा एंट्री" },
      default: 100,
    }),
    greeting: setting(z.string().max(100), {
      label: { en: "Greeting", hi: "अभिवादन" },
      help: { en: "Above every page.", hi: "हर पेज के ऊपर।" },
      default: "v1 greets",
      isPublic: true,
    }),
    is_counted: setting(z.boolean(), {
      label: { en: "Count the notes of a product", hi: "प्रोडक्ट की notes गिनें" },
      default: true,
    }),
    order: setting(z.enum(["newest", "oldest"]), {
      label: { en: "Order", hi: "क्रम" },
      choices: { newest: { en: "Newest first", hi: "नई पहले" }, oldest: { en: "Oldest first", hi: "पुरानी पहले" } },
      default: "newest",
    }),
    api_key: setting(z.string().max(100), { label: { en: "Key of a vendor", hi: "विक्रेता की key" }, isSecret: true }),
  },
})
