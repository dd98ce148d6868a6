import { shop } from "@haat/testing"
import { describe, expect, it } from "vitest"

const haat = shop()

let count = 0
const fresh = () => `o${(Date.now() % 1e8).toString(36)}${count++}`
const newcomer = (overrides = {}) => {
  const username = fresh()
  return {
    username,
    email: `${username}@example.com`,
    password: "Secret@123",
    firstname: "Asha",
    lastname: "Rao",
    phone: "9876543210",
    terms: true,
    ...overrides,
  }
}

describe("POST /api/user/login", () => {
  it("opens a session and replies the whole user, without a password", async () => {
    const asha = await haat.shopper({ username: fresh() })
    const client = haat.guest()
    const { username } = asha.person
    const { status, body } = await client.post("/api/user/login", { username, password: "Secret@123" })
    expect(status).toBe(200)
    expect(body.user).toEqual({
      _id: asha.person.id,
      username,
      email: asha.person.email,
      firstname: "Esha",
      lastname: "Rao",
      phone: "9876543210",
      isAdmin: false,
      addresses: [],
      cart: [],
    })
    expect((await client.post("/api/user/getUser", { id: asha.person.id })).status).toBe(200)
  })

  it("says of an administrator that isAdmin is true", async () => {
    const { username, password } = haat.administrator
    const { body } = await haat.guest().post("/api/user/login", { username, password })
    expect(body.user).toMatchObject({ username, isAdmin: true, cart: [], addresses: [] })
    expect(JSON.stringify(body)).not.toMatch(/password/i)
  })

  it.each([
    [{ username: "ab", password: "Secret@123" }, "Username must be at least 3 characters long"],
    [{ username: "a".repeat(16), password: "Secret@123" }, "Username can't exceed more than 15 characters long"],
    [{ username: "asha", password: "ab" }, "Password should be 3 character long"],
  ])("rejects %j with '%s'", async (body, message) => {
    const response = await haat.guest().post("/api/user/login", body)
    expect([response.status, response.body]).toEqual([400, { message }])
  })

  it("answers a wrong password and an unknown username alike", async () => {
    const asha = await haat.shopper()
    for (const username of [asha.person.username, fresh()]) {
      const response = await haat.guest().post("/api/user/login", { username, password: "Wrong@123" })
      expect([response.status, response.body]).toEqual([401, { message: "Invalid username or password" }])
    }
  })

  it("lets ten wrong passwords of one account pass, and then says in Retry-After how long to wait", async () => {
    const { username } = (await haat.shopper()).person
    const guess = () => haat.guest().post("/api/user/login", { username, password: "Wrong@123" })
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess()).status).toBe(401)
    const { status, body, headers } = await guess()
    expect([status, Object.keys(body)]).toEqual([429, ["message"]])
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
  })
})

describe("POST /api/user/register", () => {
  it("opens an account and a session, and replies the user", async () => {
    const form = newcomer()
    const client = haat.guest()
    const { status, body } = await client.post("/api/user/register", form)
    const { password: _, terms: __, ...sent } = form
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ ...sent, isAdmin: false, addresses: [], cart: [] })
    expect(body.user).not.toHaveProperty("password")
    expect((await client.post("/api/user/getUser", { id: body.user._id })).body.data.username).toBe(form.username)
  })

  it.each([
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{ username: "a".repeat(16) }, "Username must be at most 15 characters"],
    [{ email: "asha@" }, "Please enter a valid email address"],
    [{ password: "Aa@1" }, "Password must be at least 6 characters"],
    [{ password: `Aa@1${"a".repeat(20)}` }, "Password must be at most 20 characters"],
    [
      { password: "alllower1@" },
      "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number",
    ],
    [{ firstname: " " }, "First name is required"],
    [{ firstname: "x".repeat(51) }, "First name should be at most 50 characters long"],
    [{ lastname: "Rao bit.ly/x" }, "Last name cannot hold a web address"],
    [{ lastname: "" }, "Last name is required"],
    [{ phone: "1234567890" }, "Phone number must be 10 digits and start with 6-9"],
    [{ terms: false }, "You must agree to the terms and conditions"],
  ])("rejects %j with '%s'", async (change, message) => {
    const response = await haat.guest().post("/api/user/register", newcomer(change))
    expect([response.status, response.body]).toEqual([400, { message }])
  })

  it("creates one account for 20 concurrent sign-ups with one username", async () => {
    const username = fresh()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        haat.guest().post("/api/user/register", newcomer({ username, email: `${fresh()}@example.com` })),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
  })
})
