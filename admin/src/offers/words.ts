import type { OfferRow } from "@haat/offers/contract"
import { money } from "@haat/sdk/money"
import { useTranslate } from "react-admin"

const OFFERS = "resources.offers"

type OfferState = "running" | "planned" | "over" | "off"

/** State of an offer: shoppers can use one that is running. */
export function stateOf({ active, starts_at, ends_at }: OfferRow, now = Date.now()): OfferState {
  if (!active) return "off"
  if (ends_at && Date.parse(ends_at) <= now) return "over"
  return starts_at && Date.parse(starts_at) > now ? "planned" : "running"
}

/** Short description of an offer: "10% off: Products, above ₹500". */
export const useOfferWords = () => {
  const translate = useTranslate()
  return ({ kind, scope, percent, amount, buy, get, min_amount }: OfferRow) => {
    const isFree = scope === "delivery" && kind === "percent" && percent === 100
    const values = { percent, buy, get, amount: money(amount), scope: translate(`${OFFERS}.scopes.${scope}`) }
    const does = translate(`${OFFERS}.does.${isFree ? "free_delivery" : kind}`, values)
    return min_amount ? `${does}, ${translate(`${OFFERS}.above`, { amount: money(min_amount) })}` : does
  }
}
