import { shop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { expect, it } from "vitest"

const haat = shop()

it("bills an order without an address for it to where it goes, alone and in the list", async () => {
  const { order, shopper } = await placeOrder(haat)
  await haat.sql(`update "order" set billing_address_id = null where id = $1`, [order.id])
  const [one, list] = await Promise.all([shopper.get(`/store/my-orders/${order.id}`), shopper.get("/store/my-orders")])
  const [listed] = list.body.orders
  expect(one.body.order.billing_address).toEqual(order.shipping_address)
  expect(listed).toEqual(one.body.order)
})
