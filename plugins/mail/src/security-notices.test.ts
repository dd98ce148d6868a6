import { shop } from "@haat/testing"
import { mailbox, until } from "@haat/testing/mailbox"
import { describe, expect, it } from "vitest"

const haat = shop()
const box = mailbox(haat)

const PASSWORD = "Secret@123"
const subjects = async (address: string) => (await box.to(address)).map(({ subject }) => subject)

describe("a mail tells the owner of an account", () => {
  it("of a password that was changed in the profile, and of an email address, at the old one", async () => {
    const { person, post } = await haat.shopper()
    const { username, first_name, last_name, phone, email } = person
    const profile = { username, first_name, last_name, phone, current_password: PASSWORD }
    expect((await post("/store/profile", { ...profile, email, new_password: "Newer@123" })).status).toBe(200)
    const changed = await box.mail(email, "Your password was changed")
    expect(changed.text).toContain("The password of your")
    expect(changed.text).toContain("If it was not you, set a new password at once")

    const moved = `new-${email}`
    const second = { ...profile, email: moved, current_password: "Newer@123" }
    expect((await post("/store/profile", second)).status).toBe(200)
    expect((await box.mail(email, "Your email address was changed")).text).toContain("was changed")

    const same = await post("/store/profile", { ...profile, email: moved, current_password: "Newer@123" })
    expect(same.status).toBe(200)
    expect((await subjects(email)).filter((subject) => subject.startsWith("Your email"))).toHaveLength(1)
    expect(await subjects(moved)).toEqual([])
  })

  it("of a password that was set by a mailed link", async () => {
    const { person } = await haat.shopper()
    await haat.guest().post("/auth/forgot-password", { email: person.email })
    const [, token] = /reset-password\/([\w%-]+)/.exec((await box.mail(person.email, "Set a new password")).text) ?? []
    const reset = await haat.guest().post(`/auth/reset-password/${token}`, { new_password: "Newer@123" })
    expect(reset.status).toBe(200)
    await box.mail(person.email, "Your password was changed")
  })

  it("of a sign-in to the back office from a browser not seen before, and not of the next one from it", async () => {
    const person = await haat.staff("manager")
    const [{ email }] = await haat.sql(`select email from "user" where id = $1`, [person.id])
    const signIn = (client: { post: typeof person.post }, path = "/auth/sign-in") =>
      client.post(path, { username: person.username, password: person.password })
    const first = await box.mail(email, "New sign-in to the back office")
    expect(first.text).toContain("Browser")
    expect((await signIn(person)).status).toBe(200)
    expect((await signIn(person, "/api/user/login")).status).toBe(200)
    expect((await signIn(haat.guest())).status).toBe(200)
    await until(async () => (await subjects(email)).length === 2, "the mail of the second browser")
    expect(await subjects(email)).toEqual(Array(2).fill("New sign-in to the back office"))
    const shopper = await haat.shopper()
    await haat.guest().post("/auth/sign-in", { username: shopper.person.username, password: PASSWORD })
    expect(await subjects(shopper.person.email)).toEqual([])
  })
})
