import type { PublicSettings } from "@haat/sdk/settings"
import type { CASH_FEE_SETTINGS } from "./settings"

declare module "@haat/sdk/settings" {
  interface PluginSettings {
    "cash-fee": PublicSettings<typeof CASH_FEE_SETTINGS>
  }
}
