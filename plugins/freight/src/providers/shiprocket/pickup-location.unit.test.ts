import { expect, it } from "vitest"
import { FREIGHT_ERRORS } from "../../errors"
import { pickupLocationOf } from "./pickup-location"

it("the carrier fetches where the goods are, and nothing from a warehouse that it has no name for", () => {
  const settings = { pickupLocation: "Primary" }
  expect(pickupLocationOf({ pickup_location: null }, settings)).toBe("Primary")
  expect(pickupLocationOf({}, settings)).toBe("Primary")
  expect(pickupLocationOf({ pickup_location: "Chennai" }, settings)).toBe("Chennai")
  expect(() => pickupLocationOf({ pickup_location: "" }, settings)).toThrow(
    expect.objectContaining({
      code: "warehouse_without_pickup",
      status: FREIGHT_ERRORS.warehouse_without_pickup.status,
    }),
  )
})
