/** @module-tag stock */
import { shop } from "@haat/testing"
import { buyer, put } from "@haat/testing/buyer"
import { describe, expect, it } from "vitest"
import { stockOf, tally, tryToOrder } from "../testing/shopping"

const haat = shop()

/** Places an order of two pieces. */
async function placeOrderOfTwo() {
  const [shopper, lota] = await Promise.all([buyer(haat), haat.product({ quantity: 5 })])
  await put(shopper, lota.id, 2)
  const { order } = (await tryToOrder(shopper)).body
  return { shopper, lota, order, cancel: () => shopper.post(`/store/my-orders/${order.id}/cancel`) }
}

describe("cancelling an order", () => {
  it("releases its stock, cancels its cash payment, and removes it from the list", async () => {
    const { shopper, lota, order, cancel } = await placeOrderOfTwo()
    const { status, body } = await cancel()
    expect([status, body.order.status, body.order.cancellable]).toEqual([200, "canceled", false])
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 5, reserved: 0, live: 0 })
    expect((await shopper.get("/store/my-orders")).body).toMatchObject({ orders: [], count: 0 })
    expect((await shopper.get(`/store/my-orders/${order.id}`)).body.order.status).toBe("canceled")
    const [payment] = await haat.sql(
      `select p.canceled_at from payment p join order_payment_collection l
        on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
      [order.id],
    )
    expect(payment.canceled_at).not.toBeNull()
  })

  it("has an effect once for concurrent requests", async () => {
    const { lota, cancel } = await placeOrderOfTwo()
    expect(tally(await Promise.all(Array.from({ length: 10 }, cancel)))).toEqual({ 200: 10 })
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 5, reserved: 0, live: 0 })
  })

  it("completes an interrupted cancellation when repeated", async () => {
    const { order, lota, cancel } = await placeOrderOfTwo()
    const [{ id }] = await haat.sql(
      `select p.id from payment p join order_payment_collection l
        on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
      [order.id],
    )
    const isPaymentCanceled = async () =>
      (await haat.sql("select canceled_at is not null as gone from payment where id = $1", [id]))[0].gone
    await haat.sql(
      `create or replace function reject_payment_cancel() returns trigger language plpgsql as $$
       begin raise exception 'broken on purpose'; end $$`,
    )
    await haat.sql(
      `create trigger reject_payment_cancel before update on payment for each row
       when (new.id = '${id}' and new.canceled_at is not null) execute function reject_payment_cancel()`,
    )
    try {
      expect((await cancel()).status).toBe(500)
    } finally {
      await haat.sql("drop trigger reject_payment_cancel on payment")
      await haat.sql("drop function reject_payment_cancel")
    }
    expect(await isPaymentCanceled()).toBe(false)
    const { status, body } = await cancel()
    expect([status, body.order.status]).toEqual([200, "canceled"])
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 5, reserved: 0, live: 0 })
    expect(await isPaymentCanceled()).toBe(true)
  })

  it("is allowed only for the shopper who placed it", async () => {
    const { order, lota } = await placeOrderOfTwo()
    const path = `/store/my-orders/${order.id}/cancel`
    expect((await haat.guest().post(path)).status).toBe(401)
    expect((await (await haat.admin()).post(path)).status).toBe(403)
    expect((await (await haat.shopper()).post(path)).body.message).toBe("There is no such order")
    expect(await stockOf(haat, lota.id)).toMatchObject({ reserved: 2 })
  })

  it("is too late once the parcel is being sent", async () => {
    const { order, cancel, lota } = await placeOrderOfTwo()
    const owner = await haat.admin()
    await owner.post(`/admin/orders/${order.id}/fulfillments`, { items: [{ id: order.items[0].id, quantity: 2 }] })
    const { status, body } = await cancel()
    expect([status, body.message]).toEqual([409, "This order is already on its way and cannot be cancelled any more"])
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 3, live: 0 })
  })
})
