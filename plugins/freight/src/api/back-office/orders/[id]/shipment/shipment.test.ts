/** @module-tag stock */
import type { Order } from "@haat/checkout/contract"
import { type Shopper, shop, type TestShop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { holdRows } from "@haat/testing/hold-rows"
import { until } from "@haat/testing/mailbox"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"

const haat = shop()
let owner: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  owner = await haat.admin()
})

const carrier = (method: string, path: string, body?: object) =>
  fetch(`${haat.sandboxUrl}/shiprocket${path}`, { method, body: body && JSON.stringify(body) })
beforeEach(() => carrier("DELETE", "/misbehave"))

type Placed = Awaited<ReturnType<typeof placeOrder>>

const ship = (order: { id: string }) => owner.post(`/back-office/orders/${order.id}/shipment`, {})
const deliver = (order: { id: string }) => owner.post(`/back-office/orders/${order.id}/delivered`, {})
const seenBy = async (shopper: Shopper, { id }: Order) => (await shopper.get(`/store/my-orders/${id}`)).body.order

const stockOf = async ({ product }: Pick<Placed, "product">) => {
  const [level] = await haat.sql(
    `select l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved,
       (select count(*)::int from reservation_item r
         where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null) as reservations
     from product_variant v join product_variant_inventory_item i on i.variant_id = v.id
     join inventory_level l on l.inventory_item_id = i.inventory_item_id where v.product_id = $1`,
    [product.id],
  )
  return level
}
const parcelsOf = ({ order }: Pick<Placed, "order">) =>
  haat.sql(
    `select f.shipped_at is not null as shipped, f.data from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
     where l.order_id = $1 and f.canceled_at is null and f.deleted_at is null`,
    [order.id],
  )

describe("shipping an order", () => {
  it("books a parcel, stores its tracking number and shows it to owner and shopper", async () => {
    const placed = await placeOrder(haat)
    const { status, body } = await ship(placed.order)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ id: placed.order.id, fulfillment_status: "shipped", cancellable: false })
    expect(body.tracking).toEqual([
      { number: expect.stringMatching(/^\d{10,}$/), courier: "Delhivery Surface", url: null },
    ])
    expect(await parcelsOf(placed)).toMatchObject([{ shipped: true, data: { awb: body.tracking[0].number } }])
    expect((await owner.get(`/back-office/orders/${placed.order.id}`)).body.tracking).toEqual(body.tracking)
    expect(await seenBy(placed.shopper, placed.order)).toMatchObject({ tracking: body.tracking, cancellable: false })
  })

  it("takes the goods off the stock and frees what was held for them", async () => {
    const placed = await placeOrder(haat)
    expect(await stockOf(placed)).toEqual({ stocked: 5, reserved: 2, reservations: 1 })
    expect((await ship(placed.order)).status).toBe(200)
    expect(await stockOf(placed)).toEqual({ stocked: 3, reserved: 0, reservations: 0 })
  })

  it("happens once although it is clicked several times at once", async () => {
    const placed = await placeOrder(haat)
    const responses = await Promise.all(Array.from({ length: 4 }, () => ship(placed.order)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(responses.find(({ status }) => status === 409)?.body.message).toBe("This order has already been shipped")
    expect(await parcelsOf(placed)).toHaveLength(1)
    expect(await stockOf(placed)).toEqual({ stocked: 3, reserved: 0, reservations: 0 })
  })

  it("and cancelling it at the same moment: one of them happens, the other is rejected", async () => {
    const placed = await placeOrder(haat)
    const [shipped, cancelled] = await Promise.all([
      ship(placed.order),
      placed.shopper.post(`/store/my-orders/${placed.order.id}/cancel`, {}),
    ])
    expect([shipped.status, cancelled.status].sort()).toEqual([200, 409])
    const left = shipped.status === 200
    const [{ status }] = await haat.sql(`select status from "order" where id = $1`, [placed.order.id])
    expect(status).toBe(left ? "pending" : "canceled")
    expect(await parcelsOf(placed)).toHaveLength(left ? 1 : 0)
    expect(await stockOf(placed)).toEqual({ stocked: left ? 3 : 5, reserved: 0, reservations: 0 })
  })

  it("is rejected for an order that is cancelled or not there", async () => {
    const { order } = await placeOrder(haat)
    await haat.sql(`update "order" set status = 'canceled' where id = $1`, [order.id])
    const { status, body } = await ship(order)
    expect([status, body.message]).toEqual([409, "This order is cancelled and cannot be shipped"])
    expect((await ship({ id: "order_x" })).status).toBe(404)
    expect((await deliver({ id: "order_x" })).status).toBe(404)
  })

  it.each(["error", "malformed", "cut"])(
    "whose carrier's answer is %s changes nothing here, and works the second time with one parcel",
    async (how) => {
      const placed = await placeOrder(haat)
      for (const path of ["create/adhoc", "assign/awb"]) {
        await carrier("POST", "/misbehave", { how, path, times: 1 })
        const failed = await ship(placed.order)
        expect([failed.status, failed.body.message]).toEqual([
          502,
          "Shiprocket does not answer. Please try again in a minute",
        ])
        expect(await stockOf(placed)).toEqual({ stocked: 5, reserved: 2, reservations: 1 })
        expect(await parcelsOf(placed)).toEqual([])
        expect((await owner.get(`/back-office/orders/${placed.order.id}`)).body.fulfillment_status).toBe(
          "not_fulfilled",
        )
      }
      const { status, body } = await ship(placed.order)
      expect([status, body.tracking?.length], JSON.stringify(body)).toEqual([200, 1])
      expect(await stockOf(placed)).toEqual({ stocked: 3, reserved: 0, reservations: 0 })
    },
  )

  it("rejects a booking whose order is paid meanwhile, so no cash is collected, and works on retry", async () => {
    const placed = await placeOrder(haat)
    const letGo = await holdRows(`select 1 from "order" where id = $1 for update`, [placed.order.id])
    const shipping = ship(placed.order)
    const awb = await until(async () => {
      const [label] = await haat.sql(`select number from parcel_label where fulfillment_id = 'ful_' || substr($1, 7)`, [
        placed.order.id,
      ])
      return label?.number
    }, "the carrier has booked it")
    await haat.sql(
      `update payment p set captured_at = now() from order_payment_collection l
       where l.order_id = $1 and p.payment_collection_id = l.payment_collection_id`,
      [placed.order.id],
    )
    await letGo()
    const rejected = await shipping
    expect([rejected.status, rejected.body.code]).toEqual([409, "paid_while_booking"])
    expect(await parcelsOf(placed)).toEqual([])
    expect(await stockOf(placed)).toEqual({ stocked: 5, reserved: 2, reservations: 1 })
    expect(await (await carrier("GET", "/parcels")).text()).not.toContain(awb)

    const { status, body } = await ship(placed.order)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.tracking[0].number).not.toBe(awb)
    expect(await parcelsOf(placed)).toMatchObject([{ shipped: true, data: { prepaid: true } }])
  })

  it("that the carrier rejects says why", async () => {
    const placed = await placeOrder(haat)
    // an army post office, which couriers have left since
    await haat.sql(
      `update order_address set postal_code = '900001' from "order" o
       where o.id = $1 and order_address.id = o.shipping_address_id`,
      [placed.order.id],
    )
    const { status, body } = await ship(placed.order)
    expect([status, body.message]).toEqual([502, "Shiprocket rejected the parcel: Courier is not serviceable"])
    expect(await parcelsOf(placed)).toEqual([])
    expect(await stockOf(placed)).toEqual({ stocked: 5, reserved: 2, reservations: 1 })
  })
})

describe("an order that has arrived", () => {
  it("is marked by the owner, once it was shipped, and again without effect", async () => {
    const placed = await placeOrder(haat)
    const early = await deliver(placed.order)
    expect([early.status, early.body.message]).toEqual([409, "This order has not been shipped yet"])
    await ship(placed.order)
    const responses = await Promise.all([deliver(placed.order), deliver(placed.order)])
    for (const { status, body } of responses) expect([status, body.fulfillment_status]).toEqual([200, "delivered"])
    expect((await deliver(placed.order)).status).toBe(200)
    expect((await seenBy(placed.shopper, placed.order)).fulfillment_status).toBe("delivered")
    expect((await ship(placed.order)).status).toBe(409)
  })

  it("is nobody's business but the owner's", async () => {
    const { order, shopper } = await placeOrder(haat)
    for (const action of ["shipment", "delivered"]) {
      expect((await shopper.post(`/back-office/orders/${order.id}/${action}`, {})).status).toBe(403)
      expect((await haat.guest().post(`/back-office/orders/${order.id}/${action}`, {})).status).toBe(401)
    }
  })
})
