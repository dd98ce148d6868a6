import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

describe("questions", () => {
  it("creates (201), lists and deletes a question by /api/faq/create, / and delete/{id}", async () => {
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
