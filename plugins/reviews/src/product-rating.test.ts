import { type Shopper, shop, type TestShop } from "@haat/testing"
import { type Buyer, buyers, orderCart, put } from "@haat/testing/buyer"
import { holdRows } from "@haat/testing/hold-rows"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let owner: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  owner = await haat.admin()
})

const buy = async (shopper: Buyer, product_id: string): Promise<string> => {
  await put(shopper, product_id)
  return (await orderCart(shopper)).id
}
const write = async (shopper: Shopper, product_id: string, rating: number): Promise<string> =>
  (await shopper.post("/store/reviews", { product_id, rating, comment: "Shines like new" })).body.review.id

/** Stored rating, which has to equal the one computed from the current orders and reviews. */
async function keptRating(product_id: string) {
  const kept = await haat.sql("select average::float8, count from product_rating where product_id = $1", [product_id])
  const counted = await haat.sql(
    `select round(avg(r.rating), 1)::float8 as average, count(*)::int as count from product_review r
     where r.product_id = $1 and r.deleted_at is null and not r.hidden and (
       select bool_and(o.cancelled) from ordered_product o
       where o.customer_id = r.customer_id and o.product_id = r.product_id) is not true`,
    [product_id],
  )
  expect(kept).toEqual(counted)
  return kept[0]
}

async function rated(...ratings: number[]) {
  const { id } = await haat.product()
  const people = await buyers(haat, ratings.length)
  const reviews: string[] = []
  const orders: string[] = []
  for (const [at, person] of people.entries()) {
    orders.push(await buy(person, id))
    reviews.push(await write(person, id, ratings[at]))
  }
  return { id, people, orders, reviews }
}

describe("the rating that is kept of a product", () => {
  it("follows reviews that are written, edited, hidden and deleted", async () => {
    const { id, people, reviews } = await rated(5, 2, 4)
    expect(await keptRating(id)).toEqual({ average: 3.7, count: 3 })
    await write(people[1], id, 3)
    expect(await keptRating(id)).toEqual({ average: 4, count: 3 })
    await owner.put(`/back-office/reviews/${reviews[0]}`, { hidden: true })
    expect(await keptRating(id)).toEqual({ average: 3.5, count: 2 })
    await haat.sql("update product_review set deleted_at = now() where id = $1", [reviews[1]])
    expect(await keptRating(id)).toEqual({ average: 4, count: 1 })
    await haat.sql("delete from product_review where product_id = $1", [id])
    expect(await keptRating(id)).toEqual({ average: null, count: 0 })
  })

  it("follows the orders of those who wrote reviews", async () => {
    const { id, people, orders } = await rated(1, 5)
    await people[0].post(`/store/my-orders/${orders[0]}/cancel`)
    expect(await keptRating(id)).toEqual({ average: 5, count: 1 })
    const again = await buy(people[0], id)
    expect(await keptRating(id)).toEqual({ average: 3, count: 2 })
    await haat.sql("update order_item set quantity = 0 where order_id = $1", [again])
    expect(await keptRating(id)).toEqual({ average: 5, count: 1 })
    await haat.sql("update order_item set quantity = 1 where order_id = $1", [again])
    await haat.sql(`update "order" set customer_id = $2 where id = $1`, [again, `${people[0].person.email} no more`])
    expect(await keptRating(id)).toEqual({ average: 5, count: 1 })
    await haat.sql(`delete from "order" where id = $1`, [orders[0]])
    expect(await keptRating(id)).toEqual({ average: 3, count: 2 })
  })

  it("loses the stars of an account that is erased", async () => {
    const { id, people, orders } = await rated(1, 5)
    await people[0].post(`/store/my-orders/${orders[0]}/cancel`)
    const erased = await people[0].post("/store/personal-data/erasure", { current_password: "Secret@123" })
    expect(erased.status).toBeLessThan(300)
    expect(await keptRating(id)).toEqual({ average: 5, count: 1 })
  })

  it("has both of two reviews that are saved at once", async () => {
    const { id, people } = await rated(3)
    const more = await buyers(haat, 2)
    for (const person of more) await buy(person, id)
    const letGo = await holdRows("select from product_rating where product_id = $1 for update", [id])
    const saves = [write(more[0], id, 5), write(more[1], id, 2), write(people[0], id, 4)]
    try {
      const waiting = () =>
        haat.sql(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into product_review%'`,
        )
      await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
    } finally {
      await letGo()
    }
    await Promise.all(saves)
    expect(await keptRating(id)).toEqual({ average: 3.7, count: 3 })
  })
})
