import type { PlacedOrder } from "@haat/back-office/contract"
import { describe, expect, it } from "vitest"
import { stepsOf } from "./steps"

const offered = (order: Partial<PlacedOrder>) =>
  stepsOf({
    status: "pending",
    fulfillment_status: "not_fulfilled",
    payment_method: "Online (Prepaid)",
    payment_status: "Paid",
    cancellable: true,
    ...order,
  } as PlacedOrder).map(({ path }) => path)

describe("what can be done with an order", () => {
  it("is to pack, ship and cancel it as long as it is here", () => {
    expect(offered({})).toEqual(["packed", "shipment", "shipment", "cancellation"])
    expect(offered({ fulfillment_status: "packed" })).toEqual(["shipment", "shipment", "cancellation"])
  })

  it.each(["not_fulfilled", "packed"] as const)(
    "is to cancel it once its money was given back (%s)",
    (fulfillment_status) => {
      expect(offered({ fulfillment_status, payment_status: "Refunded" })).toEqual(["cancellation"])
    },
  )

  it("is to mark it as delivered or come back once it has left, given back or not", () => {
    const left = { fulfillment_status: "shipped", cancellable: false } as const
    const ends = ["delivered", "returned-parcel", "returned-parcel"]
    expect(offered(left)).toEqual(ends)
    expect(offered({ ...left, payment_status: "Refunded" })).toEqual(ends)
  })
})
