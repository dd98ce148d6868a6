import { expect, it } from "vitest"
import { EMPTY_ADDRESS } from "../address/address-part.ts"
import { profileFrom, TypedProfile } from "./profile-values.ts"

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

it("makes a profile of the fields of a form that a browser has sent", () => {
  const sent = {
    ...DETAILS,
    ...under(0, { ...ADDRESS, id: "cuaddr_1" }),
    ...under(1, { ...ADDRESS, id: "cuaddr_2", city: "Pune", is_default: "on" }),
  }
  const { addresses, ...details } = TypedProfile.parse(profileFrom(sent))
  expect(details).toEqual({
    ...{ username: "asha", email: "asha@example.com", first_name: "Asha", last_name: "", phone: "9876543210" },
  })
  expect(addresses).toMatchObject([
    { id: "cuaddr_1", city: "Mumbai", is_default: false },
    { id: "cuaddr_2", city: "Pune", is_default: true },
  ])
})

it("names a wrong field of an address as the form names it, and looks at no address beyond the fourth", () => {
  const sent = { ...DETAILS, ...under(1, { ...EMPTY_ADDRESS, ...ADDRESS, city: "" }), ...under(999_999_999, ADDRESS) }
  const { error } = TypedProfile.safeParse(profileFrom(sent))
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["addresses.0.city"])
})
