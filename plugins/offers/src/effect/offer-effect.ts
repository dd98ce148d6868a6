import { shareOut } from "@haat/sdk/share-out"
import type { OfferRule, PricedLine, Rejection } from "./rule"

/** Undiscounted rest of each line and of the delivery (null while its charge is unknown), in paise. */
export type Rest = { lines: number[]; delivery: number | null }

/** Discount of one offer on each line and on the delivery, in paise; or the reason why there is none. */
export type OfferEffect = { lines: number[]; delivery: number } | { rejection: Rejection }

const appliesTo = ({ scope, product_ids, category_ids }: OfferRule, line: PricedLine) =>
  scope === "order" ||
  (scope === "products" && product_ids.includes(line.product_id)) ||
  (scope === "categories" && line.category_ids.some((id) => category_ids.includes(id)))

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Rounds half a paisa up. */
const percentPaise = (paise: number, percent: number) => Number((BigInt(paise) * BigInt(percent) + 50n) / 100n)

/** Discount of one offer on the `rest`; never more than that. */
export function offerEffect(rule: OfferRule, lines: PricedLine[], rest: Rest): OfferEffect {
  const goods = sum(lines.map(({ price_paise, quantity }) => price_paise * quantity))
  if (goods < rule.min_paise) return reject({ why: "min_amount", missing_paise: rule.min_paise - goods })
  if (rule.scope === "delivery") {
    const delivery = rest.delivery === null ? 0 : discountPaise(rule, rest.delivery)
    if (rest.delivery !== null && !delivery) return reject({ why: "nothing_left" })
    return { lines: lines.map(() => 0), delivery }
  }
  const isCovered = lines.map((line) => appliesTo(rule, line))
  if (!isCovered.includes(true)) return reject({ why: "not_for_these" })
  const free = rule.kind === "buy_get" ? discountedPieces(rule, lines, isCovered) : null
  if (free && !sum(free)) {
    const pieces = sum(lines.map(({ quantity }, at) => (isCovered[at] ? quantity : 0)))
    return reject({ why: "too_few_pieces", missing: rule.buy + rule.get - pieces })
  }
  const weights = lines.map(({ price_paise }, at) => {
    if (!isCovered[at]) return 0
    return free ? Math.min(rest.lines[at], free[at] * price_paise) : rest.lines[at]
  })
  const total = discountPaise(rule, sum(weights))
  return total ? { lines: shareOut(total, weights), delivery: 0 } : reject({ why: "nothing_left" })
}

const reject = (rejection: Rejection) => ({ rejection })

const discountPaise = (rule: OfferRule, paise: number) =>
  rule.kind === "amount" ? Math.min(rule.amount_paise, paise) : percentPaise(paise, rule.percent)

/** Number of discounted pieces of each line: the cheapest ones among all that the offer is for. */
function discountedPieces({ buy, get }: OfferRule, lines: PricedLine[], isCovered: boolean[]): number[] {
  const pieces = sum(lines.map(({ quantity }, at) => (isCovered[at] ? quantity : 0)))
  let left = Math.floor(pieces / (buy + get)) * get
  const off = lines.map(() => 0)
  const cheapestFirst = lines
    .map(({ price_paise }, at) => ({ at, price_paise }))
    .filter(({ at }) => isCovered[at])
    .toSorted((a, b) => a.price_paise - b.price_paise || a.at - b.at)
  for (const { at } of cheapestFirst) {
    off[at] = Math.min(left, lines[at].quantity)
    left -= off[at]
  }
  return off
}
