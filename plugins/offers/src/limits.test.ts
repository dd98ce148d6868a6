/** @module-tag money */
import { shop } from "@haat/testing"
import { type Buyer, buyers, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { inBatches } from "@haat/testing/in-batches"
import { makeOffer } from "@haat/testing/make-offer"
import { smallOrFull } from "@haat/testing/test-size"
import { expect, it } from "vitest"

const PEOPLE = smallOrFull(8, 100)
const LIMIT = smallOrFull(3, 10)
/** Carts that are filled at once. */
const AT_ONCE = 4

const haat = shop()

const used = async (offer_id: string) => {
  const [{ count }] = await haat.sql(
    "select count(*)::int as count from offer_use where offer_id = $1 and order_id is not null and given_back_at " +
      "is null",
    [offer_id],
  )
  return count
}

/** Orders like a shopper who reads that stock changed, or that the shop is busy, and tries once more. */
const order = async ({ shopper, total }: { shopper: Buyer; total: number }) => {
  for (;;) {
    const reply = await payOnDelivery(shopper, total)
    if (reply.body.code !== "somebody_was_faster" && reply.status !== 503) return reply
  }
}

it("uses a code as often as it may be when more orders come at once, and gives the cancelled ones back", async () => {
  const owner = await haat.admin()
  const { id, code } = await makeOffer(owner, { total_limit: LIMIT })
  const product = await haat.product({ price: 100, quantity: 1_000 })
  const people = await buyers(haat, PEOPLE)
  const ready = await inBatches(people, AT_ONCE, async (shopper) => {
    await put(shopper, product.id, 2)
    expect((await shopper.post("/store/cart/codes", { code })).status).toBe(200)
    return { shopper, total: await totalOf(shopper) }
  })
  const replies = await Promise.all(ready.map(order))
  const placed = replies.filter(({ status }) => status === 201)
  expect(placed).toHaveLength(LIMIT)
  expect(placed.every(({ body }) => body.order.item_discount === 20)).toBe(true)
  const rejected = replies.filter(({ status }) => status !== 201)
  expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set([409]))
  const codes = new Set(rejected.map(({ body }) => body.code))
  for (const one of codes) expect(["code_used_up", "total_changed"]).toContain(one)
  expect(await used(id)).toBe(LIMIT)

  const loser = ready.find((_, at) => replies[at].status !== 201)?.shopper as Buyer
  const order_id = placed[0].body.order.id
  const cancelling = ready[replies.findIndex(({ body }) => body.order?.id === order_id)].shopper
  expect((await cancelling.post(`/store/my-orders/${order_id}/cancel`)).status).toBe(200)
  expect(await used(id)).toBe(LIMIT - 1)
  const again = await payOnDelivery(loser, await totalOf(loser))
  expect([again.status, again.body.order.item_discount]).toEqual([201, 20])
  expect(await used(id)).toBe(LIMIT)
}, 240_000)
