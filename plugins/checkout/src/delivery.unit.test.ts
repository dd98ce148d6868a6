import { describe, expect, it } from "vitest"
import { orderTotals } from "./delivery"

describe("the total of an order", () => {
  it("is items plus delivery when both are whole rupees", () => {
    expect(orderTotals([{ price: 100, quantity: 2 }], 49)).toEqual({ item_total: 200, delivery_charge: 49, total: 249 })
  })

  it("is the ceiling of items plus delivery, and the delivery charge includes the difference", () => {
    expect(orderTotals([{ price: 99.5, quantity: 1 }], 49.2)).toEqual({
      item_total: 99.5,
      delivery_charge: 49.5,
      total: 149,
    })
  })

  it("is not rounded up by floating-point errors", () => {
    expect(0.8 * 3 + 0.6).toBeGreaterThan(3)
    expect(orderTotals([{ price: 0.8, quantity: 3 }], 0.6).total).toBe(3)
  })

  it("is 0 for an empty order", () => {
    expect(orderTotals([], 0)).toEqual({ item_total: 0, delivery_charge: 0, total: 0 })
  })
})
