/** @module-tag stock */
import { type Shopper, shop } from "@haat/testing"
import { holdRows } from "@haat/testing/hold-rows"
import { smallOrFull } from "@haat/testing/test-size"
import { describe, expect, it } from "vitest"
import { orderOf, ordersOf, put, stockOf } from "./testing/people"

const RACERS = smallOrFull(8, 40)
const PLACEMENTS = smallOrFull(8, 20)

const haat = shop()

/** They sign up some at a time: who does so beside forty others may be told that the shop is busy. */
async function people(count: number): Promise<Shopper[]> {
  const all: Shopper[] = []
  while (all.length < count)
    all.push(...(await Promise.all(Array.from({ length: Math.min(8, count - all.length) }, () => haat.shopper()))))
  return all
}
const tally = (responses: { status: number }[]) =>
  responses.reduce<Record<number, number>>((seen, { status }) => ({ ...seen, [status]: (seen[status] ?? 0) + 1 }), {})

describe("many at once, by the old calls", () => {
  it("gives the last piece to one of many buyers", async () => {
    const [buyers, last] = await Promise.all([people(RACERS), haat.product({ quantity: 1 })])
    await Promise.all(buyers.map((buyer) => put(buyer, last.id)))
    const bodies = await Promise.all(buyers.map((buyer) => orderOf(buyer)))
    const responses = await Promise.all(buyers.map((buyer, nth) => buyer.post("/api/order/place", bodies[nth])))
    expect(tally(responses)).toEqual({ 200: 1, 409: RACERS - 1 })
    expect(await stockOf(haat, last.id)).toBe(0)
    const lists = await Promise.all(buyers.map(ordersOf))
    expect(lists.flat()).toHaveLength(1)
  }, 120_000)

  it("makes one order of a cart that is placed many times", async () => {
    const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ quantity: 40 })])
    await put(asha, lota.id, 2)
    const body = await orderOf(asha)
    const responses = await Promise.all(Array.from({ length: PLACEMENTS }, () => asha.post("/api/order/place", body)))
    expect(tally(responses)).toEqual({ 200: 1, 409: PLACEMENTS - 1 })
    expect(await ordersOf(asha)).toHaveLength(1)
    expect(await stockOf(haat, lota.id)).toBe(38)
  }, 60_000)

  it("orders no other cart of the same total than the one that was sent", async () => {
    const [asha, pin] = await Promise.all([haat.shopper(), haat.product({ price: 0.1, weight: 0.01 })])
    await put(asha, pin.id)
    const body = await orderOf(asha)
    const letGo = await holdRows(
      "select 1 from cart_line_item where cart_id in (select id from cart where customer_id = $1) for update",
      [asha.person.id],
    )
    const more = asha.put("/api/cart/increase", { productId: pin.id })
    const waiting = () => haat.sql("select pid from pg_locks where not granted")
    await expect.poll(waiting, { timeout: 20_000 }).not.toEqual([])
    const placed = asha.post("/api/order/place", body)
    // The checks before the cart lock take no longer than this.
    for (let nth = 0; nth < 5; nth++) await asha.post("/api/user/getUser", { id: asha.person.id })
    await letGo()
    expect((await more).status).toBe(200)
    const { status, body: rejection } = await placed
    expect([status, rejection.message]).toEqual([409, "Your cart has changed. Please look at your order again"])
    expect(await ordersOf(asha)).toEqual([])
  }, 60_000)
})
