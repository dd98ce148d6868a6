import { expect, it } from "vitest"
import { carrierPickupLocation } from "./carrier"
import { FREIGHT_ERRORS } from "./errors"

it("names the warehouse where the goods are, and rejects one that the carrier has no name for", () => {
  expect(carrierPickupLocation({ pickup_location: null })).toBeUndefined()
  expect(carrierPickupLocation({ pickup_location: "Chennai" })).toBe("Chennai")
  expect(() => carrierPickupLocation({ pickup_location: "" })).toThrow(
    expect.objectContaining({
      code: "warehouse_without_pickup",
      status: FREIGHT_ERRORS.warehouse_without_pickup.status,
    }),
  )
})
