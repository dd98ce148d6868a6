import { MedusaError } from "@medusajs/framework/utils"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openVendors, SECRET } from "../../../testing/open-vendors"
import ShiprocketService from "./service"

let vendors: Awaited<ReturnType<typeof openVendors>>
beforeAll(async () => {
  vendors = await openVendors()
})
afterAll(() => vendors.close())
beforeEach(async () => {
  await vendors.behave("shiprocket")
  vendors.requests.length = 0
})

const provider = (more: object = {}) =>
  new ShiprocketService(
    {},
    { email: "sandbox@haat.example", password: SECRET, url: `${vendors.url}/shiprocket`, ...more },
  )

/** An order as Medusa's own workflow hands it to a provider. */
const order = (id: string) => ({
  id,
  customer: { email: "esha@example.com" },
  created_at: "2026-11-21T20:05:00Z",
  items: [
    {
      ...{ id: "lota", title: "Brass lota", unit_price: 250.5, quantity: 2, variant_sku: "LOTA" },
      variant: { weight: 400, length: 10, width: 12, height: 9 },
    },
    { ...{ id: "diya", title: "Clay diya", unit_price: 40, quantity: 1 }, variant: null },
  ],
})
const delivery_address = {
  ...{ first_name: "Esha", last_name: "Rao", address_1: "12 Karve Road", city: "Pune", province: "Maharashtra" },
  ...{ postal_code: "411004", phone: "+91 98765-43210" },
}
const LOTAS = { line_item_id: "lota", quantity: 2 }
const DIYA = { line_item_id: "diya", quantity: 1 }

type Booking = { id: string; items?: object[]; fulfillment_id?: string; more?: object; additional_data?: object }

const book = ({ id, items = [LOTAS, DIYA], fulfillment_id = "ful_00000001", more, additional_data }: Booking) =>
  provider(more).createFulfillment(
    ...([{}, items, order(id)] as unknown as [Record<string, unknown>, [], Record<string, unknown>]),
    { id: fulfillment_id, delivery_address } as object,
    additional_data as Record<string, unknown>,
  )
const lastForm = () => vendors.requestsTo("/shiprocket/orders/create/adhoc").at(-1)?.body

describe("a parcel of a shop that hands over what Medusa does", () => {
  it("is prepaid, has the order's e-mail and sizes, and leaves from the address of the options", async () => {
    const { data, labels } = await book({ id: "order_plain", more: { defaultSize: { weight: 50, height: 2 } } })
    expect(data).toEqual({
      ...{ shiprocket_order_id: expect.any(String), shiprocket_shipment_id: expect.any(String) },
      ...{ awb: labels[0].tracking_number, courier: "Delhivery Surface", prepaid: true, due_paise: 0 },
    })
    expect(lastForm()).toMatchObject({
      ...{ order_id: "order_plain", pickup_location: "Primary", billing_email: "esha@example.com" },
      ...{ order_date: "2026-11-22 01:35", payment_method: "Prepaid", shipping_charges: 0, sub_total: 541 },
      ...{ weight: 0.85, length: 10, breadth: 12, height: 20 },
    })
  })

  it("is the same one when it is booked again, and another one for a part of the order", async () => {
    const first = await book({ id: "order_twice", fulfillment_id: "ful_00000001" })
    const again = await book({ id: "order_twice", fulfillment_id: "ful_00000002" })
    expect(again.data).toEqual(first.data)
    const part = await book({ id: "order_twice", items: [DIYA], fulfillment_id: "ful_00000003" })
    expect(lastForm()).toMatchObject({ order_id: "order_twice-00000003" })
    expect(part.labels).not.toEqual(first.labels)
  })

  it("can be cancelled, and booked anew", async () => {
    const first = await book({ id: "order_canceled" })
    await provider().cancelFulfillment(first.data as Record<string, unknown>)
    const next = await book({ id: "order_canceled" })
    expect(lastForm()).toMatchObject({ order_id: "order_canceled-2" })
    expect(next.labels).not.toEqual(first.labels)
  })
})

describe("additional data", () => {
  it("names the parcel, its address and the amount that the courier collects", async () => {
    const additional_data = {
      ...{ reference: "parcel 7", pickup_location: "Chennai", prepaid: false },
      ...{ charges_paise: 6_100, due_paise: 50_000 },
    }
    const { data } = await book({ id: "order_cash", additional_data })
    expect(data).toMatchObject({ prepaid: false, due_paise: 50_000 })
    expect(lastForm()).toMatchObject({
      ...{ order_id: "parcel 7", pickup_location: "Chennai", payment_method: "COD" },
      ...{ shipping_charges: 61, total_discount: 102 },
    })
  })

  it("of a parcel that another carrier has books nothing", async () => {
    const by_hand = { number: "EW 1", courier: "India Post", url: "https://example.com/track" }
    expect(await book({ id: "order_by_hand", additional_data: { by_hand } })).toEqual({
      data: { awb: "EW 1", courier: "India Post" },
      labels: [{ tracking_number: "EW 1", tracking_url: "https://example.com/track", label_url: "" }],
    })
    expect(vendors.requests).toEqual([])
  })

  it("that cannot be read is rejected before anything is booked", async () => {
    await expect(book({ id: "order_wrong", additional_data: { due_paise: "all" } })).rejects.toMatchObject({
      ...{ type: MedusaError.Types.INVALID_DATA, code: "unusable_parcel" },
      message: expect.stringContaining("additional_data.due_paise"),
    })
    expect(vendors.requests).toEqual([])
  })
})

describe("failures", () => {
  it("are Medusa's errors, with a sentence for the owner", async () => {
    const far = { ...delivery_address, postal_code: "900001" }
    const items = [LOTAS, DIYA] as unknown as []
    const sent = provider().createFulfillment(
      {},
      items,
      order("order_far") as object,
      { delivery_address: far } as object,
    )
    await expect(sent).rejects.toMatchObject({
      ...{ type: MedusaError.Types.INVALID_DATA, code: "carrier_refused" },
      message: "Shiprocket rejected the parcel: Courier is not serviceable",
    })
    await expect(provider().createFulfillment({}, items, undefined, {})).rejects.toMatchObject({ code: "not_ordered" })
    await vendors.misbehave("shiprocket", { how: "cut", times: 0 })
    await expect(book({ id: "order_silent" })).rejects.toMatchObject({
      ...{ type: MedusaError.Types.UNEXPECTED_STATE, code: "carrier_silent" },
      message: "Shiprocket does not answer. Please try again in a minute",
    })
  })
})

describe("options", () => {
  const given = { email: "api@shop.example.in", password: "word" }

  it("need a user alone", () => {
    expect(() => ShiprocketService.validateOptions(given)).not.toThrow()
  })

  it.each([
    [{}, "the option email needs the e-mail address of an API user of Shiprocket"],
    [{ ...given, password: "" }, "the option password needs the password of the API user"],
    [{ ...given, url: "shiprocket" }, "the option url needs an address that starts with https://"],
    [{ ...given, pickupLocation: " " }, "the option pickupLocation needs a name"],
    [{ ...given, defaultSize: { weight: -1 } }, "the option defaultSize.weight cannot be less than 0"],
  ])("%j are rejected with a sentence", (options, sentence) => {
    expect(() => ShiprocketService.validateOptions(options)).toThrow(`medusa-fulfillment-shiprocket: ${sentence}`)
  })
})

it("a cart is priced by the weights of its lines, free where the carrier does not answer", async () => {
  const cart = {
    items: [
      { id: "lota", quantity: 2, variant: { weight: 400 } },
      { id: "diya", quantity: 1, variant: null, product: { weight: 50 } },
    ],
    shipping_address: { postal_code: "411004" },
    from_location: { address: { postal_code: "412207" } },
  }
  const price = { calculated_amount: 112, is_calculated_price_tax_inclusive: true }
  expect(await provider().calculatePrice({}, {}, cart)).toEqual(price)
  expect(await provider().calculatePrice({}, {}, { ...cart, from_location: {} })).toEqual({
    ...price,
    calculated_amount: 0,
  })
})
