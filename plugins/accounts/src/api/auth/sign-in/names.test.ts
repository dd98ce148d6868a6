/** @module-tag accounts */
import { shop } from "@haat/testing"
import { describe, expect, it } from "vitest"

const haat = shop()
const PASSWORD = "Sundar@123"
const signIn = (username: unknown, password = PASSWORD) => haat.guest().post("/auth/sign-in", { username, password })

let people = 0
/** A phone number that no other account of the shop has. */
const newPhone = () => `8${String(Date.now() * 100 + (process.pid % 10) * 10 + people++).slice(-9)}`

describe("signing in without the username", () => {
  it("takes the e-mail address, in any case", async () => {
    const { person } = await haat.shopper({ password: PASSWORD })
    const { status, body } = await signIn(` ${person.email.toUpperCase()} `)
    expect([status, body.person]).toEqual([200, person])
    expect((await signIn(person.email, "Wrong@123")).body.code).toBe("wrong_sign_in")
  })

  it("takes a phone number that one account has, however it is written", async () => {
    const phone = newPhone()
    const { person } = await haat.shopper({ password: PASSWORD, phone })
    const devanagari = phone.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)])
    for (const typed of [phone, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`, `0${phone}`, devanagari])
      expect((await signIn(typed)).body.person, typed).toEqual(person)
  })

  it("takes no phone number that two accounts have, and answers as to an unknown name", async () => {
    const phone = newPhone()
    const both = await Promise.all([0, 1].map(() => haat.shopper({ password: PASSWORD, phone })))
    const unknown = await signIn(newPhone())
    const shared = await signIn(phone)
    expect([shared.status, shared.body]).toEqual([unknown.status, unknown.body])
    expect(shared.body.code).toBe("wrong_sign_in")
    expect((await signIn(both[1].person.email)).status).toBe(200)
  })

  it("looks for a username first", async () => {
    const phone = newPhone()
    await haat.shopper({ password: PASSWORD, phone })
    const { person } = await haat.shopper({ username: phone, password: "Other@1234" })
    expect((await signIn(phone, "Other@1234")).body.person.id).toBe(person.id)
    expect((await signIn(phone)).status).toBe(401)
  })

  it("counts wrong passwords of one account, whichever name was typed", async () => {
    const { person } = await haat.shopper({ password: PASSWORD })
    const names = [person.username, person.email]
    for (let wrong = 0; wrong < 10; wrong++) expect((await signIn(names[wrong % 2], `Wrong@${wrong}`)).status).toBe(401)
    expect((await signIn(person.email, "Wrong@10")).status).toBe(429)
    expect((await signIn(person.username)).status).toBe(429)
  })

  it("takes as long for an unknown e-mail address as for a wrong password", async () => {
    const { person } = await haat.shopper()
    const took = async (name: string) => {
      const start = performance.now()
      await signIn(name, "Wrong@123")
      return performance.now() - start
    }
    const [known, unknown]: number[][] = [[], []]
    for (let round = 0; round < 5; round++) {
      known.push(await took(person.email))
      unknown.push(await took(`no${person.email}`))
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5)
    expect(median(unknown)).toBeLessThan(median(known) * 2)
  })

  it("takes staff by their e-mail address, and the old call takes what the new one does", async () => {
    const support = await haat.staff("support")
    const [{ email }] = await haat.sql('select email from "user" where id = $1', [support.id])
    expect((await signIn(email, support.password)).body.person.actor_type).toBe("user")
    const { person } = await haat.shopper({ password: PASSWORD })
    const old = await haat.guest().post("/api/user/login", { username: person.email, password: PASSWORD })
    expect([old.status, old.body.user.username]).toEqual([200, person.username])
  })

  it.each([
    ["ab", "Username must be at least 3 characters long"],
    ["a".repeat(16), "Username can't exceed more than 15 characters long"],
    ["98765432101234567890123456", "Username can't exceed more than 15 characters long"],
    [`${"a".repeat(250)}@example.com`, "Username can't exceed more than 15 characters long"],
  ])("keeps the length messages for a username: %s", async (name, message) => {
    const { status, body } = await signIn(name)
    expect([status, body.errors.username]).toEqual([400, message])
  })
})
