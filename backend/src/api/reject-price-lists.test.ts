import { shop } from "@haat/testing"
import { expect, it } from "vitest"

const haat = shop()

it("rejects price lists, which shoppers would never see, with a sentence", async () => {
  const owner = await haat.admin()
  const sale = { title: "Sale", description: "Diwali", type: "sale", status: "active" }
  for (const path of ["", "/plist_1", "/plist_1/prices/batch", "/plist_1/products"]) {
    const { status, body } = await owner.post(`/admin/price-lists${path}`, sale)
    expect([path, status]).toEqual([path, 400])
    expect(body.message).toContain("make an offer in the back office")
  }
  expect((await owner.get("/admin/price-lists")).status).toBe(200)
})
