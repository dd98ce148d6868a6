import { expect, it } from "vitest"
import { pickupLocationOf } from "./carrier"
import { FREIGHT_ERRORS } from "./errors"

it("names the warehouse where the goods are, and rejects one that the carrier has no name for", () => {
  expect(pickupLocationOf({ pickup_location: null })).toBeUndefined()
  expect(pickupLocationOf({ pickup_location: "Chennai" })).toBe("Chennai")
  expect(() => pickupLocationOf({ pickup_location: "" })).toThrow(
    expect.objectContaining({
      code: "warehouse_without_pickup",
      status: FREIGHT_ERRORS.warehouse_without_pickup.status,
    }),
  )
})
