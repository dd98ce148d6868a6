import { type Shopper, shop } from "@haat/testing"
import { holdRows } from "@haat/testing/hold-rows"
import { describe, expect, it } from "vitest"
import { orderOf, ordersOf, place, put, stockOf } from "./testing/people"

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
  it("gives the last piece to one of 40 buyers", async () => {
    const [buyers, last] = await Promise.all([people(40), haat.product({ quantity: 1 })])
    await Promise.all(buyers.map((buyer) => put(buyer, last.id)))
    const bodies = await Promise.all(buyers.map((buyer) => orderOf(buyer)))
    const responses = await Promise.all(buyers.map((buyer, nth) => buyer.post("/api/order/place", bodies[nth])))
    expect(tally(responses)).toEqual({ 200: 1, 409: 39 })
    expect(await stockOf(haat, last.id)).toBe(0)
    const lists = await Promise.all(buyers.map(ordersOf))
    expect(lists.flat()).toHaveLength(1)
  }, 120_000)

  it("makes one order of 20 placements of one cart", async () => {
    const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ quantity: 40 })])
    await put(asha, lota.id, 2)
    const body = await orderOf(asha)
    const responses = await Promise.all(Array.from({ length: 20 }, () => asha.post("/api/order/place", body)))
    expect(tally(responses)).toEqual({ 200: 1, 409: 19 })
    expect(await ordersOf(asha)).toHaveLength(1)
    expect(await stockOf(haat, lota.id)).toBe(38)
  }, 60_000)

  it("finishes crossing carts {A,B} and {B,A}, and both products stay sellable", async () => {
    const [shoppers, a, b] = await Promise.all([
      people(10),
      haat.product({ quantity: 50 }),
      haat.product({ quantity: 50 }),
    ])
    const fill = async (shopper: Shopper, nth: number) => {
      for (const { id } of nth % 2 ? [a, b] : [b, a]) await put(shopper, id, 2)
      return orderOf(shopper)
    }
    const bodies = await Promise.all(shoppers.map(fill))
    const responses = await Promise.all(shoppers.map((shopper, nth) => shopper.post("/api/order/place", bodies[nth])))
    expect(tally(responses)).toEqual({ 200: 10 })
    expect([await stockOf(haat, a.id), await stockOf(haat, b.id)]).toEqual([30, 30])
    const ravi = await haat.shopper()
    await put(ravi, a.id)
    await put(ravi, b.id)
    expect((await place(ravi)).status).toBe(200)
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
    // What placing compares before it waits for the cart takes no longer than these.
    for (let nth = 0; nth < 5; nth++) await asha.post("/api/user/getUser", { id: asha.person.id })
    await letGo()
    expect((await more).status).toBe(200)
    const { status, body: rejection } = await placed
    expect([status, rejection.message]).toEqual([409, "Your cart has changed. Please look at your order again"])
    expect(await ordersOf(asha)).toEqual([])
  }, 60_000)
})
