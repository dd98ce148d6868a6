import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

describe("questions", () => {
  it("POST /api/faq/create adds one with 201, GET /api/faq/ shows it, DELETE /api/faq/delete/{id} takes it away", async () => {
    const added = await admin.post("/api/faq/create", { question: "Do you deliver?", answer: "All over India." })
    expect([added.status, added.body.message]).toEqual([201, "FAQ Added Successfully"])
    const faq = { _id: added.body.faq._id, question: "Do you deliver?", answer: "All over India." }
    expect((await haat.guest().get("/api/faq/")).body.faqs).toContainEqual(faq)
    const gone = await admin.delete(`/api/faq/delete/${faq._id}`)
    expect([gone.status, gone.body.message]).toEqual([200, "Your faq has been deleted."])
    expect((await haat.guest().get("/api/faq")).body.faqs).not.toContainEqual(faq)
    expect((await admin.delete(`/api/faq/delete/${faq._id}`)).status).toBe(404)
  })

  it("stand in the audit log under their own id, whatever id is sent beside them", async () => {
    const add = (id: string) => admin.post("/api/faq/create", { id, question: "Do you wrap?", answer: "In paper." })
    const old = (await add("faq\0")).body.faq
    expect(old).toBeDefined()
    const added = (await add(old._id)).body.faq
    const auditLog = await haat.sql(
      "select subject_id from trail_entry where resource = 'faqs' and action = 'created' and subject_id = any($1)",
      [[old._id, added._id]],
    )
    expect(auditLog.map(({ subject_id }) => subject_id).sort()).toEqual([old._id, added._id].sort())
    for (const { _id } of [old, added]) await admin.delete(`/api/faq/delete/${_id}`)
  })

  it("want a question and an answer", async () => {
    const { status, body } = await admin.post("/api/faq/create", { question: "", answer: "Yes" })
    expect([status, body]).toEqual([400, { message: "Question is required" }])
  })
})

describe("POST /api/newsletter/subscribe", () => {
  it("subscribes with 201, once, and says one sentence of the rest", async () => {
    const email = `old${Date.now()}@example.com`
    const subscribe = (email: unknown) => haat.guest().post("/api/newsletter/subscribe", { email })
    const first = await subscribe(email)
    expect([first.status, first.body]).toEqual([201, { message: "Subscribed Successfully!" }])
    for (const again of [email, email.toUpperCase(), "asha", 5]) {
      const { status, body } = await subscribe(again)
      expect([status, body]).toEqual([400, { message: "Already Subscribed or Invalid!" }])
    }
  })
})

describe("banners and main products", () => {
  it("POST /api/ui/create adds a banner, GET /api/ui/get shows it, DELETE /api/ui/deleteBanner/{id} takes it away", async () => {
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
