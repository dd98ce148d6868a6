import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openVendors, SECRET } from "../../../testing/open-vendors"
import { toAdhocOrder } from "./adhoc-order"
import { bookParcel, cancelBookings } from "./book-parcel"
import { Breaker } from "./breaker"
import { CarrierRejection, ShiprocketClient } from "./client"
import { toReturnOrder } from "./return-order"
import { Session } from "./session"

let vendors: Awaited<ReturnType<typeof openVendors>>
beforeAll(async () => {
  vendors = await openVendors()
})
afterAll(() => vendors.close())
beforeEach(async () => {
  await vendors.behave("shiprocket")
  vendors.requests.length = 0
})

const freshClient = () => {
  const limits = { url: `${vendors.url}/shiprocket`, timeoutMs: 4_000, fetch }
  const session = new Session({ ...limits, email: "sandbox@haat.example", password: SECRET })
  return new ShiprocketClient({ ...limits, session, breaker: new Breaker() })
}

let orders = 0
/** Two lotas and a diya of an order, paid on delivery by default. */
const parcel = ({ prepaid = false, postal_code = "411 004", phone = "+91 98765-43210", address = {} } = {}) =>
  toAdhocOrder({
    order_id: `order_${++orders}`,
    pickup_location: "Primary",
    order: {
      email: "esha@example.com",
      created_at: new Date("2026-11-21T20:05:00Z"),
      items: [
        {
          ...{ id: "lota", title: "Brass lota", unit_price: 250.5, product_id: "prod_1", variant_sku: null },
          variant: { weight: 400, length: 10, width: 12, height: 9 },
        },
        {
          ...{ id: "diya", title: "Clay diya", unit_price: 40, variant_sku: "DIYA" },
          variant: { weight: 50, length: 4, width: 4, height: 0 },
        },
      ],
    },
    items: [
      { line_item_id: "lota", quantity: 2 },
      { line_item_id: "diya", quantity: 1 },
    ],
    address: {
      ...{ first_name: "Esha", last_name: "Rao", address_1: "12 Karve Road", address_2: "", city: "Pune" },
      ...{ province: "Maharashtra", postal_code, phone, country_code: "in" },
      ...address,
    },
    price: { charges_paise: 98_00, due_paise: prepaid ? 0 : 639_00 },
  })

describe("booking a parcel", () => {
  it("asks Shiprocket as it wants to be asked: sign in, order, courier", async () => {
    const booked = await bookParcel(freshClient(), parcel())
    expect(booked).toMatchObject({ awb: expect.stringMatching(/^\d+$/), courier: "Delhivery Surface", canceled: false })
    const [signIn, create, assign] = vendors.requests
    expect(signIn.path).toBe("/shiprocket/auth/login")
    expect(create).toMatchObject({ method: "POST", path: "/shiprocket/orders/create/adhoc" })
    expect(create.body).toEqual({
      order_id: `order_${orders}`,
      // Half past one at night in India.
      order_date: "2026-11-22 01:35",
      pickup_location: "Primary",
      billing_customer_name: "Esha",
      billing_last_name: "Rao",
      billing_address: "12 Karve Road",
      billing_address_2: "",
      billing_city: "Pune",
      billing_pincode: "411004",
      billing_state: "Maharashtra",
      billing_country: "India",
      billing_email: "esha@example.com",
      billing_phone: "9876543210",
      shipping_is_billing: true,
      order_items: [
        { name: "Brass lota", sku: "prod_1", units: 2, selling_price: 250.5 },
        { name: "Clay diya", sku: "DIYA", units: 1, selling_price: 40 },
      ],
      payment_method: "COD",
      shipping_charges: 98,
      sub_total: 541,
      length: 10,
      breadth: 12,
      height: 18,
      weight: 0.85,
    })
    expect(assign).toMatchObject({
      method: "POST",
      path: "/shiprocket/courier/assign/awb",
      body: { shipment_id: Number(booked.shipment_id) },
    })
    for (const { headers } of [create, assign]) {
      expect(headers.authorization).toMatch(/^Bearer ey/)
      expect(headers["content-type"]).toBe("application/json")
    }
    expect(vendors.requests).toHaveLength(3)
  })

  it("cuts what is longer than the carrier takes: cities of 30 characters, addresses of 190", async () => {
    const form = parcel({
      address: {
        ...{ last_name: "", city: "Sri Balaji Nagar Industrial Estate Second Phase" },
        ...{ address_1: `12/4B ${"Karve Road ".repeat(17)}`, address_2: "Flat 3 ".repeat(28) },
      },
    })
    expect((await bookParcel(freshClient(), form)).awb).toMatch(/^\d+$/)
    expect(form.billing_address).toMatch(/^12\/4B Karve Road .*\b(Karve|Road)$/)
    expect(form.billing_city).toBe("Sri Balaji Nagar Industrial")
  })

  it("says Prepaid for what is paid", () => {
    expect(parcel({ prepaid: true }).payment_method).toBe("Prepaid")
  })

  it("again takes over what is there, and makes no second parcel", async () => {
    const client = freshClient()
    const order = parcel()
    const first = await bookParcel(client, order)
    expect(await bookParcel(client, order)).toEqual({ ...first, channel_order_id: order.order_id })
  })

  it("finishes what an earlier try began, whichever answer was lost", async () => {
    for (const path of ["create/adhoc", "assign/awb"]) {
      const order = parcel()
      await vendors.misbehave("shiprocket", { how: "cut", path })
      await expect(bookParcel(freshClient(), order)).rejects.toThrow("cannot be reached")
      expect((await bookParcel(freshClient(), order)).awb, path).toMatch(/^\d+$/)
    }
  })

  it("after it was cancelled is a new booking", async () => {
    const client = freshClient()
    const order = parcel()
    const first = await bookParcel(client, order)
    await client.cancelOrder(first.order_id)
    await client.cancelOrder(first.order_id)
    expect(vendors.requests.at(-1)).toMatchObject({
      method: "POST",
      path: "/shiprocket/orders/cancel",
      body: { ids: [Number(first.order_id)] },
    })
    const second = await bookParcel(client, order)
    expect(second.awb).not.toBe(first.awb)
    expect(vendors.requestsTo("/shiprocket/orders/create/adhoc").at(-1)?.body).toMatchObject({
      order_id: `${order.order_id}-2`,
    })
  })

  it("keeps the carrier's own words when it rejects", async () => {
    await expect(bookParcel(freshClient(), parcel({ phone: "12" }))).rejects.toThrow(
      new CarrierRejection(422, "The billing phone is invalid."),
    )
    await expect(bookParcel(freshClient(), parcel({ postal_code: "900001" }))).rejects.toThrow(
      "Courier is not serviceable",
    )
  })
})

/** Two lotas that come back from Esha to the shop. */
const comingBack = async (client: ShiprocketClient, { postal_code = "411 004" } = {}) =>
  toReturnOrder({
    order_id: `rreq_${++orders}`,
    shop: await client.findPickupLocation("Primary"),
    facts: {
      email: "esha@example.com",
      requested_at: new Date("2026-11-21T20:05:00Z"),
      address: {
        ...{ first_name: "Esha", last_name: "Rao", address_1: "12 Karve Road", address_2: "", city: "Pune" },
        ...{ province: "Maharashtra", postal_code, phone: "+91 98765-43210" },
      },
      items: [
        { name: "Brass lota", sku: "prod_1", units: 2, price: 250.5, weight: 0.4, length: 10, breadth: 12, height: 9 },
      ],
    },
  })

describe("booking what comes back", () => {
  it("requests a return order from the shopper to the shop's pickup address, with a return courier", async () => {
    const client = freshClient()
    const order = await comingBack(client)
    vendors.requests.length = 0
    const booked = await bookParcel(client, order, "back")
    expect(booked).toMatchObject({ awb: expect.stringMatching(/^\d+$/), courier: "Delhivery Surface", canceled: false })
    const [create, assign] = vendors.requests
    expect(create).toMatchObject({ method: "POST", path: "/shiprocket/orders/create/return" })
    expect(create.body).toEqual({
      order_id: `rreq_${orders}`,
      order_date: "2026-11-22 01:35",
      pickup_customer_name: "Esha",
      pickup_last_name: "Rao",
      pickup_address: "12 Karve Road",
      pickup_address_2: "",
      pickup_city: "Pune",
      pickup_state: "Maharashtra",
      pickup_country: "India",
      pickup_pincode: "411004",
      pickup_email: "esha@example.com",
      pickup_phone: "9876543210",
      shipping_customer_name: "Haat",
      shipping_last_name: "",
      shipping_address: "Shop 7, Tilak Road",
      shipping_address_2: "",
      shipping_city: "Pune",
      shipping_state: "Maharashtra",
      shipping_country: "India",
      shipping_pincode: "411001",
      shipping_email: "shop@haat.example",
      shipping_phone: "9876543210",
      order_items: [{ name: "Brass lota", sku: "prod_1", units: 2, selling_price: 250.5 }],
      payment_method: "Prepaid",
      sub_total: 501,
      length: 10,
      breadth: 12,
      height: 18,
      weight: 0.8,
    })
    expect(assign).toMatchObject({
      path: "/shiprocket/courier/assign/awb",
      body: { shipment_id: Number(booked.shipment_id), is_return: 1 },
    })
  })

  it("finishes what an earlier try began, whichever answer was lost, and takes it back by its reference", async () => {
    for (const path of ["create/return", "assign/awb"]) {
      const client = freshClient()
      const order = await comingBack(client)
      await vendors.misbehave("shiprocket", { how: "cut", path })
      await expect(bookParcel(freshClient(), order, "back")).rejects.toThrow("cannot be reached")
      const booked = await bookParcel(client, order, "back")
      expect(booked.awb, path).toMatch(/^\d+$/)
      expect(await client.findOrder(order.order_id, "back")).toMatchObject({ awb: booked.awb, canceled: false })
      await cancelBookings(client, order.order_id, "back")
      await cancelBookings(client, order.order_id, "back")
      expect(await client.findOrder(order.order_id, "back")).toMatchObject({ canceled: true })
    }
  })

  it("keeps the carrier's own words when nobody comes there, or it does not know the shop's address", async () => {
    const client = freshClient()
    const far = await comingBack(client, { postal_code: "744101" })
    await expect(bookParcel(client, far, "back")).rejects.toThrow("Courier is not serviceable")
    await expect(client.findPickupLocation("Elsewhere")).rejects.toThrow('it has no address called "Elsewhere"')
  })
})
