import type { ShopFacts } from "@haat/back-office/contract"
import { createContext, useContext } from "react"
import { NAMELESS } from "./messages.ts"

/** What is true until the owner's settings have come, and when they cannot be had, as on the page of an error. */
const USUAL: ShopFacts = {
  version: 0,
  name: NAMELESS.shop,
  contact_email: "",
  contact_phone: "",
  chat_url: "",
  shows_discount: true,
}

/** Read once by the frame of the page: every price asks for it. */
export const ShopFactsContext = createContext<ShopFacts | undefined>(undefined)

export const useShopFacts = () => useContext(ShopFactsContext) ?? USUAL
