import { shop } from "@haat/testing"
import { describe, expect, it } from "vitest"

const haat = shop()

let count = 0
const stranger = () => {
  const username = `u${(Date.now() % 1e9).toString(36)}${count++}`
  return {
    ...{ username, email: `${username}@shoppers.example`, password: "Secret@123" },
    ...{ first_name: "Esha", last_name: "Rao", phone: "9876543210", terms: true },
  }
}
const oldForm = ({ first_name: firstname, last_name: lastname, ...rest }: ReturnType<typeof stranger>) => ({
  ...{ ...rest, firstname, lastname },
})

const WRITTEN = ["+91 98765 43210", "098765 43210", "९८७६५४३२१०", "98765-43210"]

describe("a phone number", () => {
  it("is its ten digits however it is written, at sign-up and in the profile, also by the old calls", async () => {
    for (const phone of WRITTEN) {
      const signedUp = await haat.guest().post("/auth/sign-up", { ...stranger(), phone })
      expect([signedUp.status, signedUp.body.person?.phone]).toEqual([201, "9876543210"])
      const registered = await haat.guest().post("/api/user/register", oldForm({ ...stranger(), phone }))
      expect([registered.status, registered.body.user?.phone]).toEqual([200, "9876543210"])
    }
    const esha = await haat.shopper({ phone: "9000000001" })
    const changed = await esha.post("/store/profile", { ...esha.person, addresses: undefined, phone: WRITTEN[0] })
    expect([changed.status, changed.body.person?.phone]).toEqual([200, "9876543210"])
    const old = { phone: "9000 000 002", currentPassword: "Secret@123" }
    const changedByOldCall = await esha.put("/api/user/profileupdate", old)
    expect([changedByOldCall.status, changedByOldCall.body.user?.phone]).toEqual([200, "9000000002"])
  })

  it("is rejected in the words of the form where it is none", async () => {
    const { status, body } = await haat.guest().post("/auth/sign-up", { ...stranger(), phone: "+91 12345 67890" })
    expect([status, body.errors]).toEqual([400, { phone: "Phone number must be 10 digits and start with 6-9" }])
  })
})

describe("a person with one name", () => {
  it("types a mark as the last one, and is called by the first alone", async () => {
    for (const last_name of ["-", ".", "—"]) {
      const { status, body } = await haat.guest().post("/auth/sign-up", { ...stranger(), last_name })
      expect([status, body.person?.first_name, body.person?.last_name]).toEqual([201, "Esha", ""])
    }
    const empty = await haat.guest().post("/auth/sign-up", { ...stranger(), last_name: " " })
    expect([empty.status, empty.body.errors]).toEqual([400, { last_name: "Last name is required" }])
  })
})

describe("a mail address with a domain in Hindi", () => {
  it("is the same account in whichever script the domain is written", async () => {
    const asha = stranger()
    const name = asha.username
    const first = await haat.guest().post("/auth/sign-up", { ...asha, email: `${name}@उदाहरण.भारत` })
    expect([first.status, first.body.person?.email]).toEqual([201, `${name}@xn--p1b6ci4b4b3a.xn--h2brj9c`])
    const again = { ...stranger(), email: `${name}@xn--p1b6ci4b4b3a.xn--h2brj9c` }
    expect((await haat.guest().post("/auth/sign-up", again)).status).toBe(409)
    for (const username of [`${name}@उदाहरण.भारत`, again.email]) {
      const { status, body } = await haat.guest().post("/auth/sign-in", { username, password: asha.password })
      expect([status, body.person?.username], username).toEqual([200, name])
    }
  })
})
