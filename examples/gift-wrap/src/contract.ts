import type { OrderFieldValues } from "@haat/sdk/order-fields"
import type { PublicSettings } from "@haat/sdk/settings"
import type { GIFT_WRAP_FIELDS } from "./order-fields"
import type { GIFT_WRAP_SETTINGS } from "./settings"

/** Choice of a shopper at checkout. */
export type GiftWish = OrderFieldValues<typeof GIFT_WRAP_FIELDS>

declare module "@haat/sdk/settings" {
  interface PluginSettings {
    "gift-wrap": PublicSettings<typeof GIFT_WRAP_SETTINGS>
  }
}
