import { type Shopper, shop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import { place, put } from "../testing/people"

const haat = shop()
let asha: Shopper
let lota: { id: string; name: string }
beforeAll(async () => {
  ;[asha, lota] = await Promise.all([haat.shopper(), haat.product()])
  await put(asha, lota.id)
  await place(asha)
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
})

describe("POST /api/report-product", () => {
  it("takes a report of a guest and of a customer", async () => {
    const body = { productId: lota.id, message: "The handle is loose" }
    expect((await haat.guest().post("/api/report-product", { ...body, userId: null })).status).toBe(200)
    expect((await asha.post("/api/report-product", { ...body, userId: asha.person.id })).status).toBe(200)
    const rows = await haat.sql("select customer_id from problem_report where product_id = $1", [lota.id])
    expect(rows.map((row) => row.customer_id).sort()).toEqual([asha.person.id, null])
  })

  it("says 'Please enter a message!' of none, and rejects a report in somebody else's name", async () => {
    const empty = await asha.post("/api/report-product", { productId: lota.id, message: " " })
    expect([empty.status, empty.body]).toEqual([400, { message: "Please enter a message!" }])
    const body = { productId: lota.id, message: "Loose", userId: asha.person.id }
    expect((await haat.guest().post("/api/report-product", body)).status).toBe(403)
    const owner = await haat.admin()
    const rejected = await owner.post("/api/report-product", body)
    expect([rejected.status, rejected.body]).toEqual([403, { message: "This is not your account" }])
    const before = await haat.sql("select count(*) as n from problem_report")
    expect((await owner.post("/api/report-product", { ...body, userId: null })).status).toBe(200)
    expect(Number((await haat.sql("select count(*) as n from problem_report"))[0].n)).toBe(Number(before[0].n) + 1)
  })
})
