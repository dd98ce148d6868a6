import { type Client, shop, type TestShop } from "@haat/testing"
import { authenticator } from "@haat/testing/authenticator"
import { mailbox } from "@haat/testing/mailbox"
import { describe, expect, it } from "vitest"

const haat = shop()

const WRONG = "This code is wrong or was used already"
type Member = Awaited<ReturnType<TestShop["staff"]>>

const password = ({ username, password }: Member, client: Client = haat.guest()) =>
  client.post("/auth/sign-in", { username, password }).then((response) => ({ ...response, client }))
const isStaff = async (client: Client) => (await client.get("/back-office/me")).status === 200

/** A member of staff with an authenticator app. */
async function enrolled(role: "owner" | "manager" | "support" = "manager") {
  const member = await haat.staff(role)
  const { body } = await member.post("/auth/second-factor", {})
  const app = authenticator(body.key)
  const confirmed = await member.post("/auth/second-factor/confirm", { code: await app.code() })
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
  return { member, app, key: body.key as string, recovery: confirmed.body.recovery_codes as string[] }
}

describe("setting up a second factor", () => {
  it("gives a key as text and as a QR code, and counts once a code of it was entered", async () => {
    const member = await haat.staff("support")
    expect((await member.get("/auth/second-factor")).body).toEqual({ enabled: false, recovery_codes: 0 })
    const { status, body } = await member.post("/auth/second-factor", {})
    expect(status).toBe(201)
    expect(body.key).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.qr).toMatch(/^data:image\/png;base64,/)
    expect((await password(member)).body.person).toBeDefined()

    const app = authenticator(body.key)
    const wrong = await member.post("/auth/second-factor/confirm", { code: app.wrong() })
    expect([wrong.status, wrong.body.message]).toEqual([400, WRONG])
    const { body: confirmed } = await member.post("/auth/second-factor/confirm", { code: await app.code() })
    expect(new Set(confirmed.recovery_codes).size).toBe(10)
    expect((await member.get("/auth/second-factor")).body).toEqual({ enabled: true, recovery_codes: 10 })
    expect((await member.post("/auth/second-factor", {})).status).toBe(409)
  })

  it("ends the other sessions of this person, goes on here, and tells them by mail", async () => {
    const member = await haat.staff("support")
    const { client: elsewhere } = await password(member)
    expect(await isStaff(elsewhere)).toBe(true)
    const { key } = (await member.post("/auth/second-factor", {})).body
    await member.post("/auth/second-factor/confirm", { code: await authenticator(key).code() })
    expect(await isStaff(elsewhere)).toBe(false)
    expect(await isStaff(member)).toBe(true)
    const [{ email }] = await haat.sql(`select email from "user" where id = $1`, [member.id])
    await mailbox(haat).mail(email, "Two-step sign-in is on")
  })

  it("leaves neither the key nor a recovery code readable in the database", async () => {
    const { member, key, recovery } = await enrolled()
    const [row] = await haat.sql("select t::text as text from second_factor t where user_id = $1", [member.id])
    for (const secret of [key, ...recovery, ...recovery.map((code) => code.replaceAll("-", ""))])
      expect(row.text).not.toContain(secret)
  })

  it("is for staff alone", async () => {
    const shopper = await haat.shopper()
    expect((await shopper.get("/auth/second-factor")).status).toBe(403)
    expect((await shopper.post("/auth/second-factor", {})).status).toBe(403)
    expect((await haat.guest().post("/auth/second-factor", {})).status).toBe(401)
  })
})

describe("signing in with a second factor", () => {
  it("asks for a code after the password, and nobody is staff before it", async () => {
    const { member, app } = await enrolled()
    const { status, body, client } = await password(member)
    expect([status, body]).toEqual([200, { second_factor: true }])
    expect((await client.get("/auth/me")).body).toEqual({ person: null })
    for (const path of ["/back-office/me", "/auth/second-factor", "/admin/products"])
      expect((await client.get(path)).status, path).toBe(401)
    const entered = await client.post("/auth/sign-in/second-factor", { code: ` ${await app.code()} ` })
    expect([entered.status, entered.body.person.id]).toEqual([200, member.id])
    expect(await isStaff(client)).toBe(true)
  })

  it("takes no code without the password before it, nor with a password that was changed since", async () => {
    const { member, app } = await enrolled()
    const code = await app.code()
    const stranger = await haat.guest().post("/auth/sign-in/second-factor", { code })
    expect([stranger.status, stranger.body.message]).toEqual([401, "This took too long. Please log in again"])
    const { client } = await password(member)
    await haat.sql(
      `update provider_identity set provider_metadata = jsonb_set(provider_metadata, '{password}', '"AAAA"')
       where entity_id = $1`,
      [member.username],
    )
    await expect
      .poll(async () => (await client.post("/auth/sign-in/second-factor", { code: "000000" })).body.message)
      .toBe("This took too long. Please log in again")
    expect((await client.post("/auth/sign-in/second-factor", { code })).status).toBe(401)
  })

  it("lets a code in once, also of ten who send it at once", async () => {
    const { member, app } = await enrolled()
    const browsers = await Promise.all(Array.from({ length: 10 }, () => password(member)))
    const code = await app.code()
    const responses = await Promise.all(
      browsers.map(({ client }) => client.post("/auth/sign-in/second-factor", { code })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.message === WRONG)).toHaveLength(9)
  })

  it("lets each recovery code in once, however it is typed", async () => {
    const { member, recovery } = await enrolled()
    const enter = async (code: string) =>
      (await (await password(member)).client.post("/auth/sign-in/second-factor", { code })).status
    expect(await enter(recovery[3].toLowerCase().replaceAll("-", " "))).toBe(200)
    expect(await enter(recovery[3])).toBe(401)
    expect(await enter(recovery[4])).toBe(200)
    expect((await member.get("/auth/second-factor")).body.recovery_codes).toBe(8)
  })

  it("limits wrong codes, and says in Retry-After how long to wait", async () => {
    const { member, app } = await enrolled()
    const { client } = await password(member)
    const guess = (code: string) => client.post("/auth/sign-in/second-factor", { code })
    for (let nth = 0; nth < 10; nth++) expect((await guess(app.wrong())).status).toBe(401)
    const { status, headers } = await guess(await app.code())
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(60)
    // the person's own browser is not kept out by it
    const own = await password(member, member)
    expect((await own.client.post("/auth/sign-in/second-factor", { code: await app.code() })).status).toBe(200)
  })

  it("is not possible by the old call, which says where it is", async () => {
    const { member } = await enrolled()
    const { username, password } = member
    const client = haat.guest()
    const { status, body } = await client.post("/api/user/login", { username, password })
    expect([status, body.message]).toEqual([403, "This account asks for a code as well. Please sign in at /login"])
    expect(await isStaff(client)).toBe(false)
  })
})

describe("switching the second factor off", () => {
  it("takes the password and a code; then the password alone signs in", async () => {
    const { member, app } = await enrolled()
    const off = (body: object) => member.post("/auth/second-factor/off", body)
    const code = await app.code()
    const rejections = [
      await off({ password: "Wrong@123", code }),
      await off({ password: member.password, code: app.wrong() }),
    ]
    for (const { status, body } of rejections) {
      expect(status).toBe(400)
      expect(body.message).toBe("The password or the code is wrong")
    }
    expect((await off({ password: member.password, code })).body).toEqual({ enabled: false, recovery_codes: 0 })
    expect(await isStaff(member)).toBe(true)
    expect((await password(member)).body.person.id).toBe(member.id)
  })
})
