/** @module-tag stock */
import { shop } from "@haat/testing"
import { type Buyer, buyer, buyers, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { smallOrFull } from "@haat/testing/test-size"
import { beforeAll, describe, expect, it } from "vitest"
import { stockOf, tally, tryToOrder } from "../testing/shopping"

const BUYER_COUNT = smallOrFull(8, 40)
/** Many buyers are slow on a small machine. */
const TEST_TIMEOUT_MS = 120_000

const haat = shop()
let shoppers: Buyer[]
beforeAll(async () => {
  shoppers = await buyers(haat, BUYER_COUNT)
}, TEST_TIMEOUT_MS)

describe("the stock cannot go below zero", () => {
  it(
    "when many order the last piece at once: one succeeds, the others get 409",
    async () => {
      const last = await haat.product({ quantity: 1 })
      await Promise.all(shoppers.map((shopper) => put(shopper, last.id)))
      const total = await totalOf(shoppers[0])
      const responses = await Promise.all(shoppers.map((shopper) => payOnDelivery(shopper, total)))
      expect(tally(responses)).toEqual({ 201: 1, 409: BUYER_COUNT - 1 })
      for (const { status, body } of responses) if (status === 409) expect(body.message).toMatch(/out of stock$/)
      expect(await stockOf(haat, last.id)).toMatchObject({ stocked: 1, reserved: 1, raw_reserved: 1, live: 1 })
    },
    TEST_TIMEOUT_MS,
  )

  it(
    "when carts {A,B} and {B,A} cross: all of them finish",
    async () => {
      const [a, b] = await Promise.all([haat.product({ quantity: 100 }), haat.product({ quantity: 100 })])
      const people = shoppers.slice(0, 12)
      await Promise.all(
        people.map(async (shopper, index) => {
          for (const { id } of index % 2 ? [a, b] : [b, a]) await put(shopper, id)
        }),
      )
      expect(tally(await Promise.all(people.map(tryToOrder)))).toEqual({ 201: people.length })
      for (const { id } of [a, b])
        expect(await stockOf(haat, id)).toMatchObject({ reserved: people.length, live: people.length })
    },
    TEST_TIMEOUT_MS,
  )

  it(
    "when Medusa's own cancellations and reservations happen among purchases",
    async () => {
      const [owner, lota] = await Promise.all([haat.admin(), haat.product({ quantity: 8 })])
      const people = shoppers.slice(0, 10)
      const early = people.slice(0, 4)
      const late = people.slice(4)
      await Promise.all(people.map((shopper) => put(shopper, lota.id)))
      const orders = await Promise.all(early.map((shopper) => tryToOrder(shopper)))
      const { inventory_item_id, location_id } = await stockOf(haat, lota.id)

      const responses = await Promise.all([
        ...orders.map(({ body }) => owner.post(`/admin/orders/${body.order.id}/cancel`)),
        ...late.map(tryToOrder),
        ...Array.from({ length: 6 }, () =>
          owner.post("/admin/reservations", { inventory_item_id, location_id, quantity: 1 }),
        ),
      ])
      for (const { status } of responses) expect([200, 201, 400, 409]).toContain(status)
      const level = await stockOf(haat, lota.id)
      expect(level.live).toBeLessThanOrEqual(8)
      expect(level).toMatchObject({ stocked: 8, reserved: level.live, raw_reserved: level.live })
    },
    TEST_TIMEOUT_MS,
  )

  it("when the stock tables are written directly", async () => {
    const lota = await haat.product({ quantity: 2 })
    const { inventory_item_id, location_id } = await stockOf(haat, lota.id)
    await haat.sql("update inventory_level set reserved_quantity = 77 where inventory_item_id = $1", [
      inventory_item_id,
    ])
    expect(await stockOf(haat, lota.id)).toMatchObject({ reserved: 0, raw_reserved: 0 })
    const tooMany = haat.sql(
      "insert into reservation_item (id, inventory_item_id, location_id, quantity) values ($1, $2, $3, 3)",
      [`resitem_${inventory_item_id}`, inventory_item_id, location_id],
    )
    await expect(tooMany).rejects.toThrow("There is not enough stock left")
    const negative = haat.sql("update inventory_level set stocked_quantity = -1 where inventory_item_id = $1", [
      inventory_item_id,
    ])
    await expect(negative).rejects.toThrow("The stock cannot be less than nothing")
  })

  it("when one cart holds two lines of one product through Medusa's own routes", async () => {
    const [shopper, lota] = await Promise.all([buyer(haat), haat.product({ quantity: 3 })])
    const [{ id: variant_id }] = await haat.sql("select id from product_variant where product_id = $1", [lota.id])
    const items = [
      { variant_id, quantity: 2 },
      { variant_id, quantity: 2, metadata: { price: 1, reserved: true } },
    ]
    const { cart } = (await shopper.post("/store/carts", { items })).body
    if (cart) expect(cart.items).toHaveLength(2)
    const response = await tryToOrder(shopper)
    expect([response.status, response.body.message]).toEqual([409, `Only 3 left of ${lota.name}`])
    expect(await stockOf(haat, lota.id)).toMatchObject({ reserved: 0, live: 0 })
  })
})
