/** @module-tag stock */
import { shop } from "@haat/testing"
import { buyer, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { holdRows } from "@haat/testing/hold-rows"
import { smallOrFull } from "@haat/testing/test-size"
import { expect, it, vi } from "vitest"

const haat = shop()
const BUYERS = smallOrFull(12, 16)
const WAITING_TRANSACTION =
  "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"

it("serves all concurrent orders of one product, and all other requests meanwhile", async () => {
  const [lota, reader] = await Promise.all([haat.product({ quantity: 100 }), buyer(haat)])
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => buyer(haat)))
  await Promise.all(buyers.map((one) => put(one, lota.id)))
  const total = await totalOf(buyers[0])
  const releaseRows = await holdRows(
    `select 1 from inventory_level where inventory_item_id in (
       select i.inventory_item_id from product_variant_inventory_item i
       join product_variant v on v.id = i.variant_id where v.product_id = $1) for update`,
    [lota.id],
  )
  const placed = Promise.all(buyers.map((one) => payOnDelivery(one, total)))
  try {
    // No other transaction may wait for the stock.
    let before = 0
    const settled = async () => {
      const [known, now] = [before, (await haat.sql(WAITING_TRANSACTION)).length]
      before = now
      expect([now, now > 0]).toEqual([known, true])
    }
    await vi.waitFor(settled, { interval: 400, timeout: 10_000 })
    const reads = await Promise.all(Array.from({ length: BUYERS }, () => reader.get("/store/my-orders")))
    expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200))
  } finally {
    await releaseRows()
  }
  expect((await placed).map(({ status }) => status)).toEqual(buyers.map(() => 201))
}, 60_000)
