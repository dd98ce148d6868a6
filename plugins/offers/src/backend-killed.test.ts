/**
 * @module-tag money
 * @module-tag kills
 */
import { shop, type TestShop } from "@haat/testing"
import { type Buyer, buyers, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { makeOffer } from "@haat/testing/make-offer"
import { openShopToKill } from "@haat/testing/shop-to-kill"
import { smallOrFull } from "@haat/testing/test-size"
import { afterAll, beforeAll, expect, it } from "vitest"

const KILLS = smallOrFull(1, 20)
const AT_ONCE = 5
const LIMIT = smallOrFull(2, 10)
/** The last kill comes so long after the orders were sent, the others sooner. */
const LATEST_MS = 250

let killable: Awaited<ReturnType<typeof openShopToKill>>
let haat: TestShop
beforeAll(async () => {
  killable = await openShopToKill()
  haat = await shop()
}, 120_000)
afterAll(() => killable?.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Uses of an offer as counted, beside those of its orders. */
const COUNTS = `
  select (select count(*)::int from offer_use
    where offer_id = $1 and order_id is not null and given_back_at is null) as live,
    (select count(*)::int from offer_use u left join "order" o on o.id = u.order_id
      where u.offer_id = $1 and u.order_id is not null
        and (o.id is null or (o.status = 'canceled') = (u.given_back_at is null))) as wrong,
    (select count(*)::int from "order" o join order_state s on s.order_id = o.id
      where s.item_discount > 0 and o.status <> 'canceled') as orders`

it("uses a code no more often than it may be when the backend is killed while people order", async () => {
  const { id, code } = await makeOffer(await haat.admin(), { total_limit: LIMIT })
  const product = await haat.product({ price: 100, quantity: 1_000 })
  const people = await buyers(haat, KILLS * AT_ONCE)
  for (let kill = 0; kill < KILLS; kill++) {
    const group = people.slice(kill * AT_ONCE, (kill + 1) * AT_ONCE)
    const ready = await Promise.all(
      group.map(async (shopper: Buyer) => {
        await put(shopper, product.id, 2)
        await shopper.post("/store/cart/codes", { code })
        return { shopper, total: await totalOf(shopper) }
      }),
    )
    // The responses die with the backend.
    for (const { shopper, total } of ready) payOnDelivery(shopper, total).catch(() => {})
    await pause(((kill + 1) * LATEST_MS) / KILLS)
    await killable.kill()
    await killable.start()
    const [counts] = await haat.sql(COUNTS, [id])
    expect(counts.live).toBeLessThanOrEqual(LIMIT)
    expect(counts).toMatchObject({ wrong: 0, orders: counts.live })
    // An order is cancelled now and then, which frees its use.
    if (kill % 4 !== 3 && kill !== KILLS - 1) continue
    for (const shopper of group) {
      const [order] = (await shopper.get("/store/my-orders")).body.orders
      if (order) await shopper.post(`/store/my-orders/${order.id}/cancel`)
    }
    expect((await haat.sql(COUNTS, [id]))[0]).toMatchObject({ wrong: 0 })
  }
  // Shoppers with the code on the cart take what is left of it, and no more.
  for (const shopper of people) await payOnDelivery(shopper, await totalOf(shopper)).catch(() => {})
  const [counts] = await haat.sql(COUNTS, [id])
  expect(counts).toEqual({ live: LIMIT, wrong: 0, orders: LIMIT })
}, 900_000)
