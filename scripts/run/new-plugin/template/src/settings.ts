import { defineSettings, setting } from "@haat/sdk/server/settings"
import { z } from "zod"

export const __PLUGIN___SETTINGS = defineSettings("__name__", {
  name: { en: "__Title__", hi: "ग्राहकों की __title__" },
  order: 100,
  fields: {
    max_items: setting(z.number().int().min(1).max(1_000), {
      label: { en: "Most entries of a shopper", hi: "एक ग्राहक की ज़्यादा से ज़्यादा एंट्री" },
      default: 100,
    }),
  },
})
