import { expect, it } from "vitest"
import { toAdhocOrder } from "./adhoc-order"

const PIECE = { weight: 1, length: 10, breadth: 10, height: 10 }
const formOf = (line_item_id: string, sent: number, credit = 0) =>
  toAdhocOrder({
    ...{ order_id: "order_1", pickup_location: "Primary", address: {} },
    order: {
      items: [
        { id: "saree", title: "Saree", unit_price: 900 },
        { id: "lamp", title: "Lamp", unit_price: 400 },
      ] as never,
      shipping_total: 61,
    },
    items: [{ line_item_id, quantity: 1 as never }],
    facts: {
      ...{ email: "", ordered_at: new Date(), prepaid: false, credit, sent },
      items: ["saree", "lamp"].map((id) => ({ id, quantity: 1, ...PIECE })),
    },
  })

it("has the courier of an order's first parcel take the delivery charge, and those of later ones their goods alone", () => {
  expect(formOf("saree", 0)).toMatchObject({ sub_total: 900, shipping_charges: 61 })
  expect(formOf("lamp", 900)).toMatchObject({ sub_total: 400, shipping_charges: 0 })
})

it("takes store credit off the first parcels, as far as it goes", () => {
  expect(formOf("saree", 0, 300)).toMatchObject({ total_discount: 300 })
  expect(formOf("saree", 0, 1_000)).toMatchObject({ total_discount: 961 })
  expect(formOf("lamp", 900, 300).total_discount).toBeUndefined()
  expect(formOf("lamp", 900, 1_000)).toMatchObject({ total_discount: 39 })
})
