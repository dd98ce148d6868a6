import { toPaise, toRupees } from "@haat/sdk/money"
import { isClaim } from "../../contract"
import type { ExchangeFacts } from "../../queries/exchange"
import { exchangedWorth } from "./exchange-credit"

/**
 * Returns prices by variant id, in rupees, for claims that replace the same variant: the price paid for it, so that a
 * claim costs nothing. Variants that are not in the map have today's price.
 */
export function replacementPrices({ reason, lines }: Pick<ExchangeFacts, "reason" | "lines">): Map<string, number> {
  const prices = new Map<string, number>()
  if (!isClaim(reason)) return prices
  for (const variant_id of new Set(lines.map((line) => line.variant_id))) {
    const wanted = lines.filter((line) => line.variant_id === variant_id)
    const worth = wanted.reduce((sum, line) => sum + exchangedWorth(line, toPaise(line.given)), 0)
    const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
    if (worth && wanted.every(({ is_same }) => is_same)) prices.set(variant_id, toRupees(Math.floor(worth / pieces)))
  }
  return prices
}
