import type { Shopper } from "@haat/testing"
import { shop } from "@haat/testing"
import { holdRows } from "@haat/testing/hold-rows"
import { mailbox, until } from "@haat/testing/mailbox"
import { describe, expect, it } from "vitest"

const haat = shop()
const box = mailbox(haat)

const OLD = "Secret@123"
const NEW = "Changed@456"
const EXPIRED = "Link expired or invalid."

const forgot = (email: unknown) => haat.guest().post("/auth/forgot-password", { email })
const reset = (token: string, new_password: unknown = NEW) =>
  haat.guest().post(`/auth/reset-password/${token}`, { new_password })
const signIn = (username: string, password: string) => haat.guest().post("/auth/sign-in", { username, password })

/** The tokens that were mailed to this address, newest first; waits for so many. */
async function tokens(email: string, count = 1): Promise<string[]> {
  const links = await until(async () => {
    const found = (await box.to(email)).flatMap(({ text }) => /\/reset-password\/(\S+)/.exec(text)?.[1] ?? [])
    return found.length >= count && found
  }, `${count} links mailed to ${email}`)
  return links
}

/** A shopper who has requested a reset link and received it. */
async function withResetLink() {
  const shopper = await haat.shopper({ password: OLD })
  expect((await forgot(shopper.person.email)).status).toBe(200)
  const [token] = await tokens(shopper.person.email)
  return { shopper, username: shopper.person.username, email: shopper.person.email, token }
}
const whoIs = async (client: Pick<Shopper, "get">) => (await client.get("/auth/me")).body.person

describe("a forgotten password", () => {
  it("is answered alike for a known and an unknown address", async () => {
    const { person } = await haat.shopper()
    const known = await forgot(` ${person.email.toUpperCase()} `)
    const unknown = await forgot(`nobody.${person.email}`)
    expect(known.status).toBe(200)
    expect(unknown.status).toBe(200)
    expect(unknown.body).toEqual(known.body)
    await tokens(person.email)
    expect(await box.to(`nobody.${person.email}`)).toEqual([])
  })

  it("takes as long for an unknown address as for a known one", async () => {
    const took = async (email: string) => {
      const start = performance.now()
      await forgot(email)
      return performance.now() - start
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 9; round++) {
      const { person } = await haat.shopper()
      known.push(await took(person.email))
      unknown.push(await took(`no.${person.email}`))
    }
    const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]
    expect(Math.abs(middle(known) - middle(unknown))).toBeLessThan(60)
  })

  it("asks for an e-mail address", async () => {
    for (const wrong of ["asha", "", undefined, 5, "a@b.in\nbcc: c@d.in"]) {
      const { status, body } = await forgot(wrong)
      expect(status).toBe(400)
      expect(body.message).toBe("Please enter a valid email address")
    }
  })

  it("fills nobody's mailbox: five links in an hour for one address, known or not", async () => {
    for (const email of [(await haat.shopper()).person.email, `no${Date.now()}@example.com`]) {
      const responses = await Promise.all(Array.from({ length: 8 }, () => forgot(email)))
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
      const rejected = responses.find(({ status }) => status === 429)
      expect(rejected?.body.message).toMatch(/^Too many attempts/)
    }
  })
})

describe("a new password by mail", () => {
  it("is the one that opens the account from now on", async () => {
    const { username, token } = await withResetLink()
    expect((await reset(token)).status).toBe(200)
    expect((await signIn(username, OLD)).status).toBe(401)
    expect((await signIn(username, NEW)).status).toBe(200)
  })

  it("ends every session of this person, this browser's included, and nobody else's", async () => {
    const { shopper, username, email, token } = await withResetLink()
    const phone = haat.guest()
    await phone.post("/auth/sign-in", { username, password: OLD })
    const somebodyElse = await haat.shopper()
    for (const browser of [shopper, phone, somebodyElse]) expect(await whoIs(browser)).not.toBeNull()

    expect((await shopper.post(`/auth/reset-password/${token}`, { new_password: NEW })).status).toBe(200)
    for (const browser of [shopper, phone]) {
      expect((await browser.get("/store/my-orders")).status).toBe(401)
      expect((await browser.post("/store/addresses", {})).status).toBe(401)
      expect(await whoIs(browser)).toBeNull()
    }
    expect(await whoIs(somebodyElse)).not.toBeNull()
    // the browser is not spoiled for a new sign-in
    expect((await phone.post("/auth/sign-in", { username, password: NEW })).status).toBe(200)
    expect(await whoIs(phone)).toMatchObject({ email })
  })

  it("works once", async () => {
    const { username, token } = await withResetLink()
    expect((await reset(token)).status).toBe(200)
    const again = await reset(token, "Again@7890")
    expect(again.status).toBe(400)
    expect(again.body.message).toBe(EXPIRED)
    expect((await signIn(username, NEW)).status).toBe(200)
  })

  it("is set by one of many who come with the link at once", async () => {
    const { username, token } = await withResetLink()
    const passwords = Array.from({ length: 8 }, (_, i) => `Chosen@${i}00`)
    const responses = await Promise.all(passwords.map((password) => reset(token, password)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.message === EXPIRED)).toHaveLength(7)
    const winner = passwords[responses.findIndex(({ status }) => status === 200)]
    expect((await signIn(username, winner)).status).toBe(200)
  })

  it("waits for a change of the profile, which ends the link", async () => {
    const { shopper, username, email, token } = await withResetLink()
    const next = `next.${email}`
    const letGo = await holdRows("insert into customer (id, email, has_account) values ($1, $2, true)", [next, next])
    const waiting = (word: string) => async () =>
      (await haat.sql("select from pg_stat_activity where wait_event_type = 'Lock' and query like $1", [word])).length
    const { first_name, last_name, phone } = shopper.person
    const profile = { username, email: next, first_name, last_name, phone, current_password: OLD }
    const changed = shopper.post("/store/profile", profile)
    await expect.poll(waiting("update customer%"), { timeout: 10_000 }).toBe(1)
    const opened = reset(token)
    await expect.poll(waiting("update provider_identity%"), { timeout: 10_000 }).toBe(1)
    await letGo()
    expect((await changed).status).toBe(200)
    expect((await opened).body.message).toBe(EXPIRED)
    expect((await signIn(username, OLD)).status).toBe(200)
  })

  it("is rejected when the link is an hour old", async () => {
    const { shopper, token } = await withResetLink()
    await haat.sql(
      `update password_reset set expires_at = now() - interval '1 second' where id in (
         select id from auth_identity where app_metadata ->> 'customer_id' = $1)`,
      [shopper.person.id],
    )
    expect((await reset(token)).body.message).toBe(EXPIRED)
    expect(await whoIs(shopper)).not.toBeNull()
  })

  it("is rejected with a link that a newer one has replaced", async () => {
    const { email, token: first } = await withResetLink()
    await forgot(email)
    const links = await tokens(email, 2)
    const second = links.find((link) => link !== first) as string
    expect((await reset(first)).body.message).toBe(EXPIRED)
    expect((await reset(second)).status).toBe(200)
  })

  it.each([["x"], ["a".repeat(43)], ["%00"], ["..%2F..%2Fsign-in"], ["a".repeat(3_000)]])(
    "is rejected with the invented link %s",
    async (token) => {
      const { status, body } = await reset(token)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(body.message).toBeTruthy()
    },
  )

  it("follows the rules of sign-up, and a rejected one leaves the link as it was", async () => {
    const { token } = await withResetLink()
    for (const [password, sentence] of [
      ["Ab@1", "Password must be at least 6 characters"],
      ["A".repeat(21), "Password must be at most 20 characters"],
      ["secret12", "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number"],
      [undefined, "Password must be at least 6 characters"],
    ]) {
      const { status, body } = await haat.guest().post(`/auth/reset-password/${token}`, { new_password: password })
      expect(status).toBe(400)
      expect(body.message).toBe(sentence)
    }
    expect((await reset(token)).status).toBe(200)
  })

  it("lets someone in again whom wrong passwords had locked out", async () => {
    const { username, token } = await withResetLink()
    await Promise.all(Array.from({ length: 11 }, () => signIn(username, "Wrong@123")))
    expect((await signIn(username, OLD)).status).toBe(429)
    await reset(token)
    expect((await signIn(username, NEW)).status).toBe(200)
  })

  it("rests nowhere: the database holds no token once the mail is sent", async () => {
    const { token } = await withResetLink()
    const look = (table: string) => haat.sql(`select 1 from ${table} t where t::text like '%' || $1 || '%'`, [token])
    await until(async () => (await look("outbox_mail")).length === 0, "the token leaves the outbox")
    for (const table of ["password_reset", "notification", "workflow_execution"]) expect(await look(table)).toEqual([])
  })

  it("works for the administrator of the back office, whose other sessions end as well", async () => {
    const [{ email }] = await haat.sql(
      `select email from "user" where email like 'tester%' and deleted_at is null limit 1`,
    )
    const owner = await haat.admin()
    expect((await owner.get("/back-office/products?range=[0,0]")).status).toBe(200)
    expect((await owner.get("/admin/products?limit=1")).status).toBe(200)

    await forgot(email)
    const [token] = await tokens(email)
    expect((await reset(token, NEW)).status).toBe(200)
    expect((await owner.get("/back-office/products?range=[0,0]")).status).toBe(401)
    expect((await owner.get("/admin/products?limit=1")).status).toBe(401)

    // back to the password that the other tests know
    await forgot(email)
    const [second] = await tokens(email, 2)
    expect((await reset(second, "Tester@1234")).status).toBe(200)
    expect(await whoIs(await haat.admin())).toMatchObject({ actor_type: "user" })
  })
})
