import { describe, expect, it } from "vitest"
import { factsOf, missingFacts, OwnFacts, SaveCategoryFacts } from "./facts"
import { unitPrice } from "./unit-price"

const problems = (facts: object) => OwnFacts.safeParse(facts).error?.issues.map(({ message }) => message)
const INDIA = { origin: "IN", maker: "Ansari Brass Works", maker_address: "Moradabad" }

describe("the facts of packed goods", () => {
  it("are kept without what is left empty, and always in one order", () => {
    const value = OwnFacts.parse({ made: "2026-03", mrp: 59_900, origin: "", best_before: null, maker: " " })
    expect(JSON.stringify(value)).toBe('{"mrp":59900,"made":"2026-03"}')
  })

  it.each([
    [{ mrp: 0 }, "MRP is a number above 0 with at most two decimals"],
    [{ mrp: 4999.5 }, "MRP is a number above 0 with at most two decimals"],
    [{ origin: "ZZ" }, "Country of origin is a code of two letters, as IN"],
    [{ net_quantity: 500 }, "Choose the unit of the net quantity"],
    [{ net_quantity: 0.0001, net_unit: "kg" }, "Net quantity is a number above 0 with at most three decimals"],
    [{ maker: "Ansari" }, "Name and address of the maker, packer or importer belong together"],
    [{ made: "March 2026" }, "Month of manufacture is written as 2026-03"],
  ])("are rejected with a sentence: %o", (facts, message) => {
    expect(problems(facts)).toEqual([message])
  })

  it("are the product's own, else its category's; who answers for goods comes from one of them", () => {
    const category = { required: [], ...INDIA }
    expect(factsOf({ mrp: 100 }, category)).toEqual({ mrp: 100, ...INDIA })
    expect(factsOf({ origin: "CN", maker_role: "importer", maker: "Rao", maker_address: "Pune" }, category)).toEqual({
      ...{ origin: "CN", maker_role: "importer", maker: "Rao", maker_address: "Pune" },
    })
  })

  it("are missing where the category requires them and neither says them; an MRP of each variant is one", () => {
    const category = SaveCategoryFacts.parse({ required: ["made", "origin", "mrp"], ...INDIA })
    expect(missingFacts({}, category)).toEqual(["mrp", "made"])
    expect(missingFacts({ made: "2026-03" }, category, [{ mrp: 100 }, { mrp: 200 }])).toEqual([])
    expect(missingFacts({}, null)).toEqual([])
  })
})

describe("a unit price", () => {
  it.each([
    [120, 500, "g", { paise: 2_400, count: 100, unit: "g" }],
    [845, 5, "kg", { paise: 16_900, count: 1, unit: "kg" }],
    [845, 5_000, "g", { paise: 16_900, count: 1, unit: "kg" }],
    [120, 0.5, "kg", { paise: 2_400, count: 100, unit: "g" }],
    [385, 1, "l", { paise: 38_500, count: 1, unit: "l" }],
    [1490, 12, "piece", { paise: 12_417, count: 1, unit: "piece" }],
    [499, 1, "piece", undefined],
  ] as const)("of ₹%d for %d %s is exact to the paisa", (price, net_quantity, net_unit, expected) => {
    expect(unitPrice(price, { net_quantity, net_unit })).toEqual(expected)
  })

  it("is none where no quantity is said", () => expect(unitPrice(499, {})).toBeUndefined())
})
