import type { Person } from "@haat/accounts/contract"
import { describe, expect, it } from "vitest"
import { nextPageAfterSignIn } from "./after-sign-in.ts"

const asha = { actor_type: "customer", addresses: [{}] } as Person
const ravi = { actor_type: "customer", addresses: [] as Person["addresses"] } as Person
const owner = { actor_type: "user", addresses: [] as Person["addresses"] } as Person

describe("where sign-in leads", () => {
  it("takes an administrator to the panel, whatever shop page they came from", () => {
    expect(nextPageAfterSignIn(owner, null)).toBe("/admin/panel")
    expect(nextPageAfterSignIn(owner, "/checkout")).toBe("/admin/panel")
    expect(nextPageAfterSignIn(owner, "/admin/products")).toBe("/admin/products")
  })

  it("takes a customer without addresses to the address screen, and remembers where they were going", () => {
    expect(nextPageAfterSignIn(ravi, null)).toBe("/updateAddress")
    expect(nextPageAfterSignIn(ravi, "/checkout")).toBe("/updateAddress?next=%2Fcheckout")
  })

  it("takes any other customer home or back to where they came from, never into the back office", () => {
    expect(nextPageAfterSignIn(asha, null)).toBe("/")
    expect(nextPageAfterSignIn(asha, "/checkout")).toBe("/checkout")
    expect(nextPageAfterSignIn(asha, "/admin/panel")).toBe("/")
  })
})
