import { expect, it } from "vitest"
import { joinRows } from "./write-rows"

it("joins rows by table, in sequence", () => {
  const orderRows = { order: [{ id: "order_1" }], order_line_item: [{ id: "a", quantity: 1 }], reservation_item: [] }
  const giftRows = { order_line_item: [{ quantity: 2, id: "b" }], gift: [{ id: "gift_1" }] }
  expect(joinRows([orderRows, {}, giftRows])).toEqual({
    order: [{ id: "order_1" }],
    order_line_item: [
      { id: "a", quantity: 1 },
      { quantity: 2, id: "b" },
    ],
    reservation_item: [],
    gift: [{ id: "gift_1" }],
  })
})

it("rejects rows of one table with different columns, and names the table", () => {
  const orderRows = { order_line_item: [{ id: "a", quantity: 1 }] }
  const message =
    "All rows for the table order_line_item must name the same columns, not (id, quantity) and (id, note, quantity)"
  expect(() => joinRows([orderRows, { order_line_item: [{ id: "b", quantity: 1, note: "wrap it" }] }])).toThrow(message)
  expect(() => joinRows([orderRows, { order_line_item: [{ id: "b" }] }])).toThrow("(id, quantity) and (id)")
})
