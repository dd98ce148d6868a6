import { type Shopper, shop } from "@haat/testing"
import { buyers, put } from "@haat/testing/buyer"
import { beforeAll, describe, expect, it } from "vitest"
import { tryToOrder } from "../../checkout/src/testing/shopping"

const haat = shop()
let asha: Shopper
let lota: { id: string; name: string }
beforeAll(async () => {
  const [[buyer], product] = await Promise.all([buyers(haat, 1), haat.product()])
  ;[asha, lota] = [buyer, product]
  await put(buyer, lota.id)
  expect((await tryToOrder(buyer)).status).toBe(201)
})

describe("POST /api/reviews/createReview", () => {
  const review = (shopper: Shopper, change = {}) =>
    shopper.post("/api/reviews/createReview", {
      ...{ productId: lota.id, userId: shopper.person.id, rating: 4, comment: "Shines well" },
      ...change,
    })

  it("takes a review of what was bought, cash on delivery too, and GET shows it to everybody", async () => {
    const written = await review(asha)
    expect(written.status).toBe(200)
    const { status, body } = await haat.guest().get(`/api/reviews/getReviewsByProduct/${lota.id}`)
    expect([status, body.count, body.average]).toEqual([200, 1, 4])
    expect(body.reviews).toEqual([
      {
        _id: expect.any(String),
        rating: 4,
        comment: "Shines well",
        user: { name: "Esha Rao" },
        createdAt: expect.any(String),
      },
    ])
    expect(written.body.review).toEqual({ ...body.reviews[0], productId: lota.id })
  })

  it.each([
    [{ rating: 0 }, "Rating must be between 1 and 5"],
    [{ rating: 6 }, "Rating must be between 1 and 5"],
    [{ comment: "ok" }, "Review should be at least 5 characters long"],
  ])("rejects %j with '%s'", async (change, message) => {
    const { status, body } = await review(asha, change)
    expect([status, body]).toEqual([400, { message }])
  })

  it("rejects a review in the name of another person", async () => {
    const { person } = await haat.shopper()
    expect((await review(asha, { userId: person.id })).status).toBe(403)
  })

  it("rejects who has not bought it, and a product that is not there", async () => {
    expect((await review(await haat.shopper())).status).toBe(403)
    expect((await review(asha, { productId: "prod_none" })).status).toBe(404)
  })
})

describe("GET /api/reviews/getReviewsByProduct/{productId}", () => {
  it("does not know a product that is not there", async () => {
    expect((await haat.guest().get("/api/reviews/getReviewsByProduct/prod_none")).status).toBe(404)
  })
})

describe("GET /api/order/checkIfPurchased", () => {
  const ask = (shopper: Shopper, productId = lota.id) =>
    shopper.get(`/api/order/checkIfPurchased?userId=${shopper.person.id}&productId=${productId}`)

  it("says whether and when the signed-in customer bought it", async () => {
    const { body } = await ask(asha)
    expect(body.purchased).toBe(true)
    expect(new Date(body.purchaseDate).getTime()).toBeGreaterThan(Date.now() - 600_000)
    expect((await ask(await haat.shopper())).body).toEqual({ purchased: false, purchaseDate: null })
    expect((await ask(asha, "prod_none")).status).toBe(404)
  })

  it("says nothing of someone else", async () => {
    const other = await haat.shopper()
    const path = `/api/order/checkIfPurchased?userId=${asha.person.id}&productId=${lota.id}`
    expect((await other.get(path)).status).toBe(403)
  })
})
