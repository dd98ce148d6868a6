import { shareOut } from "@haat/sdk/share-out"
import type { OfferRule, PricedLine, Rejection } from "./rule"

/**
 * Amounts that are left after the discounts of earlier offers, in paise: of each line, and of the delivery, which is
 * null while its price is unknown.
 */
export type RemainingAmounts = { lines: number[]; delivery: number | null }

/** Discount of one offer on each line and on the delivery, in paise; or the reason that it gives none. */
export type OfferEffect = { lines: number[]; delivery: number } | { rejection: Rejection }

const appliesTo = ({ scope, product_ids, category_ids }: OfferRule, line: PricedLine) =>
  scope === "order" ||
  (scope === "products" && product_ids.includes(line.product_id)) ||
  (scope === "categories" && line.category_ids.some((id) => category_ids.includes(id)))

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Returns this percentage of an amount, half a paisa rounded up. */
const percentPaise = (paise: number, percent: number) => Number((BigInt(paise) * BigInt(percent) + 50n) / 100n)

/**
 * Computes the discount of one offer on a cart; never more than the remaining amounts. The minimum of the offer is
 * compared with the undiscounted price of the goods.
 */
export function offerEffect(rule: OfferRule, lines: PricedLine[], remaining: RemainingAmounts): OfferEffect {
  const goods = sum(lines.map(({ price_paise, quantity }) => price_paise * quantity))
  if (goods < rule.min_paise) return reject({ why: "min_amount", missing_paise: rule.min_paise - goods })
  if (rule.scope === "delivery") {
    const noDiscount = lines.map(() => 0)
    // accepted without a discount until the price of the delivery is known
    if (remaining.delivery === null) return { lines: noDiscount, delivery: 0 }
    const delivery = discountPaise(rule, remaining.delivery)
    return delivery ? { lines: noDiscount, delivery } : reject({ why: "nothing_left" })
  }
  const isCovered = lines.map((line) => appliesTo(rule, line))
  if (!isCovered.includes(true)) return reject({ why: "not_for_these" })
  const pieceCounts = rule.kind === "buy_get" ? countDiscountedPieces(rule, lines, isCovered) : null
  if (pieceCounts && !sum(pieceCounts)) {
    const pieces = sum(lines.map(({ quantity }, at) => (isCovered[at] ? quantity : 0)))
    return reject({ why: "too_few_pieces", missing: rule.buy + rule.get - pieces })
  }
  // the amounts to which the rule's percentage or fixed amount applies
  const discountable = lines.map(({ price_paise }, at) => {
    if (!isCovered[at]) return 0
    return pieceCounts ? Math.min(remaining.lines[at], pieceCounts[at] * price_paise) : remaining.lines[at]
  })
  const total = discountPaise(rule, sum(discountable))
  return total ? { lines: shareOut(total, discountable), delivery: 0 } : reject({ why: "nothing_left" })
}

const reject = (rejection: Rejection) => ({ rejection })

const discountPaise = (rule: OfferRule, paise: number) =>
  rule.kind === "amount" ? Math.min(rule.amount_paise, paise) : percentPaise(paise, rule.percent)

/** Counts the discounted pieces of each line: `get` of each `buy + get` covered pieces, the cheapest first. */
function countDiscountedPieces({ buy, get }: OfferRule, lines: PricedLine[], isCovered: boolean[]): number[] {
  const pieces = sum(lines.map(({ quantity }, at) => (isCovered[at] ? quantity : 0)))
  let left = Math.floor(pieces / (buy + get)) * get
  const counts = lines.map(() => 0)
  const cheapestFirst = lines
    .map(({ price_paise }, at) => ({ at, price_paise }))
    .filter(({ at }) => isCovered[at])
    .toSorted((a, b) => a.price_paise - b.price_paise || a.at - b.at)
  for (const { at } of cheapestFirst) {
    counts[at] = Math.min(left, lines[at].quantity)
    left -= counts[at]
  }
  return counts
}
