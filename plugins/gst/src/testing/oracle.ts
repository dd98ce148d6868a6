import type { SplitOrder, Taxed } from "@haat/checkout/contract"
import type { OrderToSplit } from "../rules/split-order"

/*
 * The oracle: written apart, from the law's sentences. It has lists of its own, counts in exact fractions and looks for
 * the amount that is nearest, where the code multiplies and rounds.
 */

const TERRITORIES = ["04", "26", "31", "35", "38"]
const CLOTHES = ["61", "62", "63"]

/** Per cent of one line, judged on the price of a piece before tax as a fraction. */
function percentOf(line: OrderToSplit["lines"][number], day: string): number {
  const recent = day >= "2025-09-22"
  const fixed = { nil: 0, precious: 3, reduced: 5, standard: 18, high: recent ? 40 : 28 }
  if (line.rate_class !== "by_hsn") return fixed[line.rate_class]
  const chapter = line.hsn.slice(0, 2)
  const shoes = chapter === "64"
  if (!shoes && !CLOTHES.includes(chapter)) return { "": 18, "71": 3, "49": 0, "95": recent ? 5 : 12 }[chapter] ?? 18
  const [limit, low, high] = recent ? [2500, 5, 18] : shoes ? [1000, 12, 18] : [1000, 5, 12]
  // price of a piece before tax at the lower rate, against the limit: paid / quantity / (1 + low) <= limit
  const paid = BigInt(line.paid_paise) * 100n
  const most = BigInt(limit) * 100n * BigInt(line.quantity) * BigInt(100 + low)
  return paid <= most ? low : high
}

/** The whole number nearest to a fraction, the larger of two that are equally near; found by trying. */
function nearest(top: bigint, bottom: bigint): number {
  let candidate = top / bottom
  const distance = (n: bigint) => (n * bottom > top ? n * bottom - top : top - n * bottom)
  while (distance(candidate + 1n) <= distance(candidate)) candidate++
  return Number(candidate)
}

function taxesOf(paid: number, percent: number, order: OrderToSplit, leaves_from: string) {
  const whole = BigInt(paid) * BigInt(percent)
  if (leaves_from !== order.place_of_supply) {
    return { cgst_paise: 0, sgst_paise: 0, utgst_paise: 0, igst_paise: nearest(whole, BigInt(100 + percent)) }
  }
  const half = nearest(whole, BigInt(2 * (100 + percent)))
  const territory = TERRITORIES.includes(order.place_of_supply)
  return { cgst_paise: half, sgst_paise: territory ? 0 : half, utgst_paise: territory ? half : 0, igst_paise: 0 }
}

/** Expected shares of an amount, one by one: the next paisa goes to the share with the largest remainder. */
function shares(paise: number, values: number[]): number[] {
  const weights = values.some(Boolean) ? values : values.map(() => 1)
  const sum = weights.reduce((a, b) => a + BigInt(b), 0n)
  const exact = weights.map((weight) => BigInt(paise) * BigInt(weight))
  const floors = exact.map((amount) => amount / sum)
  const over = BigInt(paise) - floors.reduce((a, b) => a + b, 0n)
  return floors.map((floor, at) => {
    const rest = exact[at] % sum
    const before = exact.filter((amount, other) => {
      const others = amount % sum
      return others > rest || (others === rest && other < at)
    }).length
    return Number(floor) + (BigInt(before) < over ? 1 : 0)
  })
}

/** Expected split of an order. */
export function oracle(order: OrderToSplit): SplitOrder {
  const taxed = (paid_paise: number, { hsn, exempt, percent, supplier }: Kind): Taxed => {
    const taxes = taxesOf(paid_paise, percent, order, supplier ? supplier.gstin.slice(0, 2) : order.supplier_state)
    const { cgst_paise, sgst_paise, utgst_paise, igst_paise } = taxes
    const taxable_paise = paid_paise - cgst_paise - sgst_paise - utgst_paise - igst_paise
    return { paid_paise, hsn, exempt, rate: percent * 100, taxable_paise, ...taxes, supplier }
  }
  const rated = order.lines.map((line) => ({
    ...line,
    percent: line.exempt || !order.charges_tax ? 0 : percentOf(line, order.day),
  }))
  const kinds = rated.filter((line, at) => rated.findIndex((other) => sameKind(line, other)) === at)
  const values = kinds.map((kind) =>
    rated.filter((line) => sameKind(kind, line)).reduce((sum, { paid_paise }) => sum + paid_paise, 0),
  )
  return {
    lines: rated.map((line) => taxed(line.paid_paise, line)),
    delivery: shares(order.delivery_paise, values)
      .map((part, at) => taxed(part, kinds[at]))
      .filter(({ paid_paise }) => paid_paise > 0),
    charges: order.charges
      .filter(({ paise }) => paise > 0)
      .map(({ charge_id, paise, hsn, rate }) => {
        const percent = order.charges_tax ? rate / 100 : 0
        return { charge_id, ...taxed(paise, { hsn, exempt: false, percent, supplier: order.lines[0].supplier }) }
      }),
  }
}

type Kind = Pick<OrderToSplit["lines"][number], "hsn" | "exempt" | "supplier"> & { percent: number }
const sameKind = (a: Kind, b: Kind) =>
  a.hsn === b.hsn && a.percent === b.percent && a.exempt === b.exempt && a.supplier?.gstin === b.supplier?.gstin
