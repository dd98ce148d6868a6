/** @module-tag stock */
import { type Client, shop } from "@haat/testing"
import { buyer, orderCart, put } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { productImportClient } from "@haat/testing/import-products"
import { smallOrFull } from "@haat/testing/test-size"
import { beforeAll, describe, expect, it } from "vitest"

const TIMES = smallOrFull(4, 50)
const RETURNS = smallOrFull(3, 8)

const haat = shop()
let owner: Client
beforeAll(async () => {
  owner = await haat.admin()
})

/** A product, and orders of it. As many pieces are left as were sold. */
async function soldOften(times: number, pieces = 1) {
  const [product, shopper] = await Promise.all([haat.product({ quantity: times * pieces * 2 }), buyer(haat)])
  const ids: string[] = []
  while (ids.length < times) {
    await put(shopper, product.id, pieces)
    ids.push((await orderCart(shopper)).id)
  }
  return { product_id: product.id, ids }
}

const levelOf = async (product_id: string) =>
  (
    await haat.sql(
      `select l.stocked_quantity::int as stocked, (l.raw_stocked_quantity ->> 'value')::int as raw,
         l.reserved_quantity::int as reserved,
         (select coalesce(sum(r.quantity), 0)::int from reservation_item r
           where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null) as live
       from product_variant v join product_variant_inventory_item i on i.variant_id = v.id
       join inventory_level l on l.inventory_item_id = i.inventory_item_id where v.product_id = $1`,
      [product_id],
    )
  )[0]

/** Checks a file that makes so many pieces sellable. @returns what runs it */
async function fileOf(product_id: string, quantity: number) {
  const imports = productImportClient(owner, haat.backendUrl)
  const { body } = await imports.check(`id,quantity\n${product_id},${quantity}`)
  return () => imports.run(body.id)
}

describe("the stock is right", () => {
  it("when orders are shipped while a file that counts the same product is imported", async () => {
    const { product_id, ids } = await soldOften(TIMES)
    for (const [nth, id] of ids.entries()) {
      const quantity = 60 + nth
      const run = await fileOf(product_id, quantity)
      const [shipped, imported] = await Promise.all([owner.post(`/back-office/orders/${id}/shipment`, {}), run()])
      expect([shipped.status, imported.body.state], JSON.stringify([shipped.body, imported.body])).toEqual([
        200,
        "done",
      ])
      const reserved = TIMES - nth - 1
      const stocked = reserved + quantity
      expect(await levelOf(product_id)).toEqual({ stocked, raw: stocked, reserved, live: reserved })
    }
  }, 600_000)

  it("when goods are packed and put back through Medusa's Admin API while the owner edits the quantity", async () => {
    // A part of an order: the carrier takes all of one only so often.
    const { product_id, ids } = await soldOften(2, 2)
    const [order_id, other] = ids
    const [{ item_id }] = await haat.sql("select item_id from order_item where order_id = $1", [order_id])
    let parcel: string | undefined
    for (let nth = 0; nth < TIMES; nth++) {
      const quantity = 10 + nth
      const path = `/admin/orders/${order_id}/fulfillments`
      const [moved, edited] = await Promise.all([
        parcel
          ? owner.post(`${path}/${parcel}/cancel?fields=*fulfillments`, {})
          : owner.post(`${path}?fields=*fulfillments`, { items: [{ id: item_id, quantity: 1 }] }),
        editProduct(owner, product_id, { quantity }),
      ])
      expect([moved.status, edited.status], JSON.stringify([moved.body, edited.body])).toEqual([200, 200])
      const reserved = parcel ? 4 : 3
      parcel = parcel
        ? undefined
        : moved.body.order.fulfillments.find(({ canceled_at }: { canceled_at: string | null }) => !canceled_at).id
      const stocked = reserved + quantity
      expect(await levelOf(product_id)).toEqual({ stocked, raw: stocked, reserved, live: reserved })
    }
    expect((await owner.post(`/back-office/orders/${other}/shipment`, {})).status).toBe(200)
    expect((await owner.post(`/back-office/orders/${order_id}/shipment`, {})).status).toBe(200)
    expect(await levelOf(product_id)).toMatchObject({ stocked: TIMES + 9, reserved: 0, live: 0 })
  }, 600_000)

  it("when Medusa's own service adds to it in many places at once", async () => {
    // Medusa's returns come back to the stock through the same call of its service.
    const { product_id, ids } = await soldOften(RETURNS)
    const quantity = RETURNS
    for (const id of ids) expect((await owner.post(`/back-office/orders/${id}/shipment`, {})).status).toBe(200)
    expect(await levelOf(product_id)).toMatchObject({ stocked: quantity, reserved: 0 })
    const [{ location_id }] = await haat.sql("select location_id from inventory_level limit 1")
    const [{ id: option }] = await haat
      .sql(
        `select so.id from shipping_option so join shipping_option_rule r on r.shipping_option_id = so.id
       where r.attribute = 'is_return' and r.value #>> '{}' = 'true' and so.deleted_at is null limit 1`,
      )
      .then((rows) => (rows.length ? rows : [{ id: undefined }]))
    const returns: { id: string; item: string }[] = []
    for (const order_id of ids) {
      const [{ item_id }] = await haat.sql("select item_id from order_item where order_id = $1 limit 1", [order_id])
      const begun = await owner.post("/admin/returns", { order_id, location_id })
      const id = begun.body.return.id
      await owner.post(`/admin/returns/${id}/request-items`, { items: [{ id: item_id, quantity: 1 }] })
      if (option) await owner.post(`/admin/returns/${id}/shipping-method`, { shipping_option_id: option })
      expect((await owner.post(`/admin/returns/${id}/request`, { no_notification: true })).status).toBe(200)
      await owner.post(`/admin/returns/${id}/receive`, {})
      const ready = await owner.post(`/admin/returns/${id}/receive-items`, { items: [{ id: item_id, quantity: 1 }] })
      expect(ready.status, JSON.stringify(ready.body)).toBe(200)
      returns.push({ id, item: item_id })
    }
    const responses = await Promise.all(
      returns.map(({ id }) => owner.post(`/admin/returns/${id}/receive/confirm`, { no_notification: true })),
    )
    for (const { status, body } of responses) expect(status, JSON.stringify(body)).toBe(200)
    expect(await levelOf(product_id)).toMatchObject({ stocked: 2 * RETURNS, raw: 2 * RETURNS })
  }, 300_000)
})
