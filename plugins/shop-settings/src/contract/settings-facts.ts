import type { PluginSettings } from "@haat/sdk/settings"
import { z } from "zod"
import { ShownHomeSection } from "./home-page"
import { ShopLogo } from "./logo"

/** Public settings of plugins; typed by what plugins declare. */
const PluginFacts = z
  .record(z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()))
  .describe("Public settings of plugins, by plugin") as unknown as z.ZodType<Partial<PluginSettings>>

/** Public settings. */
export const SettingsFacts = z.object({
  version: z.number().describe("Changes with every save"),
  name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  chat_url: z.string(),
  low_stock_limit: z.number().describe("So many pieces or fewer count as low"),
  shows_discount: z.boolean(),
  random_discounts: z
    .boolean()
    .describe(
      "Made-up discounts, as the demo shop has them. Off: a struck-through price is `list_price` of the catalogue",
    ),
  sample_reviews: z.boolean().describe("The made-up reviews on the home page"),
  preticks_terms: z.boolean().describe("The terms box at sign-up is ticked beforehand, as the demo shop has it"),
  home: z
    .array(ShownHomeSection)
    .describe("Sections of the home page in the owner's order; those not listed are at their own place"),
  logo: ShopLogo.nullable().describe("The owner's picture in place of the drawn mark"),
  plugins: PluginFacts,
  plugins_off: z.array(z.string()).describe("Names of the plugins that the owner has switched off"),
})
export type SettingsFacts = z.infer<typeof SettingsFacts>
