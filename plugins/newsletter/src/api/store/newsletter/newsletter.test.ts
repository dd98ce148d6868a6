import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

let readers = 0
const newAddress = () => `reader${Date.now().toString(36)}${readers++}@example.com`
const subscribe = (email: unknown) => haat.guest().post("/store/newsletter", { email })
const find = (q: string) => admin.get(`/back-office/subscribers?filter=${encodeURIComponent(JSON.stringify({ q }))}`)

describe("the newsletter", () => {
  it("is subscribed to once with an address, whatever its case", async () => {
    const email = newAddress()
    const first = await subscribe(email)
    expect([first.status, first.body]).toEqual([201, { message: "Subscribed Successfully!" }])
    for (const same of [email, email.toUpperCase(), ` ${email} `]) {
      const { status, body } = await subscribe(same)
      expect([status, body.message], same).toEqual([400, "Already Subscribed or Invalid!"])
    }
    expect((await find(email)).body).toEqual([
      { id: expect.any(String), email, created_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ])
  })

  it("keeps an address with its welcome or not at all", async () => {
    const email = newAddress()
    const word = `outbox_${crypto.randomUUID().slice(0, 8)}`
    await haat.sql(`create function ${word}() returns trigger language plpgsql as $$ begin
      raise exception 'broken on purpose';
    end $$`)
    await haat.sql(`create trigger ${word} before insert on outbox_mail for each row
      when (new.payload ->> 'email' = '${email}') execute function ${word}()`)
    const { status } = await subscribe(email)
    await haat.sql(`drop function ${word} cascade`)
    expect([status, (await find(email)).body]).toEqual([500, []])
    expect((await subscribe(email)).status).toBe(201)
  })

  it("says the very same of an address that is there and of one that cannot be", async () => {
    const email = newAddress()
    await subscribe(email)
    const known = await subscribe(email)
    const impossible = await subscribe("asha")
    expect([impossible.status, impossible.body]).toEqual([known.status, known.body])
  })

  it("has one reader and one welcome, when the same address comes ten times at once", async () => {
    const email = newAddress()
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) => subscribe(i % 2 ? email : email.toUpperCase())),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)])
    expect((await find(email)).headers.get("content-range")).toBe("subscribers 0-0/1")
  })

  it.each([
    "",
    " ",
    "asha",
    "asha@",
    "a@b.in, c@d.in",
    "a@b.in\r\nBcc: x@y.in",
    `${"x".repeat(250)}@example.com`,
    "nul\u0000@example.com",
    undefined,
    null,
    5,
    [],
    { $ne: "" },
  ])("does not take %j", async (wrong) => {
    const { status, body } = await subscribe(wrong)
    expect([status, body.message]).toEqual([400, "Already Subscribed or Invalid!"])
  })

  it("reads small JSON objects and nothing else", async () => {
    const send = async (body: unknown) => (await haat.guest().post("/store/newsletter", body)).status
    expect(await send([])).toBe(400)
    expect(await send('{"email":')).toBe(400)
    expect(await send({ email: newAddress(), more: "x".repeat(10_000) })).toBe(413)
    const form = new FormData()
    form.set("email", newAddress())
    expect(await send(form)).toBe(415)
  })

  it("shows its readers to the owner alone, the newest first", async () => {
    const [earlier, later] = [newAddress(), newAddress()]
    await subscribe(earlier)
    await subscribe(later)
    const newest = await admin.get("/back-office/subscribers?range=[0,1]")
    expect(newest.body.map(({ email }: { email: string }) => email)).toEqual([later, earlier])
    expect(newest.headers.get("content-range")).toMatch(/^subscribers 0-1\/\d+$/)
    expect((await admin.post("/back-office/subscribers", { email: newAddress() })).status).toBe(405)
    expect((await haat.guest().get("/back-office/subscribers")).status).toBe(401)
    expect((await (await haat.shopper()).get("/back-office/subscribers")).status).toBe(403)
    expect((await haat.guest().get("/store/newsletter")).status).toBe(404)
  })
})
