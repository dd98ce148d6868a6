import { shop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import type { Address } from "../../../contract"

const haat = shop()
let newcomer: Awaited<ReturnType<typeof haat.shopper>>
beforeAll(async () => {
  newcomer = await haat.shopper()
})

const PUNE = {
  address_1: "14 Prabhat Road",
  address_2: "Flat 3",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}
const defaults = (addresses: Address[]) => addresses.filter(({ is_default }) => is_default).map(({ id }) => id)

describe("saved addresses", () => {
  it("are kept as they were given; the first is the default", async () => {
    const asha = await haat.shopper()
    const { status, body } = await asha.post("/store/addresses", PUNE)
    expect(status).toBe(201)
    expect(body.address).toEqual({ ...PUNE, id: body.address.id, type: "shipping", is_default: true })
    expect(body.addresses).toEqual([body.address])
    expect((await asha.get("/store/addresses")).body).toEqual({ addresses: [body.address] })
    expect((await asha.get("/auth/me")).body.person.addresses).toEqual([body.address])
  })

  it("name who receives there, keep it where it is left out, and lose it where it is empty", async () => {
    const asha = await haat.shopper()
    const who = { recipient_name: "Meera  Bai Joshi", recipient_phone: "9822012345", company: "Joshi Clinic" }
    const shown = { ...who, recipient_name: "Meera Bai Joshi" }
    const { address } = (await asha.post("/store/addresses", { ...PUNE, ...who })).body
    expect(address).toMatchObject(shown)
    const [row] = await haat.sql("select first_name, last_name, phone, company from customer_address where id = $1", [
      address.id,
    ])
    expect(row).toEqual({ first_name: "Meera Bai", last_name: "Joshi", phone: "9822012345", company: "Joshi Clinic" })

    const list = async (changes: object) =>
      (await asha.put("/store/addresses", { addresses: [{ ...PUNE, id: address.id, ...changes }] })).body.addresses[0]
    expect(await list({ address_2: "Flat 4" })).toMatchObject({ ...shown, address_2: "Flat 4" })
    expect(await list({ recipient_name: "Meera", recipient_phone: "" })).toEqual({
      ...PUNE,
      ...{ id: address.id, type: "shipping", is_default: true, recipient_name: "Meera", company: "Joshi Clinic" },
    })
    const none = { recipient_name: "", company: "" }
    const bare = (await asha.post(`/store/addresses/${address.id}`, { ...PUNE, ...none })).body.address
    expect(bare).toEqual({ ...PUNE, id: address.id, type: "shipping", is_default: true })
    const { body: file } = await asha.get("/store/personal-data")
    expect(file.addresses[0]).toHaveProperty("company")
  })

  it("keep who receives there when an old call sends the same addresses once more", async () => {
    const asha = await haat.shopper()
    const gift = { ...PUNE, recipient_name: "Meera Joshi", company: "Joshi Clinic" }
    expect((await asha.post("/store/addresses", gift)).status).toBe(201)
    const old = {
      ...{ addressLine1: PUNE.address_1, addressLine2: "Flat 9", city: "Pune", state: "Maharashtra" },
      ...{ postalCode: PUNE.postal_code, country: "India" },
    }
    const other = { ...old, addressLine1: "15 Prabhat Road" }
    const change = { id: asha.person.id, addresses: [old, other] }
    const { status, body } = await asha.put("/api/user/updateUserAddress", change)
    expect([status, Object.keys(body.addresses[0]).includes("recipient_name")]).toEqual([200, false])
    const { addresses } = (await asha.get("/store/addresses")).body
    expect(addresses[0]).toMatchObject({ address_2: "Flat 9", recipient_name: "Meera Joshi", company: "Joshi Clinic" })
    expect(addresses[1]).not.toHaveProperty("recipient_name")
  })

  it.each([
    ["recipient_phone", "12345", "Phone number must be 10 digits and start with 6-9"],
    ["recipient_name", "Win at cheap.example.com", "Recipient's name cannot hold a web address"],
    ["company", "x".repeat(101), "Company should be at most 100 characters long"],
  ])("reject a %s like %j", async (field, value, message) => {
    const { status, body } = await newcomer.post("/store/addresses", { ...PUNE, [field]: value })
    expect([status, body.errors[field]]).toEqual([400, message])
  })

  it("have in India a postal code of exactly six digits, the first not 0, by whichever call they are saved", async () => {
    const asha = await haat.shopper()
    const rule = "A postal code has 6 digits and does not start with 0"
    const { address } = (await asha.post("/store/addresses", PUNE)).body
    const profile = { ...asha.person, addresses: [PUNE] }
    const old = { addressLine1: "14 Prabhat Road", city: "Pune", state: "Maharashtra", country: "India" }
    for (const [postal_code, sentence] of [
      ["791111A", rule],
      ["011004", rule],
      ["41100", rule],
      ["4110044", rule],
      ["411", "Postal Code is too short"],
    ]) {
      const given = { ...PUNE, postal_code }
      const oldList = { addresses: [{ ...old, postalCode: postal_code }] }
      for (const response of [
        await asha.post("/store/addresses", given),
        await asha.post(`/store/addresses/${address.id}`, given),
        await asha.put("/store/addresses", { addresses: [given] }),
        await asha.post("/store/profile", { ...profile, addresses: [given] }),
        await asha.put("/api/user/updateUserAddress", oldList),
        await asha.put("/api/user/profileupdate", oldList),
      ])
        expect([response.status, response.body.message], postal_code).toEqual([400, sentence])
    }
    expect((await asha.get("/store/addresses")).body.addresses).toEqual([address])
    expect((await asha.post("/store/addresses", { ...PUNE, country_code: "gb", postal_code: "SW1A 1AA" })).status).toBe(
      201,
    )
  })

  it("are stored with the six digits of their postal code, in whichever spelling and call they arrive", async () => {
    const asha = await haat.shopper()
    const old = { addressLine1: "14 Prabhat Road", city: "Pune", state: "Maharashtra", country: "India" }
    const { address } = (await asha.post("/store/addresses", PUNE)).body
    for (const postal_code of ["411 004", "४११००४", "411-004"]) {
      const changed = await asha.post(`/store/addresses/${address.id}`, { ...PUNE, postal_code })
      expect([changed.status, changed.body.address?.postal_code], postal_code).toEqual([200, "411004"])
    }
    const body = { addresses: [{ ...old, postalCode: "411 004" }] }
    const changed = await asha.put("/api/user/updateUserAddress", body)
    expect([changed.status, changed.body.addresses?.[0].postalCode]).toEqual([200, "411004"])
    expect((await haat.guest().get("/store/postal-codes/411%20004")).body.places?.postal_code).toBe("411004")
  })

  it("move the default to the one last marked, and keep it where it is otherwise", async () => {
    const asha = await haat.shopper()
    const first = (await asha.post("/store/addresses", PUNE)).body.address
    const second = (await asha.post("/store/addresses", { ...PUNE, city: "Nashik" })).body
    expect(defaults(second.addresses)).toEqual([first.id])
    const third = (await asha.post("/store/addresses", { ...PUNE, city: "Nagpur", is_default: true })).body
    expect(defaults(third.addresses)).toEqual([third.address.id])
    const moved = await asha.post(`/store/addresses/${second.address.id}`, { ...PUNE, is_default: true })
    expect(moved.status).toBe(200)
    expect(defaults(moved.body.addresses)).toEqual([second.address.id])
    const unmarked = await asha.post(`/store/addresses/${second.address.id}`, { ...PUNE, type: "billing" })
    expect(defaults(unmarked.body.addresses)).toEqual([second.address.id])
    expect(unmarked.body.address.type).toBe("billing")
  })

  it("hand the default on when it is deleted", async () => {
    const asha = await haat.shopper()
    const first = (await asha.post("/store/addresses", PUNE)).body.address
    const second = (await asha.post("/store/addresses", { ...PUNE, city: "Nashik" })).body.address
    const { status, body } = await asha.delete(`/store/addresses/${first.id}`)
    expect(status).toBe(200)
    expect(body.addresses).toEqual([{ ...second, is_default: true }])
    expect((await asha.delete(`/store/addresses/${second.id}`)).body).toEqual({ addresses: [] })
  })

  it("are four at most, also when 20 come at once", async () => {
    const asha = await haat.shopper()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => asha.post("/store/addresses", { ...PUNE, is_default: index % 2 === 0 })),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(4)
    const rejected = responses.filter(({ status }) => status === 409)
    expect(rejected).toHaveLength(16)
    expect(rejected[0].body.message).toBe("You can save at most 4 addresses")
    const { addresses } = (await asha.get("/store/addresses")).body
    expect(addresses).toHaveLength(4)
    expect(defaults(addresses)).toHaveLength(1)
  })

  it("keep exactly one default while all of them change at once", async () => {
    const asha = await haat.shopper()
    const ids: string[] = []
    for (let index = 0; index < 4; index++) ids.push((await asha.post("/store/addresses", PUNE)).body.address.id)
    await Promise.all([
      ...ids.map((id) => asha.post(`/store/addresses/${id}`, { ...PUNE, is_default: true })),
      asha.delete(`/store/addresses/${ids[0]}`),
      asha.delete(`/store/addresses/${ids[3]}`),
    ])
    const { addresses } = (await asha.get("/store/addresses")).body
    expect(addresses).toHaveLength(2)
    expect(defaults(addresses)).toHaveLength(1)
  })

  it.each([
    ["address_1", " ", "Address Line 1 is required"],
    ["address_1", "x".repeat(201), "Address Line 1 is too long"],
    ["address_1", "14\u0000", "Address Line 1 contains characters that cannot be used"],
    ["city", undefined, "City is required"],
    ["province", "", "State is required"],
    ["postal_code", "411", "Postal Code is too short"],
    ["postal_code", 411004, "Postal Code is too short"],
    ["country_code", "India", "Country is required"],
    ["type", "home", "Type is shipping or billing"],
    ["is_default", "yes", "The default mark is true or false"],
  ])("reject %s %j", async (field, value, message) => {
    const { status, body } = await newcomer.post("/store/addresses", { ...PUNE, [field]: value })
    expect(status).toBe(400)
    const { code, params, ...rest } = body
    expect(rest).toEqual({ type: "invalid_data", message, errors: { [field]: message } })
    expect([code, params]).toEqual([expect.stringMatching(/^[a-z]\w+$/), expect.any(Object)])
    expect((await newcomer.get("/store/addresses")).body.addresses).toEqual([])
  })

  it("are as unknown to another shopper as made-up ones", async () => {
    const [asha, ravi] = [await haat.shopper(), await haat.shopper()]
    const { id } = (await asha.post("/store/addresses", PUNE)).body.address
    const made = "cuaddr_00000000000000000000000000"
    const taking = await ravi.post(`/store/addresses/${id}`, PUNE)
    expect(taking.status).toBe(404)
    expect(taking.body).toEqual((await ravi.post(`/store/addresses/${made}`, PUNE)).body)
    expect((await ravi.delete(`/store/addresses/${id}`)).status).toBe(404)
    expect((await ravi.delete("/store/addresses/%00")).status).toBe(404)
    expect((await ravi.delete("/store/addresses/%E0%A4%A")).status).toBe(404)
    expect((await ravi.get("/store/addresses")).body).toEqual({ addresses: [] })
    expect((await asha.get("/store/addresses")).body.addresses).toHaveLength(1)
  })

  it("are a shopper's alone: 401 for a guest, 403 for an administrator", async () => {
    for (const [visitor, status] of [
      [haat.guest(), 401],
      [await haat.admin(), 403],
    ] as const) {
      for (const response of [
        await visitor.get("/store/addresses"),
        await visitor.post("/store/addresses", PUNE),
        await visitor.post("/store/addresses/cuaddr_1", PUNE),
        await visitor.delete("/store/addresses/cuaddr_1"),
      ]) {
        expect(response.status).toBe(status)
        expect(response.body.message).toBe(
          status === 401 ? "Please log in first" : "Only shoppers have addresses and saved items",
        )
      }
    }
  })
})
