import { type Shopper, shop } from "@haat/testing"
import { mailbox, until } from "@haat/testing/mailbox"
import { describe, expect, it } from "vitest"
import type { Address } from "../../../contract"

const haat = shop()

const OLD = "Secret@123"
const NEW = "Changed@456"
const PUNE = {
  address_1: "14 Prabhat Road",
  address_2: "Flat 3",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}

let count = 0
const freshName = () => `p${(Date.now() % 1e8).toString(36)}${count++}`
const newcomer = () => haat.shopper({ password: OLD })
const update = (shopper: Pick<Shopper, "post">, body: unknown) => shopper.post("/store/profile", body)
const whoIs = async (client: Pick<Shopper, "get">) => (await client.get("/auth/me")).body.person
const signIn = async (username: string, password: string) => {
  const browser = haat.guest()
  return { browser, ...(await browser.post("/auth/sign-in", { username, password })) }
}
/** Values of the form before any input. */
const formOf = ({ person: { username, email, first_name, last_name, phone } }: Shopper) => ({
  username,
  email,
  first_name,
  last_name,
  phone,
})
const defaults = (addresses: Address[]) => addresses.filter(({ is_default }) => is_default).map(({ id }) => id)

describe("a profile", () => {
  it("changes names and phone without the current password", async () => {
    const asha = await newcomer()
    const change = { ...formOf(asha), first_name: "आशा", last_name: "Rao", phone: "1234567890" }
    const { status, body } = await update(asha, change)
    expect(status).toBe(200)
    expect(body.person).toMatchObject({ ...change, id: asha.person.id })
    expect(await whoIs(asha)).toEqual(body.person)
  })

  it("changes username and e-mail with the current password, and the next sign-in is by the new name", async () => {
    const asha = await newcomer()
    const change = { ...formOf(asha), username: freshName(), email: `${freshName()}@shoppers.example` }
    const { status, body } = await update(asha, { ...change, current_password: OLD })
    expect([status, body.person?.username, body.person?.email]).toEqual([200, change.username, change.email])
    expect((await signIn(change.username.toUpperCase(), OLD)).status).toBe(200)
    expect((await signIn(asha.person.username, OLD)).status).toBe(401)
    expect((await whoIs(asha))?.username).toBe(change.username)
  })

  it.each([
    ["username", { username: "another" }],
    ["email", { email: "another@shoppers.example" }],
    ["password", { new_password: NEW }],
  ])("asks for the current password before another %s", async (_what, change) => {
    const asha = await newcomer()
    const missing = await update(asha, { ...formOf(asha), first_name: "Changed", ...change })
    const needed = "Enter your current password to change your username, email or password"
    expect([missing.status, missing.body.errors]).toEqual([400, { current_password: needed }])
    const wrong = await update(asha, {
      ...formOf(asha),
      first_name: "Changed",
      ...change,
      current_password: "Wrong@123",
    })
    expect([wrong.status, wrong.body.errors]).toEqual([400, { current_password: "Your current password is wrong" }])
    expect(await whoIs(asha)).toEqual(asha.person)
  })

  it("sets a new password: other sessions end, this one stays, and the new one opens the door", async () => {
    const asha = await newcomer()
    const elsewhere = (await signIn(asha.person.username, OLD)).browser
    const { status } = await update(asha, { ...formOf(asha), new_password: NEW, current_password: OLD })
    expect(status).toBe(200)
    expect((await whoIs(asha))?.id).toBe(asha.person.id)
    expect(await whoIs(elsewhere)).toBeNull()
    expect((await signIn(asha.person.username, OLD)).status).toBe(401)
    expect((await signIn(asha.person.username, NEW)).status).toBe(200)
  })

  it("rejects a wrong current password also where none is needed", async () => {
    const asha = await newcomer()
    expect((await update(asha, { ...formOf(asha), current_password: "Wrong@123" })).status).toBe(400)
    expect((await update(asha, { ...formOf(asha), current_password: OLD })).status).toBe(200)
  })

  it("lets the current password be tried ten times, and says how long to wait", async () => {
    const asha = await newcomer()
    const wrong = { ...formOf(asha), current_password: "Wrong@123" }
    for (let attempt = 0; attempt < 10; attempt++) expect((await update(asha, wrong)).status).toBe(400)
    const { status, body } = await update(asha, { ...wrong, current_password: OLD })
    expect([status, body.message]).toEqual([429, "Too many attempts. Please try again in 15 minutes."])
    expect((await update(asha, formOf(asha))).status).toBe(200)
  })

  it("rejects a username or an e-mail address that is taken, whatever the case, and changes nothing", async () => {
    const [asha, ravi] = await Promise.all([newcomer(), newcomer()])
    const mine = { ...formOf(asha), first_name: "Changed", current_password: OLD, addresses: [PUNE] }
    const name = await update(asha, { ...mine, username: ravi.person.username.toUpperCase() })
    expect([name.status, name.body.errors]).toEqual([409, { username: "This username is already taken" }])
    const mail = await update(asha, { ...mine, username: freshName(), email: ravi.person.email.toUpperCase() })
    const taken = "An account with this email address already exists"
    expect([mail.status, mail.body.errors]).toEqual([409, { email: taken }])
    expect(await whoIs(asha)).toEqual(asha.person)
  })

  it("lets a shopper write their own username in other letters", async () => {
    const asha = await newcomer()
    const username = asha.person.username.toUpperCase()
    expect((await update(asha, { ...formOf(asha), username, current_password: OLD })).body.person?.username).toBe(
      username,
    )
  })

  it("gives a username to one of many who want it at once", async () => {
    const all = await Promise.all(Array.from({ length: 6 }, newcomer))
    const username = freshName()
    const responses = await Promise.all(
      all.map((shopper) => update(shopper, { ...formOf(shopper), username, current_password: OLD })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const names = await Promise.all(all.map(async (shopper) => (await whoIs(shopper))?.username))
    expect(names.filter((name) => name === username)).toHaveLength(1)
  })

  it("lets one of two new passwords win that are sent at once", async () => {
    const asha = await newcomer()
    const elsewhere = (await signIn(asha.person.username, OLD)).browser
    const passwords = [NEW, "Third@789"]
    const responses = await Promise.all(
      [asha, elsewhere].map((browser, index) =>
        update(browser, { ...formOf(asha), new_password: passwords[index], current_password: OLD }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = responses.findIndex(({ status }) => status === 200)
    expect((await signIn(asha.person.username, passwords[winner])).status).toBe(200)
    expect((await signIn(asha.person.username, passwords[1 - winner])).status).toBe(401)
  })

  it("ends a link to reset the password that was mailed to the old address", async () => {
    const asha = await newcomer()
    await haat.guest().post("/auth/forgot-password", { email: asha.person.email })
    const [link] = await until(async () => {
      const mails = await mailbox(haat).to(asha.person.email)
      const found = mails.flatMap(({ text }) => /\/reset-password\/(\S+)/.exec(text)?.[1] ?? [])
      return found.length > 0 && found
    }, "a link in the mail")
    const email = `${freshName()}@shoppers.example`
    expect((await update(asha, { ...formOf(asha), email, current_password: OLD })).status).toBe(200)
    const reset = await haat.guest().post(`/auth/reset-password/${link}`, { new_password: NEW })
    expect([reset.status, reset.body.message]).toEqual([400, "Link expired or invalid."])
  })

  it("stays whole when one part of it cannot be written", async () => {
    const asha = await newcomer()
    const reject = `constraint reject_asha check (customer_id <> '${asha.person.id}')`
    await haat.sql(`alter table customer_address add ${reject}`)
    try {
      const change = { ...formOf(asha), username: freshName(), first_name: "Usha", addresses: [PUNE] }
      expect((await update(asha, { ...change, current_password: OLD })).status).toBe(500)
    } finally {
      await haat.sql("alter table customer_address drop constraint reject_asha")
    }
    expect(await whoIs(asha)).toEqual(asha.person)
    expect((await signIn(asha.person.username, OLD)).status).toBe(200)
  })

  it("saves names and addresses together", async () => {
    const asha = await newcomer()
    const { status, body } = await update(asha, {
      ...formOf(asha),
      first_name: "Usha",
      addresses: [PUNE, { ...PUNE, city: "Nashik", type: "billing", is_default: true }],
    })
    expect(status).toBe(200)
    expect(body.person.first_name).toBe("Usha")
    expect(body.person.addresses).toMatchObject([
      { ...PUNE, type: "shipping", is_default: false },
      { city: "Nashik", type: "billing", is_default: true },
    ])
    expect((await update(asha, formOf(asha))).body.person.addresses).toHaveLength(2)
  })

  it.each([
    ["username", "ab", "Username must be at least 3 characters"],
    ["username", "a".repeat(16), "Username must be at most 15 characters"],
    ["email", "asha@", "Invalid email address"],
    ["first_name", " ", "First name is required"],
    ["first_name", "x".repeat(51), "First name should be at most 50 characters long"],
    ["last_name", "www.prizes", "Last name cannot hold a web address"],
    ["last_name", undefined, "Last name is required"],
    ["phone", "12345", "Phone must be 10 digits"],
    ["phone", 9876543210, "Phone must be 10 digits"],
    ["new_password", "Aa@1", "Password must be at least 6 characters"],
    [
      "new_password",
      "alllower1@",
      "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number",
    ],
    ["current_password", 7, "Current password must be text"],
    ["addresses", Array(5).fill(PUNE), "You can save at most 4 addresses"],
    ["addresses", "Pune", "Addresses must be a list"],
    ["addresses", [{ ...PUNE, city: " " }], "City is required"],
  ])("rejects %s %j", async (field, value, message) => {
    const asha = await newcomer()
    const { status, body } = await update(asha, { ...formOf(asha), current_password: OLD, [field]: value })
    expect([status, body.message]).toEqual([400, message])
    expect(await whoIs(asha)).toEqual(asha.person)
  })

  it("is the session's own: an id in the body changes nobody else, a guest gets 401, an administrator 403", async () => {
    const [asha, ravi] = await Promise.all([newcomer(), newcomer()])
    const ids = { id: ravi.person.id, customer_id: ravi.person.id }
    expect((await update(asha, { ...formOf(asha), ...ids, first_name: "Usha" })).body.person.id).toBe(asha.person.id)
    expect(await whoIs(ravi)).toEqual(ravi.person)
    expect((await update(haat.guest(), formOf(ravi))).status).toBe(401)
    expect((await update(await haat.admin(), formOf(ravi))).status).toBe(403)
  })
})

describe("the list of addresses", () => {
  const replace = (shopper: Pick<Shopper, "put">, addresses: unknown) => shopper.put("/store/addresses", { addresses })

  it("is replaced as a whole: known ones keep their id, new ones come, the rest goes", async () => {
    const asha = await newcomer()
    const first = (await replace(asha, [PUNE, { ...PUNE, city: "Nashik" }])).body.addresses
    expect(first.map(({ city }: Address) => city)).toEqual(["Pune", "Nashik"])
    expect(defaults(first)).toEqual([first[0].id])
    const { status, body } = await replace(asha, [
      { ...first[1], address_1: "2 College Road", type: "billing" },
      { ...PUNE, city: "Nagpur" },
    ])
    expect(status).toBe(200)
    expect(body.addresses).toMatchObject([
      { id: first[1].id, address_1: "2 College Road", city: "Nashik", type: "billing", is_default: true },
      { city: "Nagpur", type: "shipping", is_default: false },
    ])
    expect((await replace(asha, [])).body).toEqual({ addresses: [] })
  })

  it("moves the default to the first that is marked, and keeps it where it is when none is", async () => {
    const asha = await newcomer()
    const [one, two, three] = (await replace(asha, [PUNE, PUNE, { ...PUNE, is_default: true }])).body.addresses
    expect(three.is_default).toBe(true)
    const unmarked = [one, two, three].map((address: Address) => ({ ...address, is_default: false }))
    expect(defaults((await replace(asha, unmarked)).body.addresses)).toEqual([three.id])
    const both = [one, { ...two, is_default: true }, three]
    expect(defaults((await replace(asha, both)).body.addresses)).toEqual([two.id])
  })

  it("never passes four, and keeps one default, when 20 come at once", async () => {
    const asha = await newcomer()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? replace(asha, [PUNE, PUNE, { ...PUNE, is_default: true }]) : asha.post("/store/addresses", PUNE),
      ),
    )
    expect(responses.every(({ status }) => [200, 201, 409].includes(status))).toBe(true)
    const { addresses } = (await asha.get("/store/addresses")).body
    expect(addresses.length).toBeLessThanOrEqual(4)
    expect(defaults(addresses)).toHaveLength(1)
  })

  it("takes the id of another shopper's address for a new one", async () => {
    const [asha, ravi] = await Promise.all([newcomer(), newcomer()])
    const [theirs] = (await replace(asha, [PUNE])).body.addresses
    const [mine] = (await replace(ravi, [{ ...theirs, city: "Nashik" }])).body.addresses
    expect(mine.id).not.toBe(theirs.id)
    expect((await asha.get("/store/addresses")).body.addresses).toEqual([theirs])
  })

  it("rejects a fifth address and bad ones, and stays as it was; strangers and administrators stay outside", async () => {
    const asha = await newcomer()
    const { addresses } = (await replace(asha, [PUNE])).body
    for (const bad of [Array(5).fill(PUNE), [{ ...PUNE, city: "" }], "all", undefined, [7]])
      expect((await replace(asha, bad)).status).toBe(400)
    expect((await asha.get("/store/addresses")).body.addresses).toEqual(addresses)
    expect((await replace(haat.guest(), [])).status).toBe(401)
    expect((await replace(await haat.admin(), [])).status).toBe(403)
  })
})
