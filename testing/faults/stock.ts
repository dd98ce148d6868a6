import type { Buyer } from "../buyer.ts"
import { order, put, totalOf } from "../topology/people.ts"
import { ordersOf, stockOf } from "../topology/soundness.ts"
import { attempt, isSentence } from "./attempt.ts"
import type { FaultShop } from "./open-fault-shop.ts"
import { counted, formatSeconds, type Outcome, type Row, secondsUntil, those } from "./row.ts"

const BUYERS = 200
const DONE_S = 30
const SETTLED_S = 45

/** A few at a time: what is measured is the ordering. */
async function fillCarts(people: Buyer[], fill: (person: Buyer, nth: number) => Promise<unknown>) {
  for (let at = 0; at < people.length; at += 8)
    await Promise.all(people.slice(at, at + 8).map((person, nth) => fill(person, at + nth)))
}

const emptyCarts = (people: Buyer[], web: string, ids: string[]) =>
  fillCarts(people, (person) => Promise.all(ids.map((id) => person.delete(`${web}/store/cart/lines/${id}`))))

/** Everybody orders at the same moment. */
async function orderTogether({ web }: FaultShop, people: Buyer[], totals: number[]) {
  const begun = Date.now()
  const responses = await Promise.all(people.map((person, nth) => attempt(() => order(person, web, totals[nth]))))
  return { responses, seconds: (Date.now() - begun) / 1000 }
}

const buyOut =
  (quantity: number) =>
  async (shop: FaultShop): Promise<Outcome> => {
    const [people, product] = await Promise.all([shop.crowd(BUYERS), shop.haat.product({ quantity })])
    await fillCarts(people, (person) => put(person, shop.web, product.id))
    const total = await totalOf(people[0], shop.web)
    const { responses, seconds } = await orderTogether(shop, people, Array(BUYERS).fill(total))
    await emptyCarts(people, shop.web, [product.id])
    const sold = responses.filter(({ status }) => status === 201).length
    const unclear = responses.filter(
      (response) => response.status !== 201 && !(response.status === 409 && isSentence(response)),
    )
    const stock = await stockOf(shop.haat, product.id)
    return {
      figures: `${counted(responses.map(({ status }) => status))} in ${formatSeconds(seconds)}`,
      broken: those({
        [`${sold} orders instead of ${quantity}`]: sold !== quantity,
        [`${(await ordersOf(shop.haat, product.id)).length} orders in the database`]:
          (await ordersOf(shop.haat, product.id)).length !== quantity,
        [`the stock is wrong: ${JSON.stringify(stock)}`]: stock.reserved !== quantity || stock.live !== quantity,
        [`${unclear.length} unclear rejections: ${unclear[0]?.status} ${JSON.stringify(unclear[0]?.body)}`]:
          unclear.length > 0,
        "it took longer than 30 s": seconds > DONE_S,
      }),
    }
  }

async function crossingCarts(shop: FaultShop): Promise<Outcome> {
  const [people, a, b] = await Promise.all([
    shop.crowd(250),
    shop.haat.product({ quantity: 1_000 }),
    shop.haat.product({ quantity: 1_000 }),
  ])
  const carts = people.map((_, nth) => (nth < 200 ? (nth % 2 ? [b, a] : [a, b]) : [a]))
  await fillCarts(people, async (person, nth) => {
    for (const { id } of carts[nth]) await put(person, shop.web, id)
  })
  const [both, one] = await Promise.all([totalOf(people[0], shop.web), totalOf(people[249], shop.web)])
  const { responses, seconds } = await orderTogether(
    shop,
    people,
    carts.map(({ length }) => (length === 2 ? both : one)),
  )
  const rejected = responses.filter(({ status }) => status !== 201)
  // an order whose shopper was told to come again may still be on its way, or on its way back
  const right = await secondsUntil(SETTLED_S, async () => {
    const levels = await Promise.all([stockOf(shop.haat, a.id), stockOf(shop.haat, b.id)])
    return levels.every(({ reserved, live, sold }) => reserved === sold && live === sold)
  })
  await Promise.all([put(people[0], shop.web, a.id), put(people[0], shop.web, b.id)])
  const again = await order(people[0], shop.web, await totalOf(people[0], shop.web))
  await emptyCarts(people, shop.web, [a.id, b.id])
  return {
    figures: `${counted(responses.map(({ status }) => status))} in ${formatSeconds(seconds)}; A and B again: ${again.status}`,
    broken: those({
      [`${rejected.length} did not finish: ${rejected[0]?.status} ${JSON.stringify(rejected[0]?.body)}`]:
        rejected.length > 0,
      "the stock is wrong": right === undefined,
      "A and B do not sell any more": again.status !== 201,
    }),
  }
}

export const stockRows: Row[] = [
  { name: "stock 1 and 200 buyers", run: buyOut(1) },
  { name: "stock 200 and 200 buyers", run: buyOut(200) },
  { name: "100 carts {A,B}, 100 {B,A}, 50 {A}", run: crossingCarts },
]
