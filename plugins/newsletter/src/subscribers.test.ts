import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const pathOf = (path: string, q: string) => `/back-office/${path}?filter=${encodeURIComponent(JSON.stringify({ q }))}`

describe("the newsletter's subscribers", () => {
  it("have a page of their own, with the customer of the same address, for managers and owners", async () => {
    const shopper = await haat.shopper({ first_name: "Kamala", last_name: "Das" })
    const stranger = `reader${Date.now()}@example.com`
    for (const email of [shopper.person.email.toUpperCase(), stranger])
      expect((await haat.guest().post("/store/newsletter", { email })).status).toBe(201)
    const idOf = async (q: string) => (await admin.get(pathOf("subscribers", q))).body[0].id
    const known = await admin.get(`/back-office/subscribers/${await idOf(shopper.person.email)}`)
    expect(known.body).toMatchObject({
      email: shopper.person.email,
      created_at: expect.stringMatching(/^\d{4}-/),
      customer: { id: shopper.person.id, name: "Kamala Das", orders: 0, spent: 0 },
    })
    const path = `/back-office/subscribers/${await idOf(stranger)}`
    expect((await admin.get(path)).body).toMatchObject({ email: stranger, customer: null })
    expect((await (await haat.staff("support")).get(path)).status).toBe(403)
    expect((await admin.get("/back-office/subscribers/nsub_x")).status).toBe(404)
  })

  it("are exported as CSV in which no address becomes a formula", async () => {
    const email = `+reader${Date.now()}@example.com`
    expect((await haat.guest().post("/store/newsletter", { email })).status).toBe(201)
    const { status, body } = await admin.get(pathOf("subscribers/export", email))
    expect(status).toBe(200)
    expect(String(body).replace("\ufeff", "").split("\r\n")[1]).toMatch(new RegExp(`^'\\${email},\\d{4}-`))
    expect((await (await haat.staff("support")).get("/back-office/subscribers/export")).status).toBe(403)
  })

  it("leave in the audit log who exported them, by which filter, and how many they were", async () => {
    const manager = await haat.staff("manager")
    const q = `nobody${Date.now()}@example.com`
    expect((await manager.get(pathOf("subscribers/export", q))).status).toBe(200)
    const filter = encodeURIComponent(JSON.stringify({ user_id: manager.id }))
    const [entry] = (await admin.get(`/back-office/audit-log?filter=${filter}`)).body
    expect(entry).toMatchObject({ resource: "subscribers", action: "exported", role: "manager", state: "done" })
    expect(entry.changes).toEqual([
      { field: "filter.q", before: null, after: q },
      { field: "rows", before: null, after: 0 },
    ])
  })

  it.each([
    ["created_at", "ASC"],
    ["email", "DESC"],
  ])("are exported by %s %s once each, in the list's sequence, also with equal sort values", async (field, order) => {
    const word = `many${Date.now()}x`
    await haat.sql(
      `insert into newsletter_subscriber (id, email, created_at)
       select $1 || n, $1 || n % 1000 || '.' || n || '@example.com', now() - make_interval(secs => (n % 3) * 0.0001)
       from generate_series(1, 1201) n`,
      [word],
    )
    try {
      const sort = `&sort=${encodeURIComponent(JSON.stringify([field, order]))}`
      const { body: file } = await admin.get(pathOf("subscribers/export", word) + sort)
      const emails = [...String(file).matchAll(new RegExp(`${word}\\S*?@example.com`, "g"))].map(([email]) => email)
      expect(new Set(emails).size).toBe(1_201)
      expect(emails).toHaveLength(1_201)
      if (field === "created_at") return
      const { body } = await admin.get(`${pathOf("subscribers", word)}${sort}&range=[1150,1200]`)
      expect(body.map((row: { email: string }) => row.email)).toEqual(emails.slice(1_150))
    } finally {
      await haat.sql("delete from newsletter_subscriber where id like $1", [`${word}%`])
    }
  })
})
