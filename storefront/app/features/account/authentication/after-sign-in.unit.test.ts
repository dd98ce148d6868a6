import type { Person } from "@haat/accounts/contract"
import { describe, expect, it } from "vitest"
import { afterSignIn } from "./after-sign-in.ts"

const asha = { actor_type: "customer", addresses: [{}] } as Person
const ravi = { actor_type: "customer", addresses: [] as Person["addresses"] } as Person
const owner = { actor_type: "user", addresses: [] as Person["addresses"] } as Person

describe("where sign-in leads", () => {
  it("takes an administrator to the panel, whatever shop page they came from", () => {
    expect(afterSignIn(owner, null)).toBe("/admin/panel")
    expect(afterSignIn(owner, "/checkout")).toBe("/admin/panel")
    expect(afterSignIn(owner, "/admin/products")).toBe("/admin/products")
  })

  it("takes a customer without addresses to the address screen, and remembers where they were going", () => {
    expect(afterSignIn(ravi, null)).toBe("/updateAddress")
    expect(afterSignIn(ravi, "/checkout")).toBe("/updateAddress?next=%2Fcheckout")
  })

  it("takes any other customer home or back to where they came from, never into the back office", () => {
    expect(afterSignIn(asha, null)).toBe("/")
    expect(afterSignIn(asha, "/checkout")).toBe("/checkout")
    expect(afterSignIn(asha, "/admin/panel")).toBe("/")
  })
})
