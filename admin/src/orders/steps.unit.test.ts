import type { PlacedOrder } from "@haat/back-office/contract"
import type { FollowedParcel } from "@haat/freight/contract"
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

  it("is to say of each parcel under way that it came back", () => {
    const parcel = (id: string, delivered_at: string | null = null) =>
      ({ id, number: `1904${id}`, shipped_at: "2026-11-20T10:00:00Z", delivered_at }) as FollowedParcel
    const bodies = (...parcels: FollowedParcel[]) =>
      stepsOf({ status: "pending", fulfillment_status: "shipped" } as PlacedOrder, parcels)
        .filter(({ path }) => path === "returned-parcel")
        .map(({ body, parcel }) => ({ ...body, parcel }))
    expect(bodies(parcel("a"), parcel("b", "2026-11-22T10:00:00Z"))).toEqual([
      { restock: true, fulfillment_id: "a", parcel: undefined },
      { restock: false, fulfillment_id: "a", parcel: undefined },
    ])
    expect(bodies(parcel("a"), parcel("b"))).toEqual([
      { restock: true, fulfillment_id: "a", parcel: "1904a" },
      { restock: false, fulfillment_id: "a", parcel: "1904a" },
      { restock: true, fulfillment_id: "b", parcel: "1904b" },
      { restock: false, fulfillment_id: "b", parcel: "1904b" },
    ])
  })
})
