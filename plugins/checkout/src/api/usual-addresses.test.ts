import { shop } from "@haat/testing"
import { type Buyer, buyer, orderCart, put } from "@haat/testing/buyer"
import { describe, expect, it } from "vitest"
import { openCartId } from "../testing/shopping"

const haat = shop()

const shippingAddress = async (shopper: Buyer) => {
  const { orders } = (await shopper.get("/store/my-orders")).body
  return (await shopper.get(`/store/my-orders/${orders[0].id}`)).body.order.shipping_address
}
const NORMALIZED = { province: "Maharashtra", postal_code: "400050", phone: "9820012345" }

describe("an order has a normalized address", () => {
  it("when a Medusa client wrote it on the cart in another form", async () => {
    const [shopper, lota] = await Promise.all([buyer(haat), haat.product()])
    await put(shopper, lota.id)
    const cart = await openCartId(haat, shopper)
    const shipping_address = {
      first_name: "Meera",
      last_name: "",
      address_1: "1 Hill Road",
      city: "Mumbai",
      country_code: "in",
      province: "MH",
      postal_code: "400 050",
      phone: "+91 98200 12345",
    }
    expect((await shopper.post(`/store/carts/${cart}`, { shipping_address })).status).toBe(200)
    const { status, body } = await shopper.post(`/store/carts/${cart}/complete`)
    expect([status, body.type], JSON.stringify(body)).toEqual([200, "order"])
    expect(await shippingAddress(shopper)).toMatchObject({ ...NORMALIZED, first_name: "Meera", last_name: "" })
  })

  it("when it was saved before normalization, and shows it normalized", async () => {
    const [shopper, lota] = await Promise.all([buyer(haat), haat.product()])
    await haat.sql(
      `update customer_address set first_name = 'Meera', last_name = '', phone = '098200-12345', province = 'mh',
         city = 'Mumbai', postal_code = '400 050'
       where id = $1`,
      [shopper.address_id],
    )
    const [address] = (await shopper.get("/store/addresses")).body.addresses
    const shown = { province: "Maharashtra", postal_code: "400050" }
    expect(address).toMatchObject({ ...shown, recipient_name: "Meera", recipient_phone: "9820012345" })
    await put(shopper, lota.id)
    await orderCart(shopper)
    expect(await shippingAddress(shopper)).toMatchObject({ ...NORMALIZED, first_name: "Meera", last_name: "" })
  })
})
