import fc from "fast-check"
import { describe, expect, it } from "vitest"
import data from "../modules/gst/data/rates.json"
import { RATE_CLASSES, type Rate } from "./rate"
import { type OrderToSplit, type SplitOrder, splitOrder, type Taxed } from "./split-order"
import { STATES } from "./states"

const RATES = data as Rate[]

/*
 * The oracle: written apart, from the law's sentences. It has lists of its own, counts in exact fractions and looks for the
 * amount that is nearest, where the code multiplies and rounds.
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

function taxesOf(paid: number, percent: number, order: OrderToSplit) {
  const whole = BigInt(paid) * BigInt(percent)
  if (order.supplier_state !== order.place_of_supply) {
    return { cgst_paise: 0, sgst_paise: 0, utgst_paise: 0, igst_paise: nearest(whole, BigInt(100 + percent)) }
  }
  const half = nearest(whole, BigInt(2 * (100 + percent)))
  const territory = TERRITORIES.includes(order.place_of_supply)
  return { cgst_paise: half, sgst_paise: territory ? 0 : half, utgst_paise: territory ? half : 0, igst_paise: 0 }
}

/** What each share of an amount should be, one by one: whoever is owed most of the next paisa gets it. */
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

function oracle(order: OrderToSplit): SplitOrder {
  const taxed = (paid_paise: number, hsn: string, exempt: boolean, percent: number): Taxed => {
    const taxes = taxesOf(paid_paise, percent, order)
    const { cgst_paise, sgst_paise, utgst_paise, igst_paise } = taxes
    const taxable_paise = paid_paise - cgst_paise - sgst_paise - utgst_paise - igst_paise
    return { paid_paise, hsn, exempt, rate: percent * 100, taxable_paise, ...taxes }
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
    lines: rated.map(({ paid_paise, hsn, exempt, percent }) => taxed(paid_paise, hsn, exempt, percent)),
    delivery: shares(order.delivery_paise, values)
      .map((part, at) => taxed(part, kinds[at].hsn, kinds[at].exempt, kinds[at].percent))
      .filter(({ paid_paise }) => paid_paise > 0),
  }
}

type Kind = { hsn: string; percent: number; exempt: boolean }
const sameKind = (a: Kind, b: Kind) => a.hsn === b.hsn && a.percent === b.percent && a.exempt === b.exempt

const sum = (parts: Taxed[], name: keyof Taxed) => parts.reduce((total, part) => total + Number(part[name]), 0)

function expectExact(order: OrderToSplit, split: SplitOrder) {
  expect(split).toEqual(oracle(order))
  const all = [...split.lines, ...split.delivery]
  for (const part of all) {
    const { taxable_paise, cgst_paise, sgst_paise, utgst_paise, igst_paise } = part
    expect(taxable_paise + cgst_paise + sgst_paise + utgst_paise + igst_paise).toBe(part.paid_paise)
    expect(cgst_paise).toBe(sgst_paise + utgst_paise)
    expect(Math.min(taxable_paise, cgst_paise, igst_paise)).toBeGreaterThanOrEqual(0)
  }
  expect(sum(all, "paid_paise")).toBe(sum(order.lines as Taxed[], "paid_paise") + order.delivery_paise)
}

const CODES = STATES.map(({ code }) => code).filter((code) => code !== "97")
const DAYS = ["2025-09-21", "2025-09-22", "2026-11-24"]
const HSN = ["", "610910", "6204", "6302", "6403", "7113", "4901", "9503", "8517"]

const line = fc
  .record({
    price_paise: fc.oneof(fc.integer({ min: 100, max: 50_000_00 }), fc.integer({ min: 2_600_00, max: 2_960_00 })),
    quantity: fc.integer({ min: 1, max: 20 }),
    off_paise: fc.integer({ min: 0, max: 1_000_00 }),
    hsn: fc.constantFrom(...HSN),
    rate_class: fc.oneof(
      { arbitrary: fc.constant("by_hsn" as const), weight: 3 },
      { arbitrary: fc.constantFrom(...RATE_CLASSES), weight: 1 },
    ),
    exempt: fc.oneof({ arbitrary: fc.constant(false), weight: 9 }, { arbitrary: fc.constant(true), weight: 1 }),
  })
  .map(({ price_paise, off_paise, ...rest }) => ({
    ...rest,
    paid_paise: Math.max(0, price_paise * rest.quantity - off_paise),
  }))

const order: fc.Arbitrary<OrderToSplit> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  delivery_paise: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_00 })),
  rates: fc.constant(RATES),
  day: fc.constantFrom(...DAYS),
  charges_tax: fc.oneof({ arbitrary: fc.constant(true), weight: 9 }, { arbitrary: fc.constant(false), weight: 1 }),
  supplier_state: fc.constantFrom(...CODES),
  place_of_supply: fc.constantFrom(...CODES),
})

describe("splitting what was paid into taxable value and tax", () => {
  it("agrees to the paisa with an oracle written apart on 10,000 random orders", () => {
    fc.assert(
      fc.property(order, fc.boolean(), (given, at_home) => {
        const placed = at_home ? { ...given, place_of_supply: given.supplier_state } : given
        expectExact(placed, splitOrder(placed))
      }),
      { numRuns: 10_000, seed: 20 },
    )
  }, 120_000)

  it("agrees with it in all 36 states and territories, inside and outside, at every rate, with and without discount and freight", () => {
    expect(CODES).toHaveLength(36)
    for (const place_of_supply of CODES)
      for (const supplier_state of [place_of_supply, place_of_supply === "27" ? "07" : "27"])
        for (const rate_class of RATE_CLASSES)
          for (const off of [0, 333_33])
            for (const delivery_paise of [0, 61_01]) {
              const lines = [
                { paid_paise: 2_951_00 - off, quantity: 1, hsn: "6204", rate_class, exempt: false },
                { paid_paise: 1_999_99, quantity: 3, hsn: "9503", rate_class: "by_hsn" as const, exempt: false },
              ]
              const day = "2026-11-24"
              const given = {
                lines,
                delivery_paise,
                rates: RATES,
                day,
                charges_tax: true,
                supplier_state,
                place_of_supply,
              }
              expectExact(given, splitOrder(given))
            }
  })
})

const split = (change: Partial<OrderToSplit>, lines: Partial<OrderToSplit["lines"][number]>[]) =>
  splitOrder({
    lines: lines.map((line) => ({
      ...{ paid_paise: 100_00, quantity: 1, hsn: "6204", rate_class: "by_hsn" as const, exempt: false },
      ...line,
    })),
    ...{ delivery_paise: 0, rates: RATES, day: "2026-11-24", charges_tax: true },
    ...{ supplier_state: "27", place_of_supply: "33" },
    ...change,
  })
const rateAt = (rupees: number, off = 0) => split({}, [{ paid_paise: (rupees - off) * 100 }]).lines[0].rate

describe("the rate of clothes", () => {
  it("is 5 per cent at ₹2,625 and 18 from ₹2,626 on, judged on the price of a piece after its coupon", () => {
    expect([2_625, 2_626, 2_950, 2_951].map((rupees) => rateAt(rupees))).toEqual([500, 1800, 1800, 1800])
    expect([2_625, 2_626, 2_950, 2_951].map((rupees) => rateAt(rupees, 326))).toEqual([500, 500, 500, 500])
    expect([2_626, 2_951].map((rupees) => rateAt(rupees, 1))).toEqual([500, 1800])
    expect(split({}, [{ paid_paise: 2 * 2_625_00, quantity: 2 }]).lines[0].rate).toBe(500)
    expect(split({}, [{ paid_paise: 2 * 2_625_00 + 1, quantity: 2 }]).lines[0].rate).toBe(1800)
  })

  it("leaves what is paid as it is", () => {
    for (const rupees of [2_625, 2_626, 2_950, 2_951]) {
      const [{ paid_paise, taxable_paise, igst_paise }] = split({}, [{ paid_paise: rupees * 100 }]).lines
      expect([paid_paise, taxable_paise + igst_paise]).toEqual([rupees * 100, rupees * 100])
    }
  })

  it("changed on 22 September 2025", () => {
    const at = (day: string, rupees: number, hsn = "6204") =>
      split({ day }, [{ paid_paise: rupees * 100, hsn }]).lines[0].rate
    expect([at("2025-09-21", 1_500), at("2025-09-22", 1_500)]).toEqual([1200, 500])
    expect([at("2025-09-21", 900), at("2025-09-22", 900)]).toEqual([500, 500])
    expect([at("2025-09-21", 1_500, "6403"), at("2025-09-22", 1_500, "6403")]).toEqual([1800, 500])
    expect([at("2025-09-21", 500, "9503"), at("2025-09-22", 500, "9503")]).toEqual([1200, 500])
  })
})

describe("delivery", () => {
  it("takes the rates of the goods, shared by their value, and none of exempt goods", () => {
    const { delivery } = split({ delivery_paise: 100_00 }, [
      { paid_paise: 300_00, hsn: "6204" },
      { paid_paise: 600_00, hsn: "8517" },
      { paid_paise: 100_00, hsn: "4901", exempt: true },
    ])
    expect(delivery.map(({ paid_paise, rate, exempt }) => [paid_paise, rate, exempt])).toEqual([
      [30_00, 500, false],
      [60_00, 1800, false],
      [10_00, 0, true],
    ])
  })

  it("is taxed where the goods cost nothing, too", () => {
    const { delivery } = split({ delivery_paise: 61_00 }, [{ paid_paise: 0 }])
    expect(delivery).toMatchObject([{ paid_paise: 61_00, rate: 500 }])
  })
})

it("charges no tax where the shop is not registered", () => {
  const { lines, delivery } = split({ charges_tax: false, delivery_paise: 50_00 }, [{ paid_paise: 3_000_00 }])
  expect(lines).toMatchObject([{ rate: 0, taxable_paise: 3_000_00, igst_paise: 0 }])
  expect(delivery).toMatchObject([{ rate: 0, taxable_paise: 50_00 }])
})
