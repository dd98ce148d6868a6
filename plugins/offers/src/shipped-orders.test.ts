/** @module-tag money */
import { shop } from "@haat/testing"
import { buyer, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { makeOffer } from "@haat/testing/make-offer"
import { expect, it } from "vitest"

const haat = shop()

/** The engine's total of an order, and the number of discounts in its newest version. */
const ENGINE = `
  select (s.totals ->> 'current_order_total')::numeric as total, (
      select count(*)::int from order_line_item_adjustment a
        join order_item i on i.item_id = a.item_id and i.version = a.version
      where i.order_id = o.id and i.version = o.version and a.deleted_at is null) as discounts
  from "order" o join order_summary s on s.order_id = o.id and s.version = o.version where o.id = $1`

it("an order with a code costs the same after shipping and delivery, for the shop and for Medusa", async () => {
  const owner = await haat.admin()
  const { code } = await makeOffer(owner, {})
  const product = await haat.product({ price: 1_000, quantity: 5 })
  const shopper = await buyer(haat)
  await put(shopper, product.id, 3)
  expect((await shopper.post("/store/cart/codes", { code })).status).toBe(200)
  const { order } = (await payOnDelivery(shopper, await totalOf(shopper))).body
  expect(order.item_discount).toBeGreaterThan(0)
  const read = async () => (await shopper.get(`/store/my-orders/${order.id}`)).body.order
  const placed = await haat.sql(ENGINE, [order.id])
  for (const step of ["shipment", "delivered"]) {
    expect((await owner.post(`/back-office/orders/${order.id}/${step}`, {})).status).toBe(200)
    expect(await read()).toMatchObject({ total: order.total, item_discount: order.item_discount })
    expect(await haat.sql(ENGINE, [order.id])).toEqual(placed)
  }
})
