import type { Person } from "@haat/accounts/contract"
import { describe, expect, it } from "vitest"
import { EMPTY_ADDRESS } from "../address/address-part.ts"
import { hasSameAddresses, parseProfileFields, TypedProfile } from "./profile-values.ts"

const DETAILS = {
  ...{ username: "asha", email: "asha@example.com", first_name: "Asha", last_name: "-", phone: "9876543210" },
  ...{ new_password: "", current_password: "" },
}
const ADDRESS = {
  ...{ address_1: "14 Marine Drive", address_2: "", city: "Mumbai", province: "Maharashtra" },
  ...{ postal_code: "400020", country_code: "in" },
}
const under = (index: number, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`addresses.${index}.${name}`, value]))

it("parses a profile from posted form fields", () => {
  const sent = {
    ...DETAILS,
    ...under(0, { ...ADDRESS, id: "cuaddr_1" }),
    ...under(1, { ...ADDRESS, id: "cuaddr_2", city: "Pune" }),
    default_address: "1",
  }
  const { addresses, ...details } = TypedProfile.parse(parseProfileFields(sent))
  expect(details).toEqual({
    ...{ username: "asha", email: "asha@example.com", first_name: "Asha", last_name: "", phone: "9876543210" },
  })
  expect(addresses).toMatchObject([
    { id: "cuaddr_1", city: "Mumbai", is_default: false },
    { id: "cuaddr_2", city: "Pune", is_default: true },
  ])
})

it("reports address errors under the form's field names, and ignores addresses after the fourth", () => {
  const sent = { ...DETAILS, ...under(1, { ...EMPTY_ADDRESS, ...ADDRESS, city: "" }), ...under(999_999_999, ADDRESS) }
  const { error } = TypedProfile.safeParse(parseProfileFields(sent))
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["addresses.0.city"])
})

describe("addresses that a browser has sent", () => {
  const saved = [
    { ...EMPTY_ADDRESS, ...ADDRESS, id: "cuaddr_1", is_default: true },
    { ...EMPTY_ADDRESS, ...ADDRESS, id: "cuaddr_2", is_default: false },
  ]
  const sent = {
    ...DETAILS,
    ...under(0, { ...ADDRESS, id: "cuaddr_1" }),
    ...under(1, { ...ADDRESS, id: "cuaddr_2" }),
    ...{ default_address: "0", saved_addresses: JSON.stringify(saved) },
  }

  it("are left out as they were rendered, and sent when one differs or another is the default", () => {
    expect(parseProfileFields(sent)).not.toHaveProperty("addresses")
    expect(parseProfileFields({ ...sent, "addresses.1.city": "Pune" })).toMatchObject({
      addresses: [{}, { city: "Pune" }],
    })
    expect(parseProfileFields({ ...sent, default_address: "1" })).toMatchObject({
      addresses: [{ is_default: false }, { is_default: true }],
    })
  })

  it("are of the saved ones only while none was added or removed elsewhere", () => {
    const person = (...ids: string[]) => ({ addresses: ids.map((id) => ({ ...saved[0], id })) }) as unknown as Person
    expect(hasSameAddresses(sent, person("cuaddr_1", "cuaddr_2"))).toBe(true)
    expect(hasSameAddresses(sent, person("cuaddr_1", "cuaddr_2", "cuaddr_3"))).toBe(false)
    expect(hasSameAddresses({ saved_addresses: "{" }, person("cuaddr_1"))).toBe(false)
  })
})
