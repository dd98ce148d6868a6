import { toRupees } from "@haat/http/money"
import { paidForLine, shareOfPieces } from "@haat/http/paid-for-line"
import { isClaim } from "../../contract"
import type { ExchangedLine, ExchangeFacts } from "../../queries/exchange"

/** What was paid for the pieces of a line that are exchanged and not refunded, in paise. */
const worthOf = ({ ordered, quantity, refunded }: ExchangedLine): number =>
  shareOfPieces(
    { ...ordered, paid_paise: paidForLine(ordered) },
    refunded,
    Math.min(quantity, ordered.quantity - refunded),
  )

/**
 * What a piece costs that replaces the same variant in a claim, by variant, in rupees: what was paid for it, whatever it costs
 * today, so that a claim costs nothing. Any other variant is at today's price.
 */
export function replacementPrices({ reason, lines }: Pick<ExchangeFacts, "reason" | "lines">): Map<string, number> {
  const prices = new Map<string, number>()
  if (!isClaim(reason)) return prices
  for (const variant_id of new Set(lines.map((line) => line.variant_id))) {
    const wanted = lines.filter((line) => line.variant_id === variant_id)
    const worth = wanted.reduce((sum, line) => sum + worthOf(line), 0)
    const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
    if (worth && wanted.every(({ is_same }) => is_same)) prices.set(variant_id, toRupees(Math.floor(worth / pieces)))
  }
  return prices
}
