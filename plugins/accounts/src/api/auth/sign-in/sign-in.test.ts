/** @module-tag accounts */
import { shop } from "@haat/testing"
import { describe, expect, it } from "vitest"

const haat = shop()

const PASSWORD = "Sundar@123"
const json = async <T>(response: Response) => (await response.json()) as T
const sessionCookie = (headers: Headers) => headers.getSetCookie().find((line) => line.startsWith("connect.sid="))
/** The person that the backend finds by this cookie. */
const personOf = async (cookie: string) =>
  (await json<{ person: unknown }>(await fetch(`${haat.backendUrl}/auth/me`, { headers: { cookie } }))).person
const signIn = (username: unknown, password: unknown) => haat.guest().post("/auth/sign-in", { username, password })
/** Signs in from a network address, with the cookies of a browser. */
const from = (address: string, path: string, username: string, password: string, cookie = "") =>
  fetch(new URL(path, haat.backendUrl), {
    method: "POST",
    headers: { "content-type": "application/json", ...haat.from(address), cookie },
    body: JSON.stringify({ username, password }),
  })
/** Wrong passwords one after another. @returns the statuses */
async function fail(username: string, times: number, address: string, cookie = "") {
  const statuses: number[] = []
  for (let nth = 0; nth < times; nth++)
    statuses.push((await from(address, "/auth/sign-in", username, `Wrong@${nth}`, cookie)).status)
  return statuses
}

describe("signing in", () => {
  it("opens a shopper's session, whatever the case of the username", async () => {
    const { person } = await haat.shopper({ password: PASSWORD })
    const visitor = haat.guest()
    const { status, body, headers } = await visitor.post("/auth/sign-in", {
      username: ` ${person.username.toUpperCase()} `,
      password: PASSWORD,
    })
    expect(status).toBe(200)
    expect(body.person).toEqual(person)
    expect(sessionCookie(headers)).toMatch(/^connect\.sid=.*HttpOnly.*SameSite=Lax/)
    expect((await visitor.get("/auth/me")).body.person).toEqual(person)
  })

  it("opens an administrator's session through the same form", async () => {
    const admin = await haat.admin()
    const { body } = await admin.get("/auth/me")
    expect(body.person).toMatchObject({ actor_type: "user", phone: null, addresses: [] })
    expect((await admin.get("/store/addresses")).status).toBe(403)
  })

  it("cannot be told a known username from an unknown one", async () => {
    const { person } = await haat.shopper({ password: PASSWORD })
    const known = await signIn(person.username, "Wrong@123")
    const unknown = await signIn("nobodyatall", "Wrong@123")
    expect(known.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(unknown.body).toEqual(known.body)
    expect(known.body.message).toBe("Invalid username or password")
  })

  it("takes as long for an unknown username as for a wrong password", async () => {
    const { person } = await haat.shopper()
    const took = async (username: string) => {
      const start = performance.now()
      await signIn(username, "Wrong@123")
      return performance.now() - start
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 5; round++) {
      known.push(await took(person.username))
      unknown.push(await took(`no${person.username.slice(2)}`))
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5)
    expect(median(unknown)).toBeLessThan(median(known) * 2)
  })

  it("says what is wrong with each field, in the specification's words", async () => {
    const { status, body } = await signIn("ab", "12")
    expect(status).toBe(400)
    expect(body).toEqual({
      type: "invalid_data",
      code: "sign_in_username_short",
      params: {},
      message: "Username must be at least 3 characters long",
      errors: {
        username: "Username must be at least 3 characters long",
        password: "Password should be 3 character long",
      },
    })
    const long = await signIn("a".repeat(16), PASSWORD)
    expect(long.body.message).toBe("Username can't exceed more than 15 characters long")
  })

  it.each([
    ["nothing", {}],
    ["a list", [1]],
    ["wrong types", { username: { $ne: null }, password: ["x"] }],
    ["null", { username: null, password: null }],
    ["a hidden character", { username: "asha\u0000", password: PASSWORD }],
    ["half a character", { username: "asha\ud800", password: PASSWORD }],
    ["a password without end", { username: "asha", password: "A".repeat(5_000) }],
  ])("rejects %s with a sentence", async (_, body) => {
    const response = await haat.guest().post("/auth/sign-in", body)
    expect(response.status).toBe(400)
    expect(response.body.message).toMatch(/^(Username|Password) /)
  })

  it.each([
    ["half a text", '{"username":', 400, "This is not valid JSON"],
    ["a bare text", '"asha"', 400, "This is not valid JSON"],
    ["a book", JSON.stringify({ username: "a".repeat(20_000) }), 413, "This is too much to send at once"],
  ])("rejects %s with a sentence", async (_, body, status, message) => {
    const headers = { "content-type": "application/json" }
    const response = await fetch(`${haat.backendUrl}/auth/sign-in`, { method: "POST", headers, body })
    expect(response.status).toBe(status)
    expect((await json<{ message: string }>(response)).message).toBe(message)
  })

  it("reads JSON only, so that a stranger's page cannot send its form here", async () => {
    const { status } = await fetch(`${haat.backendUrl}/auth/sign-in`, {
      method: "POST",
      body: new URLSearchParams({ username: "asha", password: PASSWORD }),
    })
    expect(status).toBe(415)
  })

  it("rejects a username after ten wrong passwords from one network, with the time to wait", async () => {
    const { person } = await haat.shopper({ password: PASSWORD })
    const responses = await Promise.all(Array.from({ length: 15 }, () => signIn(person.username, "Wrong@123")))
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5)
    const { status, body, headers } = await signIn(person.username.toUpperCase(), PASSWORD)
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(60)
    expect(body.message).toBe("Too many attempts. Please try again in 2 minutes.")
  })

  it("limits unknown usernames just the same", async () => {
    const username = `no${Date.now() % 1e9}`
    const responses = await Promise.all(Array.from({ length: 12 }, () => signIn(username, "Wrong@123")))
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  describe("at another network than a stranger who fails", () => {
    const LOGINS = ["/auth/sign-in", "/api/user/login"]

    it.each(LOGINS)("lets the owner of the username in at once, by %s", async (path) => {
      const { person } = await haat.shopper({ password: PASSWORD })
      const statuses = await fail(person.username, 20, "10.61.0.9")
      expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)])
      expect((await from("10.62.0.1", path, person.username, PASSWORD)).status).toBe(200)
      expect((await from("10.61.0.200", path, person.username, PASSWORD)).status).toBe(429)
    })

    it("lets a member of staff in", async () => {
      const person = await haat.staff("manager")
      await fail(person.username, 20, "10.63.0.9")
      expect((await from("10.64.0.1", "/auth/sign-in", person.username, person.password)).status).toBe(200)
    })

    it("bounds what can be guessed from many networks, and leaves a known browser alone", async () => {
      const asha = await haat.shopper({ password: PASSWORD })
      const { username } = asha.person
      const guess = (index: number) => from(`10.70.${index}.1`, "/auth/sign-in", username, "Wrong@1")
      const statuses: number[] = []
      // a hash takes 110 ms: all at once would wait longer than the shop lets a request wait
      for (let at = 0; at <= 100; at += 25) {
        const few = Array.from({ length: Math.min(25, 101 - at) }, (_, index) => guess(at + index))
        statuses.push(...(await Promise.all(few)).map(({ status }) => status))
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(100)
      const stranger = await from("10.71.0.1", "/auth/sign-in", username, PASSWORD)
      expect(stranger.status).toBe(429)
      expect(Number(stranger.headers.get("retry-after"))).toBeLessThanOrEqual(60)
      expect((await from("10.71.0.1", "/auth/sign-in", username, PASSWORD, asha.cookie)).status).toBe(200)
    })
  })

  describe("with a browser that has signed in as them before", () => {
    it("lets someone in whose own network was misused", async () => {
      const asha = await haat.shopper({ password: PASSWORD })
      const { username } = asha.person
      await fail(username, 11, "10.65.0.9")
      expect((await from("10.65.0.10", "/auth/sign-in", username, PASSWORD)).status).toBe(429)
      expect((await from("10.65.0.10", "/auth/sign-in", username, PASSWORD, asha.cookie)).status).toBe(200)
    })

    it("lets them mistype ten times, and is no allowance for another username", async () => {
      const [asha, ravi] = await Promise.all([haat.shopper({ password: PASSWORD }), haat.shopper()])
      const statuses = await fail(asha.person.username, 12, "10.66.0.9", asha.cookie)
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
      await fail(ravi.person.username, 11, "10.66.0.9")
      expect((await from("10.66.0.9", "/auth/sign-in", ravi.person.username, "Wrong@1", asha.cookie)).status).toBe(429)
    })

    it("is not known any more once the password is another one, nor by an invented cookie", async () => {
      const asha = await haat.shopper({ password: PASSWORD })
      const { username, first_name, last_name, phone, email } = asha.person
      const before = asha.cookie
      const profile = { username, email, first_name, last_name, phone }
      const change = { ...profile, current_password: PASSWORD, new_password: "Newer@123" }
      const elsewhere = haat.guest()
      await elsewhere.post("/auth/sign-in", { username, password: PASSWORD })
      expect((await asha.post("/store/profile", change)).status).toBe(200)
      await fail(username, 11, "10.67.0.9")
      const tries = { [elsewhere.cookie]: 429, "known_browser=x.y": 429, "known_browser=j:{}": 429, [asha.cookie]: 200 }
      for (const [cookie, status] of Object.entries(tries))
        expect((await from("10.67.0.9", "/auth/sign-in", username, "Newer@123", cookie)).status, cookie).toBe(status)
      const known = (cookie: string) => /known_browser=[^;]+/.exec(cookie)?.[0]
      expect(known(before)).toBe(known(asha.cookie))
    })

    it("keeps the cookie from scripts, and no token of it in the database", async () => {
      const { person } = await haat.shopper({ password: PASSWORD })
      const { headers } = await signIn(person.username, PASSWORD)
      const cookie = headers.getSetCookie().find((line) => line.startsWith("known_browser="))
      expect(cookie).toMatch(/Max-Age=34560000;.*HttpOnly; SameSite=Lax/)
      const [, token] = /^known_browser=([\w-]+)\./.exec(cookie ?? "") ?? []
      expect(token).toHaveLength(43)
      expect(await haat.sql("select 1 from known_browser t where t::text like '%' || $1 || '%'", [token])).toEqual([])
    })
  })

  it("forgets the wrong passwords once the right one came", async () => {
    const { person } = await haat.shopper({ password: PASSWORD })
    for (const round of [1, 2]) {
      for (let wrong = 0; wrong < 6; wrong++) await signIn(person.username, `Wrong@${round}${wrong}`)
      expect((await signIn(person.username, PASSWORD)).status).toBe(200)
    }
  })

  it("gives a new session id, and the one from before is worth nothing", async () => {
    const shopper = await haat.shopper({ password: PASSWORD })
    const cookieOf = async () => {
      const { headers } = await shopper.post("/auth/sign-in", { username: shopper.person.username, password: PASSWORD })
      return String(sessionCookie(headers)).split(";")[0]
    }
    const [before, after] = [await cookieOf(), await cookieOf()]
    expect(after).not.toBe(before)
    expect(await personOf(before)).toBeNull()
    expect(await personOf(after)).toEqual(shopper.person)
  })

  it("ends the session at sign-out, for every copy of the cookie", async () => {
    const shopper = await haat.shopper({ password: PASSWORD })
    const { headers } = await shopper.post("/auth/sign-in", { username: shopper.person.username, password: PASSWORD })
    const cookie = String(sessionCookie(headers)).split(";")[0]
    const lateReaders = Array.from({ length: 10 }, () => personOf(cookie))
    expect((await shopper.delete("/auth/session")).status).toBe(200)
    await Promise.all(lateReaders)
    expect(await personOf(cookie)).toBeNull()
    expect((await shopper.get("/store/addresses")).status).toBe(401)
  })

  it("knows nobody without a session, or with an invented one", async () => {
    expect((await haat.guest().get("/auth/me")).body).toEqual({ person: null })
    expect(await personOf("connect.sid=s%3Ainvented.mac")).toBeNull()
  })
})
