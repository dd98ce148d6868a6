import { type Client, shop } from "@haat/testing"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { HomePage } from "../../../contract"

const haat = shop()
let owner: Client & { id: string }
beforeAll(async () => {
  owner = await haat.staff("owner")
})
const read = async (): Promise<HomePage> => (await owner.get("/back-office/home-page")).body
const save = async (sections: object[], version?: number) =>
  owner.put("/back-office/home-page", { version: version ?? (await read()).version, sections })
const readShown = async () => (await haat.guest().get("/store/shop")).body.home
afterAll(() => save([]))

describe("the sections of the home page", () => {
  it("are at their own places until the owner has arranged them, and again when the list is empty", async () => {
    expect((await read()).sections).toEqual([])
    expect(await readShown()).toEqual([])
    expect((await save([{ id: "faqs" }])).status).toBe(200)
    expect((await save([])).body.sections).toEqual([])
    expect(await readShown()).toEqual([])
  })

  it("are shown in the owner's order, hidden and titled, with what is set alone", async () => {
    const { version } = (await haat.guest().get("/store/shop")).body
    const { status, body } = await save([
      { id: "newsletter", title: " Write to me " },
      { id: "faqs", is_hidden: true, title_hi: "सवाल" },
      { id: "explore" },
    ])
    expect([status, body.sections[0]]).toEqual([
      200,
      { id: "newsletter", is_hidden: false, title: "Write to me", title_hi: "" },
    ])
    expect(await readShown()).toEqual([
      { id: "newsletter", title: "Write to me" },
      { id: "faqs", is_hidden: true, title_hi: "सवाल" },
      { id: "explore" },
    ])
    expect((await haat.guest().get("/store/shop")).body.version).toBe(version + 1)
  })

  it("keep ids that the shop does not have, for a plugin that comes back", async () => {
    expect((await save([{ id: "@acme/gifts.cards" }, { id: "explore" }])).status).toBe(200)
    expect((await readShown()).map(({ id }: { id: string }) => id)).toEqual(["@acme/gifts.cards", "explore"])
  })

  it("are not saved over what someone else has saved meanwhile", async () => {
    const { version } = await read()
    expect((await save([{ id: "hero" }], version)).status).toBe(200)
    const { status, body } = await save([{ id: "faqs" }], version)
    expect([status, body.code]).toEqual([409, "home_page_changed"])
    expect((await read()).sections.map(({ id }) => id)).toEqual(["hero"])
    expect((await save([{ id: "faqs" }], version + 7)).status).toBe(409)
  })

  it.each([
    ["The products stay on the home page", [{ id: "explore", is_hidden: true }]],
    ["A section is listed once", [{ id: "faqs" }, { id: "faqs" }]],
    ["A section is named by its id", [{ id: "<b>" }]],
    ["A title is at most 80 characters", [{ id: "faqs", title: "a".repeat(81) }]],
    ["The sections are a list", "faqs" as unknown as object[]],
  ])("reject bad input: %s", async (sentence, sections) => {
    const { status, body } = await save(sections)
    expect(status).toBe(400)
    expect(body.message).toContain(sentence)
  })

  it("are arranged by those who may customize the shop, and the change is in the audit log", async () => {
    const support = await haat.staff("support")
    const guest = haat.guest()
    const { version } = await read()
    const body = { version, sections: [] }
    expect((await guest.put("/back-office/home-page", body)).status).toBe(401)
    expect((await support.put("/back-office/home-page", body)).status).toBe(403)
    expect((await save([{ id: "faqs", title: "Ask us" }])).status).toBe(200)
    const filter = JSON.stringify({ resource: "home-page" })
    const entries = await owner.get(`/back-office/audit-log?${new URLSearchParams({ filter })}`)
    expect([entries.body[0].resource, entries.body[0].action]).toEqual(["home-page", "changed"])
  })
})
