import { shop } from "@haat/testing"
import { openMedusa } from "@haat/testing/run-in-medusa"
import { afterAll, beforeAll, expect, it } from "vitest"

const BY_MEDUSA = "plugins/accounts/src/testing/open-accounts-in-medusa.mjs"

const haat = shop()
let medusa: Awaited<ReturnType<typeof openMedusa>>
beforeAll(async () => {
  medusa = await openMedusa()
}, 120_000)
afterAll(() => medusa?.close())

const ACCOUNT = `
  select to_jsonb(c) as customer, to_jsonb(a) as identity, to_jsonb(p) as provider
  from customer c
  join auth_identity a on a.app_metadata ->> 'customer_id' = c.id
  join provider_identity p on p.auth_identity_id = a.id
  where c.email = $1`

type Rows = Record<string, Record<string, unknown>>

/** Rows without what belongs to one person: ids, times, names to sign in with, and the password's hash. */
function withoutOwn(rows: Rows, ...own: string[]): Rows {
  const strip = (value: unknown): unknown => {
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strip(one)]))
    if (typeof value !== "string") return value
    if (own.includes(value)) return "their own"
    const [prefix] = /^[a-z]+_(?=[0-9A-Z]{26}$)/.exec(value) ?? []
    if (prefix || /^[0-9A-Z]{26}$/.test(value)) return `${prefix ?? ""}id`
    return /^\d{4}-\d\d-\d\dT|^c2NyeXB0/.test(value) ? "a time or a hash" : value
  }
  return strip(rows) as Rows
}

const person = { first_name: "Meera", last_name: "Nair" }
const named = () => `m${(Date.now() % 1e9).toString(36)}${Math.floor(Math.random() * 1e4).toString(36)}`

it("an account and a user leave in Medusa's tables what Medusa's own modules would have left there", async () => {
  const [ours, medusas] = [named(), named()]
  const mailOf = (name: string) => `${name}@shoppers.example`
  const phone = "9876543210"
  const credentials = { username: medusas, password: "Sundar@123" }
  const signedUp = await haat
    .guest()
    .post("/auth/sign-up", { ...person, phone, email: mailOf(ours), ...credentials, username: ours, terms: true })
  expect(signedUp.status).toBe(201)
  const customer = { ...person, phone, email: mailOf(medusas) }
  const user = { first_name: "Medusa", last_name: "Made", email: mailOf(`user${medusas}`) }
  await medusa.run(BY_MEDUSA, [JSON.stringify({ customer, credentials, user })])

  const [own] = await haat.sql(ACCOUNT, [mailOf(ours)])
  const [theirs] = await haat.sql(ACCOUNT, [mailOf(medusas)])
  expect(withoutOwn(own as Rows, ours, mailOf(ours))).toEqual(withoutOwn(theirs as Rows, medusas, mailOf(medusas)))

  const [{ administrator }] = await haat.sql(
    `select to_jsonb(u) as administrator from "user" u join staff s on s.id = u.id order by u.created_at limit 1`,
  )
  const [{ made }] = await haat.sql(`select to_jsonb(u) as made from "user" u where email = $1`, [user.email])
  const namesOf = ({ first_name, last_name, email }: Record<string, string>) => [first_name, last_name, email]
  expect(withoutOwn({ user: administrator }, ...namesOf(administrator))).toEqual(
    withoutOwn({ user: made }, ...namesOf(made)),
  )
})
