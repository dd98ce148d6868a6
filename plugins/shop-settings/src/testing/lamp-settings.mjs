import { createRequire } from "node:module"

const require = createRequire(import.meta.url)
const { z } = require("zod")
const { defineSettings, setting } = require("@haat/sdk/settings")
const { addSettings } = require("@haat/sdk/server/settings-registry")

/** Settings of a plugin that the shop does not have; preloaded into the backend of a test. */
const LAMP_SETTINGS = defineSettings("lamps", {
  name: { en: "Lamps", hi: "दीये" },
  order: 100,
  fields: {
    max_items: setting(z.number().int().min(1).max(500), {
      default: 100,
      isPublic: true,
      label: { en: "Lamps of a shopper", hi: "ग्राहक के दीये" },
      help: { en: "At most so many.", hi: "ज़्यादा से ज़्यादा इतने।" },
    }),
    layout: setting(z.enum(["grid", "list"]), {
      default: "grid",
      isPublic: true,
      label: { en: "Layout", hi: "लेआउट" },
      choices: { grid: { en: "Grid", hi: "ग्रिड" }, list: { en: "List", hi: "सूची" } },
    }),
    greeting: setting(z.string().trim().max(60, "A greeting has at most 60 characters"), {
      label: { en: "Greeting", hi: "अभिवादन" },
    }),
    webhook_secret: setting(z.string().min(8), { isSecret: true, label: { en: "Key", hi: "कुंजी" } }),
  },
})

addSettings("lamps", LAMP_SETTINGS)
