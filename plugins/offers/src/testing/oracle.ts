import type { OfferRule, PricedLine } from "../effect/rule"

/* An independent computation of offers, piece by piece and paisa by paisa: fractions are compared and never divided. */

export type Expected = { lines: number[]; delivery: number; saved: number; used: string[] }

/** Adds one paisa at a time where the exact share is furthest ahead of what was given. */
function hand(total: number, weights: bigint[]): bigint[] {
  const all = weights.reduce((a, b) => a + b, 0n)
  if (all === 0n) return weights.map(() => 0n)
  const exact = weights.map((weight) => BigInt(total) * weight)
  const given = exact.map((share) => share / all)
  let left = BigInt(total) - given.reduce((a, b) => a + b, 0n)
  const taken = new Set<number>()
  while (left > 0n) {
    let ahead = -1
    for (const [at, share] of exact.entries()) {
      if (taken.has(at)) continue
      if (ahead < 0 || share - given[at] * all > exact[ahead] - given[ahead] * all) ahead = at
    }
    taken.add(ahead)
    given[ahead] += 1n
    left -= 1n
  }
  return given
}

/** `paise * percent / 100`, half a paisa up. */
function part(paise: bigint, percent: number): bigint {
  const hundredths = paise * BigInt(percent)
  const whole = hundredths / 100n
  return (hundredths - whole * 100n) * 2n >= 100n ? whole + 1n : whole
}

const concerns = (rule: OfferRule, line: PricedLine) => {
  if (rule.scope === "order") return true
  if (rule.scope === "products") return rule.product_ids.some((id) => id === line.product_id)
  return rule.category_ids.some((id) => line.category_ids.includes(id))
}

function applyEach(rules: OfferRule[], lines: PricedLine[], delivery: number): Expected {
  const worth = lines.map((line) => BigInt(line.price_paise) * BigInt(line.quantity))
  const goods = worth.reduce((a, b) => a + b, 0n)
  const paid = [...worth]
  let toCarry = BigInt(delivery)
  const used: string[] = []
  for (const rule of rules) {
    if (goods < BigInt(rule.min_paise)) continue
    if (rule.scope === "delivery") {
      const wish = rule.kind === "amount" ? BigInt(rule.amount_paise) : part(toCarry, rule.percent)
      const off = wish > toCarry ? toCarry : wish
      if (off > 0n) used.push(rule.id)
      toCarry -= off
      continue
    }
    const mine = lines.map((line, at) => ({ line, at })).filter(({ line }) => concerns(rule, line))
    const base = lines.map(() => 0n)
    if (rule.kind === "buy_get") {
      const pieces = mine.flatMap(({ line, at }) =>
        Array.from({ length: line.quantity }, () => ({ at, price: line.price_paise })),
      )
      pieces.sort((a, b) => a.price - b.price || a.at - b.at)
      const groups = Math.floor(pieces.length / (rule.buy + rule.get))
      for (const piece of pieces.slice(0, groups * rule.get)) base[piece.at] += BigInt(piece.price)
      for (const at of base.keys()) if (base[at] > paid[at]) base[at] = paid[at]
    } else for (const { at } of mine) base[at] = paid[at]
    const sum = base.reduce((a, b) => a + b, 0n)
    const wish = rule.kind === "amount" ? BigInt(rule.amount_paise) : part(sum, rule.percent)
    const off = wish > sum ? sum : wish
    if (off === 0n) continue
    used.push(rule.id)
    for (const [at, share] of hand(Number(off), base).entries()) paid[at] -= share
  }
  const off = worth.map((full, at) => Number(full - paid[at]))
  const offDelivery = delivery - Number(toCarry)
  return { lines: off, delivery: offDelivery, saved: off.reduce((a, b) => a + b, offDelivery), used }
}

/** Every choice of one offer that does not stack, or none, with all that do; the best, the earlier of equal ones. */
export function expectedEffect(rules: OfferRule[], lines: PricedLine[], delivery: number): Expected {
  const stacking = rules.filter((rule) => rule.stackable)
  const choices = rules
    .filter((rule) => !rule.stackable)
    .map((rule) => ({ rule, result: applyEach([rule, ...stacking], lines, delivery) }))
    .filter(({ rule, result }) => result.used.includes(rule.id))
  const [best] = [...choices].sort((a, b) => b.result.saved - a.result.saved)
  return best?.result ?? applyEach(stacking, lines, delivery)
}
