import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

describe("banners and main products", () => {
  it("creates, lists and deletes a banner by /api/ui/create, get and deleteBanner/{id}", async () => {
    const added = await admin.post("/api/ui/create", { imageUrl: "/static/diwali.webp", redirectUrl: "/explore" })
    expect(added).toMatchObject({ status: 200, body: { success: true, message: "Success" } })
    const banner = { _id: added.body.data._id, imageUrl: "/static/diwali.webp", redirectUrl: "/explore" }
    const { body } = await haat.guest().get("/api/ui/get")
    expect(body.success).toBe(true)
    expect(body.data.banners).toContainEqual(banner)
    const gone = await admin.delete(`/api/ui/deleteBanner/${banner._id}`)
    expect([gone.status, gone.body]).toEqual([200, { success: true, message: "Successfully Deleted" }])
    const again = await admin.delete(`/api/ui/deleteBanner/${banner._id}`)
    expect([again.status, again.body]).toEqual([404, { success: false, message: "Failed to delete banner." }])
  })

  it("want both addresses of a banner", async () => {
    const { status, body } = await admin.post("/api/ui/create", { imageUrl: "/static/diwali.webp" })
    expect([status, body]).toEqual([400, { success: false, message: "Redirect URL is required" }])
  })

  it("POST /api/ui/addMainProducts replaces the selection; with an unknown id the old one stays", async () => {
    const [one, other] = await Promise.all([haat.product(), haat.product()])
    const choose = (productIds: unknown) => admin.post("/api/ui/addMainProducts", { productIds })
    const chosen = async () => (await haat.guest().get("/api/ui/get")).body.data.mainProducts
    expect(await choose([one.id])).toMatchObject({ status: 200, body: { message: "Products added successfully" } })
    await choose([other.id, one.id])
    expect(await chosen()).toEqual([other.id, one.id])
    expect((await choose([one.id, "prod_none"])).status).toBe(400)
    expect((await choose("all")).status).toBe(400)
    expect(await chosen()).toEqual([other.id, one.id])
    expect((await admin.post("/api/ui/addMainProducts", { id: "\0", productIds: [] })).status).toBe(200)
  })
})
