import { type Shopper, shop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let asha: Shopper
let lota: { id: string }
beforeAll(async () => {
  ;[asha, lota] = await Promise.all([haat.shopper(), haat.product()])
})

describe("POST /api/report-product", () => {
  it("takes a report of a guest and of a customer", async () => {
    const body = { productId: lota.id, message: "The handle is loose" }
    expect((await haat.guest().post("/api/report-product", { ...body, userId: null })).status).toBe(200)
    expect((await asha.post("/api/report-product", { ...body, userId: asha.person.id })).status).toBe(200)
    const rows = await haat.sql("select customer_id from problem_report where product_id = $1", [lota.id])
    expect(rows.map((row) => row.customer_id).sort()).toEqual([asha.person.id, null])
  })

  it("says 'Please enter a message!' of none, and rejects a report in someone else's name", async () => {
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
