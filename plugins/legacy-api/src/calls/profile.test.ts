import { type Shopper, shop } from "@haat/testing"
import { describe, expect, it } from "vitest"
import { HOME } from "../testing/people"

const haat = shop()
/** Shopper whose changes are all rejected. */
let visitor: Shopper | undefined

let count = 0
const fresh = () => `q${(Date.now() % 1e8).toString(36)}${count++}`

describe("PUT /api/user/profileupdate", () => {
  it("changes names, username, e-mail and addresses with the right current password", async () => {
    const asha = await haat.shopper()
    const username = fresh()
    const change = {
      username,
      email: `${username}@example.com`,
      firstname: "Usha",
      lastname: "Sen",
      phone: "1234567890",
    }
    const { status, body } = await asha.put("/api/user/profileupdate", {
      id: asha.person.id,
      ...change,
      addresses: [HOME],
      currentPassword: "Secret@123",
    })
    expect([status, typeof body.message]).toEqual([200, "string"])
    expect(body.user).toMatchObject({ _id: asha.person.id, ...change, addresses: [HOME] })
    expect((await haat.guest().post("/api/user/login", { username, password: "Secret@123" })).status).toBe(200)
  })

  it("changes nothing with a wrong or missing current password, or a name that is taken", async () => {
    const [asha, ravi] = await Promise.all([haat.shopper(), haat.shopper()])
    const change = (body: object) =>
      asha.put("/api/user/profileupdate", { id: asha.person.id, firstname: "Usha", ...body })
    expect((await change({ currentPassword: "Wrong@123" })).status).toBe(400)
    expect((await change({})).status).toBe(400)
    const taken = await change({ currentPassword: "Secret@123", username: ravi.person.username.toUpperCase() })
    expect([taken.status, taken.body]).toEqual([409, { message: "This username is already taken" }])
    expect((await asha.post("/api/user/getUser", { id: asha.person.id })).body.data.firstname).toBe("Esha")
  })

  it("keeps what others change at the same moment", async () => {
    const asha = await haat.shopper()
    const changes = [{ firstname: "Usha" }, { lastname: "Sen" }, { phone: "1234567890" }]
    const responses = await Promise.all(
      changes.map((change) => asha.put("/api/user/profileupdate", { ...change, currentPassword: "Secret@123" })),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    const { username, email } = asha.person
    const { data } = (await asha.post("/api/user/getUser", { id: asha.person.id })).body
    expect(data).toMatchObject({ username, email, firstname: "Usha", lastname: "Sen", phone: "1234567890" })
  })

  it.each([
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{ email: "asha@" }, "Invalid email address"],
    [{ firstname: "" }, "First name is required"],
    [{ firstname: "x".repeat(51) }, "First name should be at most 50 characters long"],
    [{ lastname: "Rao bit.ly/x" }, "Last name cannot hold a web address"],
    [{ lastname: " " }, "Last name is required"],
    [{ phone: "12345" }, "Phone must be 10 digits"],
  ])("rejects %j with '%s'", async (change, message) => {
    visitor ??= await haat.shopper()
    const response = await visitor.put("/api/user/profileupdate", { ...change, currentPassword: "Secret@123" })
    expect([response.status, response.body]).toEqual([400, { message }])
  })
})

describe("PUT /api/user/updateUserAddress", () => {
  it("replaces the list, with isDefault and type as they were sent", async () => {
    const asha = await haat.shopper()
    const save = (addresses: unknown) => asha.put("/api/user/updateUserAddress", { id: asha.person.id, addresses })
    const office = { ...HOME, addressLine1: "2 College Road", city: "Nashik", isDefault: false, type: "billing" }
    expect((await save([HOME, office])).body.addresses).toEqual([HOME, office])
    const moved = [
      { ...HOME, isDefault: false },
      { ...office, isDefault: true },
    ]
    expect((await save(moved)).body.user.addresses).toEqual(moved)
    expect((await save([office])).body.addresses).toMatchObject([{ city: "Nashik", type: "billing" }])
  })

  it("has exactly one default: of several the first marked, the first of all when none is, as documented", async () => {
    const asha = await haat.shopper()
    const save = async (...marks: boolean[]) => {
      const addresses = marks.map((isDefault, index) => ({ ...HOME, addressLine1: `${index} College Road`, isDefault }))
      const { body } = await asha.put("/api/user/updateUserAddress", { id: asha.person.id, addresses })
      return body.addresses.map(({ isDefault }: { isDefault: boolean }) => isDefault)
    }
    expect(await save(false, true, false)).toEqual([false, true, false])
    expect(await save(false, true, true)).toEqual([false, true, false])
    expect(await save(false, false, false)).toEqual([true, false, false])
    expect(await save(false)).toEqual([true])
    const { paths } = (await haat.guest().get("/api/openapi.json")).body
    const { description } = paths["/api/user/updateUserAddress"].put
    expect(description).toContain("exactly one default address: the first with `isDefault`, else the first of the list")
  })

  it("never passes four, also when 20 come at once", async () => {
    const asha = await haat.shopper()
    const save = (addresses: unknown) => asha.put("/api/user/updateUserAddress", { id: asha.person.id, addresses })
    const five = await save(Array(5).fill(HOME))
    expect([five.status, five.body.message]).toEqual([400, "You can save at most 4 addresses"])
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(Array(1 + (index % 4)).fill(HOME))),
    )
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    const { addresses } = (await asha.post("/api/user/getUser", { id: asha.person.id })).body.data
    expect(addresses.length).toBeLessThanOrEqual(4)
    expect(addresses.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
  })
})
