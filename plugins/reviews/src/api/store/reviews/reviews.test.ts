import { type Shopper, shop, type TestShop } from "@haat/testing"
import { type Buyer, buyer, buyers as peopleAtHome, put } from "@haat/testing/buyer"
import { saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, describe, expect, it } from "vitest"
import { tryToOrder } from "../../../../../checkout/src/testing/shopping"

/** The time within which a change must be visible. */
const SOON = { timeout: 2_000, interval: 50 }

const haat = shop()
let owner: Awaited<ReturnType<TestShop["admin"]>>
/** A shopper whose reviews are all rejected. */
let visitor: Shopper
beforeAll(async () => {
  ;[owner, visitor] = await Promise.all([haat.admin(), haat.shopper()])
})

const buy = async (shopper: Buyer, product_id: string): Promise<string> => {
  await put(shopper, product_id)
  return (await tryToOrder(shopper)).body.order.id
}
const buyers = async (count: number, product_id: string) => {
  const people = await peopleAtHome(haat, count)
  for (const person of people) await buy(person, product_id)
  return people
}
const review = (product_id: string, overrides: object = {}) => ({
  product_id,
  rating: 4,
  comment: "Shines like on the first day",
  ...overrides,
})
const seen = async (product_id: string, page = "") =>
  (await haat.guest().get(`/store/reviews?product_id=${product_id}${page}`)).body
const ratingOf = async (id: string) => (await haat.guest().get(`/store/catalog/products/${id}`)).body.product.rating

describe("a review", () => {
  it("of a product that was bought is seen by everybody, with the shopper's name and the date", async () => {
    const lota = await haat.product()
    const [asha] = await buyers(1, lota.id)
    const { status, body } = await asha.post("/store/reviews", review(lota.id, { comment: "  Good lota  " }))
    expect(status).toBe(201)
    expect(body.review).toMatchObject({ product_id: lota.id, rating: 4, comment: "Good lota", hidden: false })
    const list = await seen(lota.id)
    expect(list).toMatchObject({ count: 1, average: 4, breakdown: { 5: 0, 4: 1, 3: 0, 2: 0, 1: 0 } })
    const { first_name, last_name } = asha.person
    expect(list.reviews).toEqual([
      {
        id: body.review.id,
        rating: 4,
        comment: "Good lota",
        user: `${first_name} ${last_name}`,
        reply: null,
        created_at: body.review.created_at,
      },
    ])
  })

  it("names the variant that was bought", async () => {
    const kurta = await haat.product()
    const { variantOf } = await saveProductVariants(owner, kurta.id)
    const [asha] = await peopleAtHome(haat, 1)
    await buy(asha, variantOf("Red", "M").id)
    await asha.post("/store/reviews", review(kurta.id))
    expect((await seen(kurta.id)).reviews).toMatchObject([{ choice: "Red, M" }])
  })

  it("is rejected for a product that was not bought, or whose order was cancelled", async () => {
    const [asha, lota] = await Promise.all([buyer(haat), haat.product()])
    const rejected = await asha.post("/store/reviews", review(lota.id))
    expect([rejected.status, rejected.body.message]).toEqual([403, "You can review only products you have bought"])
    const order = await buy(asha, lota.id)
    await asha.post(`/store/my-orders/${order}/cancel`)
    expect((await asha.post("/store/reviews", review(lota.id))).status).toBe(403)
    expect((await asha.post("/store/reviews", review("prod_unknown"))).status).toBe(404)
    expect((await seen(lota.id)).count).toBe(0)
  })

  it("is hidden when its only order is cancelled, and shown again after another purchase", async () => {
    const lota = await haat.product()
    const [asha, ravi] = await peopleAtHome(haat, 2)
    const orders = [await buy(asha, lota.id), await buy(asha, lota.id), await buy(ravi, lota.id)]
    await asha.post("/store/reviews", review(lota.id, { rating: 1 }))
    await ravi.post("/store/reviews", review(lota.id, { rating: 5 }))
    const rated = (average: number, count: number) =>
      expect.poll(() => ratingOf(lota.id), SOON).toEqual({ average, count })
    await rated(3, 2)

    await asha.post(`/store/my-orders/${orders[0]}/cancel`)
    expect((await seen(lota.id)).count).toBe(2)
    await asha.post(`/store/my-orders/${orders[1]}/cancel`)
    expect(await seen(lota.id)).toMatchObject({ count: 1, average: 5, reviews: [{ rating: 5 }] })
    await rated(5, 1)
    const listed = (await owner.get(`/back-office/reviews?filter={"product_id":"${lota.id}"}`)).body
    expect(listed.map(({ rating, cancelled }: Record<string, unknown>) => [rating, cancelled]).sort()).toEqual([
      [1, true],
      [5, false],
    ])

    await buy(asha, lota.id)
    expect((await seen(lota.id)).count).toBe(2)
    await rated(3, 2)
  })

  it("is edited by a second one, also when two come at once", async () => {
    const lota = await haat.product()
    const [asha] = await buyers(1, lota.id)
    const both = await Promise.all([1, 5].map((rating) => asha.post("/store/reviews", review(lota.id, { rating }))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201])
    const again = await asha.post("/store/reviews", review(lota.id, { rating: 3, comment: "On second thought" }))
    expect([again.status, again.body.review.id]).toEqual([200, both[0].body.review.id])
    expect(await seen(lota.id)).toMatchObject({ count: 1, average: 3, reviews: [{ comment: "On second thought" }] })
  })

  it("comes a page at a time with the average of all and their stars", async () => {
    const lota = await haat.product()
    const people = await buyers(3, lota.id)
    for (const [at, rating] of [5, 5, 3].entries()) await people[at].post("/store/reviews", review(lota.id, { rating }))
    const list = await seen(lota.id, "&page=2&limit=2")
    expect(list).toMatchObject({ count: 3, average: 4.3, breakdown: { 5: 2, 3: 1 }, page: 2, limit: 2 })
    expect(list.reviews).toMatchObject([{ rating: 5 }])
  })

  it.each([
    [{ rating: 0 }, "rating", "Rating must be between 1 and 5"],
    [{ rating: 6 }, "rating", "Rating must be between 1 and 5"],
    [{ rating: 4.5 }, "rating", "Rating must be between 1 and 5"],
    [{ rating: "5" }, "rating", "Rating must be between 1 and 5"],
    [{ comment: " Bad. " }, "comment", "Review should be at least 5 characters long"],
    [{ comment: undefined }, "comment", "Review should be at least 5 characters long"],
    [{ comment: "x".repeat(2_001) }, "comment", "Review should be at most 2000 characters long"],
    [{ comment: "broken \ud800" }, "comment", "Review contains characters that cannot be used"],
    [{ product_id: "a/../b" }, "product_id", "There is no such product"],
  ])("with %o is rejected with a sentence at its field", async (wrong, field, sentence) => {
    const { status, body } = await visitor.post("/store/reviews", review("prod_any", wrong))
    expect([status, body.message]).toEqual([400, sentence])
    expect(body.errors).toEqual({ [field]: sentence })
  })

  it("is for shoppers to write, and a wrong question gets a sentence", async () => {
    const lota = await haat.product()
    expect((await haat.guest().post("/store/reviews", review(lota.id))).status).toBe(401)
    expect((await owner.post("/store/reviews", review(lota.id))).status).toBe(403)
    for (const [question, status] of [
      ["", 400],
      ["?product_id=prod_unknown", 404],
      ["?product_id=%00", 400],
      ["?product_id=a&product_id=b", 400],
      [`?product_id=${lota.id}&page=0`, 400],
      [`?product_id=${lota.id}&limit=1000`, 400],
    ]) {
      const response = await haat.guest().get(`/store/reviews${question}`)
      expect([question, response.status]).toEqual([question, status])
      expect(response.body.message).toMatch(/^[A-Z].{5,}/)
    }
  })
})

describe("whether a product was bought", () => {
  it("is told with the date, and with one's own review", async () => {
    const [asha, lota] = await Promise.all([buyer(haat), haat.product()])
    const ask = async () => (await asha.get(`/store/purchases/${lota.id}`)).body
    expect(await ask()).toEqual({ purchased: false, purchase_date: null, review: null })
    const order = await buy(asha, lota.id)
    const { created_at } = (await asha.get(`/store/my-orders/${order}`)).body.order
    const date = new Date(created_at).toISOString()
    expect(await ask()).toEqual({ purchased: true, purchase_date: date, review: null })
    await asha.post("/store/reviews", review(lota.id))
    expect(await ask()).toMatchObject({ purchased: true, review: { rating: 4 } })
    await asha.post(`/store/my-orders/${order}/cancel`)
    expect(await ask()).toMatchObject({ purchased: false, purchase_date: null })
  })

  it("is nobody else's business", async () => {
    const lota = await haat.product()
    expect((await haat.guest().get(`/store/purchases/${lota.id}`)).status).toBe(401)
    expect((await owner.get(`/store/purchases/${lota.id}`)).status).toBe(403)
    const shopper = await haat.shopper()
    for (const id of ["prod_unknown", "%00", "%E0%A4", "a%2Fb"])
      expect((await shopper.get(`/store/purchases/${id}`)).status).toBeLessThan(500)
  })
})

describe("the owner", () => {
  it("hides a review, and shows it again with an answer", async () => {
    const lota = await haat.product()
    const [asha] = await buyers(1, lota.id)
    const { id } = (await asha.post("/store/reviews", review(lota.id, { comment: "Visit my own shop!" }))).body.review
    const find = async (filter: object) =>
      (await owner.get(`/back-office/reviews?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
    expect(await find({ product_id: lota.id, q: "OWN SHOP" })).toMatchObject([
      { id, product_name: lota.name, customer_email: asha.person.email, hidden: false },
    ])
    expect(await find({ product_id: lota.id, q: "50%" })).toEqual([])

    expect((await owner.put(`/back-office/reviews/${id}`, { hidden: true })).body).toMatchObject({ id, hidden: true })
    expect(await seen(lota.id)).toMatchObject({ reviews: [], count: 0, average: null })
    expect(await find({ product_id: lota.id, hidden: false })).toEqual([])
    await asha.post("/store/reviews", review(lota.id, { comment: "Visit my other shop!" }))
    expect((await seen(lota.id)).count).toBe(0)

    await owner.put(`/back-office/reviews/${id}`, { hidden: false, reply: " Thank you! " })
    expect((await seen(lota.id)).reviews).toMatchObject([{ comment: "Visit my other shop!", reply: "Thank you!" }])
    await owner.put(`/back-office/reviews/${id}`, { reply: "" })
    expect((await owner.get(`/back-office/reviews/${id}`)).body.reply).toBeNull()
  })

  it("is told what is wrong, and nobody else may", async () => {
    expect((await owner.put("/back-office/reviews/prev_none", { hidden: true })).status).toBe(404)
    expect((await owner.get("/back-office/reviews/prev_none")).status).toBe(404)
    const wrong = await owner.put("/back-office/reviews/prev_none", { hidden: "yes" })
    expect([wrong.status, wrong.body.message]).toEqual([400, "Hidden is true or false"])
    expect((await haat.guest().get("/back-office/reviews")).status).toBe(401)
    expect((await (await haat.shopper()).get("/back-office/reviews")).status).toBe(403)
  })
})

describe("the catalogue", () => {
  it("shows average and count within two seconds of a review, an edit and a hiding", async () => {
    const lota = await haat.product()
    expect(await ratingOf(lota.id)).toEqual({ average: null, count: 0 })
    const [asha, ravi] = await buyers(2, lota.id)
    const { id } = (await asha.post("/store/reviews", review(lota.id, { rating: 5 }))).body.review
    await expect.poll(() => ratingOf(lota.id), SOON).toEqual({ average: 5, count: 1 })
    await Promise.all([
      asha.post("/store/reviews", review(lota.id, { rating: 2 })),
      ravi.post("/store/reviews", review(lota.id, { rating: 5 })),
    ])
    await expect.poll(() => ratingOf(lota.id), SOON).toEqual({ average: 3.5, count: 2 })
    await owner.put(`/back-office/reviews/${id}`, { hidden: true })
    await expect.poll(() => ratingOf(lota.id), SOON).toEqual({ average: 5, count: 1 })
    const { products } = (await haat.guest().get(`/store/catalog/products?q=${encodeURIComponent(lota.name)}`)).body
    expect(products.find((card: { id: string }) => card.id === lota.id).rating).toEqual({ average: 5, count: 1 })
  })
})
