import { expect, it } from "vitest"
import { hasSameItems, nextParcel, sharedLocationId } from "./parcel-content"

const pune = { id: "saree", quantity: 2, location_id: "pune" }
const chennai = { id: "lamp", quantity: 1, location_id: "chennai" }
const lota = { id: "lota", quantity: 1, location_id: "pune" }
const waiting = [pune, chennai, lota]

it("a parcel holds all that waits in one warehouse, the first line's where none is named", () => {
  const first = {
    items: [
      { id: "saree", quantity: 2 },
      { id: "lota", quantity: 1 },
    ],
    location_id: "pune",
  }
  expect(nextParcel(waiting)).toEqual(first)
  expect(nextParcel(waiting, "chennai")).toEqual({ items: [{ id: "lamp", quantity: 1 }], location_id: "chennai" })
})

it("goes on with a parcel that was begun, and rejects another warehouse before it", () => {
  expect(nextParcel(waiting, undefined, "chennai").location_id).toBe("chennai")
  expect(nextParcel(waiting, "chennai", "chennai").location_id).toBe("chennai")
  expect(() => nextParcel(waiting, "pune", "chennai")).toThrow("please ship that one first")
  expect(nextParcel([pune, lota], undefined, "chennai").location_id).toBe("pune")
})

it("rejects a warehouse in which nothing waits, and a parcel of goods of two", () => {
  expect(() => nextParcel([pune], "chennai")).toThrow("Nothing of this order waits in that warehouse")
  expect(() => sharedLocationId([pune, chennai], waiting)).toThrow("leave from several warehouses")
  expect(sharedLocationId([pune, lota], waiting)).toBe("pune")
})

it("knows a parcel again by its pieces alone, and not when one is missing, more or another", () => {
  expect(hasSameItems([pune, lota], [lota, pune])).toBe(true)
  for (const other of [[pune], [pune, lota, chennai], [pune, chennai], [pune, { ...lota, quantity: 2 }]])
    expect(hasSameItems([pune, lota], other)).toBe(false)
})
