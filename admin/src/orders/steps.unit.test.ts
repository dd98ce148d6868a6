import type { PlacedOrder, TrackedParcel } from "@haat/checkout/contract"
import type { OrderWarehouse } from "@haat/read-model/contract"
import { describe, expect, it } from "vitest"
import { possibleSteps } from "./steps"

const stepNames = (order: Partial<PlacedOrder>) =>
  possibleSteps({
    status: "pending",
    fulfillment_status: "not_fulfilled",
    payment_method: "Online (Prepaid)",
    payment_status: "Paid",
    cancellable: true,
    ...order,
  } as PlacedOrder).map(({ path }) => path)

describe("what can be done with an order", () => {
  it("offers to pack, ship and cancel an unshipped order", () => {
    expect(stepNames({})).toEqual(["packed", "shipment", "shipment", "cancellation"])
    expect(stepNames({ fulfillment_status: "packed" })).toEqual(["shipment", "shipment", "cancellation"])
  })

  it.each(["not_fulfilled", "packed"] as const)(
    "is to cancel it once its money was given back (%s)",
    (fulfillment_status) => {
      expect(stepNames({ fulfillment_status, payment_status: "Refunded" })).toEqual(["cancellation"])
    },
  )

  it("offers delivered and came back for a shipped order, refunded or not", () => {
    const left = { fulfillment_status: "shipped", cancellable: false } as const
    const ends = ["delivered", "returned-parcel", "returned-parcel"]
    expect(stepNames(left)).toEqual(ends)
    expect(stepNames({ ...left, payment_status: "Refunded" })).toEqual(ends)
  })

  it("offers came back for each parcel in transit", () => {
    const parcel = (id: string, delivered_at: string | null = null) =>
      ({ id, number: `1904${id}`, shipped_at: "2026-11-20T10:00:00Z", delivered_at }) as TrackedParcel
    const bodies = (...parcels: TrackedParcel[]) =>
      possibleSteps({ status: "pending", fulfillment_status: "shipped" } as PlacedOrder, parcels)
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

describe("an order of goods of two warehouses", () => {
  const place = (name: string, waiting: number): OrderWarehouse => ({
    ...{ id: name, name, is_main: name === "Pune", address: [], lines: [{ line_id: `of ${name}`, waiting }] },
  })
  const cash = { status: "pending", payment_method: "Cash On Delivery", payment_status: "Pending", cancellable: false }
  const steps = (fulfillment_status: string, ...places: OrderWarehouse[]) =>
    possibleSteps({ ...cash, fulfillment_status } as PlacedOrder, [], places).map(({ path, parcel, body }) =>
      path === "shipment" ? [parcel, body] : path,
    )

  it("offers shipping from each warehouse, and collects the cash at the end", () => {
    const fromChennai = ["Chennai", { warehouse_id: "Chennai" }]
    const fromPune = ["Pune", { warehouse_id: "Pune" }]
    const both = steps("not_fulfilled", place("Pune", 1), place("Chennai", 1))
    expect(both).toEqual(["packed", fromPune, fromPune, fromChennai, fromChennai])
    const one = steps("shipped", place("Pune", 0), place("Chennai", 1))
    expect(one.slice(0, 3)).toEqual([fromChennai, fromChennai, "delivered"])
    expect(one).not.toContain("cash-collected")
    expect(steps("shipped", place("Pune", 0), place("Chennai", 0))).toContain("cash-collected")
  })

  it("offers one shipment if one warehouse has all of it", () => {
    expect(steps("not_fulfilled", place("Pune", 1))).toEqual(["packed", [undefined, {}], [undefined, {}]])
  })
})
