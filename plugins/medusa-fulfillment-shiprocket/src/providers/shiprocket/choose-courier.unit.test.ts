import { describe, expect, it } from "vitest"
import { chooseCourier } from "./choose-courier"
import { chargedWeight } from "./rates"
import { estimatedDays, Serviceability } from "./wire"

const read = (couriers: object[], recommended?: unknown) => {
  const { data } = Serviceability.parse({
    status: 200,
    data: { available_courier_companies: couriers, recommended_courier_company_id: recommended },
  })
  return {
    couriers: data?.available_courier_companies ?? [],
    recommended: data?.recommended_courier_company_id ?? null,
  }
}
const courier = (courier_company_id: number, rate: unknown, rest: object = {}) => ({
  courier_company_id,
  freight_charge: rate,
  rate,
  cod: 1,
  blocked: 0,
  estimated_delivery_days: "3",
  ...rest,
})
const chosen = (couriers: object[], recommended?: unknown, cash = true) =>
  chooseCourier(read(couriers, recommended), { cash })?.courier_company_id

describe("the courier of a parcel", () => {
  it("is the recommended one, told as a number or as text", () => {
    expect(chosen([courier(1, 40), courier(2, 60)], 2)).toBe(2)
    expect(chosen([courier(1, 40), courier(2, 60)], "2")).toBe(2)
  })

  it("is the cheapest one when the recommended cannot be used", () => {
    const others = [courier(1, 90), courier(3, "70.5")]
    expect(chosen([courier(2, 60, { blocked: 1 }), ...others], 2)).toBe(3)
    expect(chosen([courier(2, 60, { cod: 0 }), ...others], 2)).toBe(3)
    expect(chosen([courier(2, "NaN"), ...others], 2)).toBe(3)
    expect(chosen(others, 99)).toBe(3)
    expect(chosen(others, "")).toBe(3)
  })

  it("need not take cash when nobody does", () => {
    const couriers = [courier(1, 40, { cod: 0 })]
    expect(chosen(couriers)).toBeUndefined()
    expect(chosen(couriers, undefined, false)).toBe(1)
  })

  it("is nobody when no price can be read", () => {
    for (const price of [null, "", "free", -5, "Infinity", [], 1e9])
      expect(chosen([courier(1, price)]), `${price}`).toBeUndefined()
    expect(chosen([])).toBeUndefined()
    expect(read(["nonsense", null, 5] as unknown as object[]).couriers).toEqual([])
  })
})

describe("estimated days", () => {
  it.each([
    ["3", "3"],
    [3, "3"],
    ["3 - 4", "3-4"],
    ["3-6", "3-6"],
    ["2 to 5 days", "2-5"],
    ["4-4", "4"],
    ["", "N/A"],
    [null, "N/A"],
    ["soon", "N/A"],
    ["NaN", "N/A"],
    ["<b>3</b>", "N/A"],
  ])("read %j as %j", (sent, shown) => expect(estimatedDays.parse(sent)).toBe(shown))
})

describe("the charged weight", () => {
  it.each([
    [0.4, 0.5],
    [0.5, 0.5],
    [0.501, 1],
    [0.1 + 0.2, 0.5],
    [0.7 * 3, 2.5],
    [0, 0.5],
    [-1, 0.5],
    [Number.NaN, 0.5],
    [1234.2, 1234.5],
  ])("of %d kg is %d kg", (kilograms, charged) => expect(chargedWeight(kilograms)).toBe(charged))
})
