import { expect, it } from "vitest"
import { type PieceSize, toAdhocOrder } from "./adhoc-order"

const SIZE = { weight: 1_000, length: 10, width: 10, height: 10 }

const formOf = (
  price: { charges_paise: number; due_paise: number },
  address: object = {},
  { variant, defaultSize }: { variant: PieceSize | null; defaultSize?: PieceSize } = { variant: SIZE },
) =>
  toAdhocOrder({
    ...{ order_id: "order_1", pickup_location: "Primary", address, price },
    order: { items: [{ id: "saree", title: "Saree", unit_price: 900, variant }] },
    items: [{ line_item_id: "saree", quantity: 2 as never }],
    defaultSize,
  })

it("has the courier take what is due: all of it without offers and store credit", () => {
  const form = formOf({ charges_paise: 6_100, due_paise: 186_100 })
  expect(form).toMatchObject({ payment_method: "COD", sub_total: 1_800, shipping_charges: 61 })
  expect(form.total_discount).toBeUndefined()
})

it("takes off what offers and store credit pay, and all that another parcel takes", () => {
  expect(formOf({ charges_paise: 6_100, due_paise: 150_050 })).toMatchObject({ total_discount: 360.5 })
  expect(formOf({ charges_paise: 0, due_paise: 180_000 })).toMatchObject({ shipping_charges: 0, sub_total: 1_800 })
})

it("is prepaid where nothing is left to pay", () => {
  const form = formOf({ charges_paise: 6_100, due_paise: 0 })
  expect(form).toMatchObject({ payment_method: "Prepaid" })
  expect(form.total_discount).toBeUndefined()
})

it("names who receives, and the company before the second line", () => {
  const address = {
    ...{ first_name: "Meera", last_name: "Joshi", phone: "+91 98220 12345" },
    ...{ company: "Joshi Clinic", address_1: "12 Fergusson College Road", address_2: "Flat 3" },
  }
  expect(formOf({ charges_paise: 0, due_paise: 0 }, address)).toMatchObject({
    ...{ billing_customer_name: "Meera", billing_last_name: "Joshi", billing_phone: "9822012345" },
    billing_address_2: "Joshi Clinic, Flat 3",
  })
})

it("takes the size that the options name where a variant has none, and at least what the carrier accepts", () => {
  const nothingDue = { charges_paise: 0, due_paise: 0 }
  const defaultSize = { weight: 400, length: 20, width: 15, height: 3 }
  const sized = formOf(nothingDue, {}, { variant: { weight: 250, length: null }, defaultSize })
  expect(sized).toMatchObject({ weight: 0.5, length: 20, breadth: 15, height: 6 })
  expect(formOf(nothingDue, {}, { variant: null })).toMatchObject({ weight: 0.05, length: 1, breadth: 1, height: 1 })
})
