import { expect, it } from "vitest"
import { type PackedItem, packedLines } from "./packed-lines"

const order = {
  items: [
    { id: "saree", title: "Saree", unit_price: 900, variant: null },
    {
      id: "set",
      title: "Tea set",
      unit_price: 500,
      variant: {
        inventory_items: [
          { required_quantity: 6, inventory: { id: "cup" } },
          { required_quantity: 1, inventory: { id: "pot" } },
        ],
      },
    },
  ],
}
const unitsOf = (items: object[]) =>
  packedLines(order, items as PackedItem[]).map(({ line, units }) => [line.id, units])

it("counts the pieces of each line, and leaves out what was not ordered", () => {
  expect(
    unitsOf([
      { line_item_id: "saree", quantity: 2 },
      { line_item_id: "other", quantity: 1 },
    ]),
  ).toEqual([["saree", 2]])
})

it("counts a kit once, not each of its inventory items", () => {
  const cups = { line_item_id: "set", inventory_item_id: "cup", quantity: 12 }
  const pots = { line_item_id: "set", inventory_item_id: "pot", quantity: 2 }
  expect(unitsOf([cups, pots])).toEqual([["set", 2]])
})

it("adds up what leaves one line from several places", () => {
  const part = { line_item_id: "saree", inventory_item_id: "saree", quantity: 1 }
  expect(unitsOf([part, part])).toEqual([["saree", 2]])
})
