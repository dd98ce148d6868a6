import type { ShopFacts } from "@haat/checkout/contract"
import { createContext, useContext } from "react"
import { NAMELESS } from "../messages.ts"

/** Used until the owner's settings are loaded, and on error pages without them. */
export const DEFAULT_FACTS: ShopFacts = {
  version: 0,
  name: NAMELESS.shop,
  contact_email: "",
  contact_phone: "",
  chat_url: "",
  low_stock_limit: 0,
  shows_discount: true,
  claim_days: 7,
  keeps_discount: true,
  random_discounts: false,
  sample_reviews: false,
  preticks_terms: false,
  logo: null,
  home: [],
  plugins: {},
  plugins_off: [],
}

/** Set once by the frame of the page, because every price needs it. */
export const ShopFactsContext = createContext<ShopFacts | undefined>(undefined)

/** The shop's name, contacts and settings. */
export const useShopFacts = () => useContext(ShopFactsContext) ?? DEFAULT_FACTS
