/** @module-tag stock */
import { shop } from "@haat/testing"
import { buyer, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { runningShop } from "@haat/testing/running-shop"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, it } from "vitest"
import removePartialOrders from "./migration-scripts/remove-partial-orders"
import { stockOf } from "./testing/shopping"

const haat = shop()

/** Runs the migration script, which uses only Medusa's database connection. */
async function runScript() {
  const connection = knex({ client: "pg", connection: runningShop().databaseUrl })
  const container = { resolve: () => connection } as unknown as MedusaContainer
  await removePartialOrders({ container }).finally(() => connection.destroy())
}

/** Creates an order of the last piece, as left by a process that died before it closed the cart. */
async function partialOrder() {
  const [shopper, last] = await Promise.all([buyer(haat), haat.product({ quantity: 1 })])
  await put(shopper, last.id)
  const total = await totalOf(shopper)
  const { id } = (await payOnDelivery(shopper, total)).body.order as { id: string }
  await haat.sql("update cart set completed_at = null where id = $1", [id.replace("order_", "cart_")])
  // versions with partial orders stored no tax
  for (const table of ["gst_order_line", "gst_order"]) await haat.sql(`delete from ${table} where order_id = $1`, [id])
  expect((await payOnDelivery(shopper, total)).status).toBe(409)
  return { shopper, id, product_id: last.id, total }
}

it("removes partial orders of an earlier version, and keeps orders that are being placed", async () => {
  const [left, placing] = await Promise.all([partialOrder(), partialOrder()])
  await haat.sql(`update "order" set created_at = now() - interval '6 minutes' where id = $1`, [left.id])
  await haat.sql(
    `update reservation_item set created_at = now() - interval '6 minutes'
     where line_item_id in (select item_id from order_item where order_id = $1)`,
    [left.id],
  )

  await runScript()
  expect(await stockOf(haat, left.product_id)).toMatchObject({ stocked: 1, reserved: 0, live: 0 })
  const again = await payOnDelivery(left.shopper, left.total)
  expect([again.status, again.body.order?.id]).toEqual([201, left.id])
  expect(await stockOf(haat, left.product_id)).toMatchObject({ stocked: 1, reserved: 1, live: 1 })
  expect((await left.shopper.get("/store/my-orders")).body.count).toBe(1)

  expect(await stockOf(haat, placing.product_id)).toMatchObject({ stocked: 1, reserved: 1, live: 1 })
  expect((await placing.shopper.get(`/store/my-orders/${placing.id}`)).status).toBe(200)
}, 120_000)
