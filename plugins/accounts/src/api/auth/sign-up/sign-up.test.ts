import { shop } from "@haat/testing"
import { describe, expect, it } from "vitest"

const haat = shop()

let count = 0
/** Sign-up data of a new person. */
const stranger = () => {
  const name = `s${(Date.now() % 1e9).toString(36)}${count++}`
  return {
    username: name,
    email: `${name}@shoppers.example`,
    password: "Sundar@123",
    first_name: "Meera",
    last_name: "Nair",
    phone: "9876543210",
    terms: true,
  }
}
const signUp = (body: unknown) => haat.guest().post("/auth/sign-up", body)

describe("signing up", () => {
  it("opens an account and its session at once", async () => {
    const meera = stranger()
    const visitor = haat.guest()
    const { status, body } = await visitor.post("/auth/sign-up", meera)
    expect(status).toBe(201)
    const { password: _, terms: __, ...shown } = meera
    expect(body.person).toMatchObject({ ...shown, actor_type: "customer", addresses: [] })
    expect((await visitor.get("/auth/me")).body.person).toEqual(body.person)
  })

  it("keeps the password only as a hash", async () => {
    const meera = stranger()
    await signUp(meera)
    const kept = "select to_jsonb(p)::text as text from provider_identity p where entity_id = $1"
    const [row] = (await haat.sql(kept, [meera.username])) as unknown as { text: string }[]
    expect(row.text).not.toContain(meera.password)
    expect(row.text).toContain("c2NyeXB0")
  })

  it.each([
    ["username", "ab", "Username must be at least 3 characters"],
    ["username", "a".repeat(16), "Username must be at most 15 characters"],
    ["username", "  ab  ", "Username must be at least 3 characters"],
    ["username", "asha\u200b", "Username contains characters that cannot be used"],
    ["email", "not an address", "Please enter a valid email address"],
    ["email", `${"a".repeat(300)}@x.in`, "Please enter a valid email address"],
    ["password", "Aa@1", "Password must be at least 6 characters"],
    ["password", "Aa@1".repeat(6), "Password must be at most 20 characters"],
    [
      "password",
      "alllower1@",
      "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number",
    ],
    [
      "password",
      "Sundar@123?",
      "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number",
    ],
    ["first_name", "  ", "First name is required"],
    ["first_name", "Mee\u0000ra", "First name contains characters that cannot be used"],
    ["first_name", "x".repeat(51), "First name should be at most 50 characters long"],
    ["first_name", "Win at prizes.example.com", "First name cannot hold a web address"],
    ["last_name", "https://prizes.example", "Last name cannot hold a web address"],
    ["last_name", undefined, "Last name is required"],
    ["phone", "5876543210", "Phone number must be 10 digits and start with 6-9"],
    ["phone", "98765432101", "Phone number must be 10 digits and start with 6-9"],
    ["phone", 9876543210, "Phone number must be 10 digits and start with 6-9"],
    ["terms", false, "You must agree to the terms and conditions"],
    ["terms", "true", "You must agree to the terms and conditions"],
  ])("rejects %s %j", async (field, value, message) => {
    const meera = stranger()
    const { status, body } = await signUp({ ...meera, [field]: value })
    expect(status).toBe(400)
    const { code, params, ...rest } = body
    expect(rest).toEqual({ type: "invalid_data", message, errors: { [field]: message } })
    expect([code, params]).toEqual([expect.stringMatching(/^[a-z]\w+$/), expect.any(Object)])
    expect(code).not.toBe("invalid_data")
    expect(await haat.sql("select 1 from customer where email = $1", [meera.email])).toEqual([])
  })

  it("names every field that is missing", async () => {
    const { status, body } = await signUp({})
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(Object.keys(stranger()))
    expect(body).toMatchObject({ code: "username_short", params: {} })
  })

  it("says by code and params what is wrong, for whoever reads another language", async () => {
    const { body } = await signUp({ ...stranger(), first_name: "" })
    expect(body).toMatchObject({ code: "required", params: { label: "first_name" }, message: "First name is required" })
  })

  it("gives nobody a role for asking", async () => {
    const { body } = await signUp({ ...stranger(), actor_type: "user", isAdmin: true, metadata: { role: "admin" } })
    expect(body.person.actor_type).toBe("customer")
  })

  it("keeps usernames and e-mail addresses unique, whatever the case", async () => {
    const meera = stranger()
    await signUp(meera)
    const sameName = await signUp({ ...stranger(), username: meera.username.toUpperCase() })
    expect(sameName.status).toBe(409)
    expect(sameName.body).toMatchObject({
      message: "This username is already taken",
      errors: { username: "This username is already taken" },
    })
    const sameEmail = await signUp({ ...stranger(), email: meera.email.toUpperCase() })
    expect(sameEmail.status).toBe(409)
    expect(sameEmail.body.errors).toEqual({ email: "An account with this email address already exists" })
  })

  it("gives one account to 20 who want the same username at once, and leaves nothing of the others", async () => {
    const { username } = stranger()
    const people = Array.from({ length: 20 }, (_, index) => ({
      ...stranger(),
      username: index % 2 ? username : username.toUpperCase(),
    }))
    const responses = await Promise.all(people.map(signUp))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
    const emails = people.map(({ email }) => email)
    expect(await haat.sql("select 1 from customer where email = any($1)", [emails])).toHaveLength(1)
    expect(await haat.sql("select 1 from provider_identity where entity_id = $1", [username])).toHaveLength(1)
  })

  it("gives one account to 20 who want the same e-mail address at once, and leaves their usernames free", async () => {
    const { email } = stranger()
    const people = Array.from({ length: 20 }, () => ({ ...stranger(), email }))
    const responses = await Promise.all(people.map(signUp))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
    const usernames = people.map(({ username }) => username)
    expect(await haat.sql("select 1 from provider_identity where entity_id = any($1)", [usernames])).toHaveLength(1)
  })
})
