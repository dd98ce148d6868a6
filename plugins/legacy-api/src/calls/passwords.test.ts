import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import { describe, expect, it } from "vitest"

const haat = shop()

describe("POST /api/password/forgot-password", () => {
  it("answers known and unknown addresses alike", async () => {
    const asha = await haat.shopper()
    const responses = await Promise.all(
      [asha.person.email, "nobody-at-all@example.com"].map((email) =>
        haat.guest().post("/api/password/forgot-password", { email }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses[0].body).toEqual(responses[1].body)
    expect(responses[0].body.msg).toBe(responses[0].body.message)
  })

  it("wants an e-mail address, and says so as msg too", async () => {
    const { status, body } = await haat.guest().post("/api/password/forgot-password", { email: "asha" })
    const message = "Please enter a valid email address"
    expect([status, body]).toEqual([400, { message, msg: message }])
  })
})

describe("POST /api/password/reset-password/{token}", () => {
  it("sets a new password with the token of the mail, once", async () => {
    const asha = await haat.shopper()
    const { email, username } = asha.person
    await haat.guest().post("/api/password/forgot-password", { email })
    const mail = await mailbox(haat).mail(email, "password")
    const token = /reset-password\/([\w-]+)/.exec(mail.text)?.[1]
    const reset = (newPassword: string) => haat.guest().post(`/api/password/reset-password/${token}`, { newPassword })
    expect((await reset("short")).status).toBe(400)
    expect((await reset("Changed@456")).status).toBe(200)
    expect((await haat.guest().post("/api/user/login", { username, password: "Changed@456" })).status).toBe(200)
    expect((await asha.post("/api/user/getUser", { id: asha.person.id })).status).toBe(401)
    const again = await reset("Third@789")
    expect([again.status, again.body.msg]).toEqual([400, "Link expired or invalid."])
  })

  it.each(["made-up", "x".repeat(300)])("says 'Link expired or invalid.' of the token %s", async (token) => {
    const { status, body } = await haat
      .guest()
      .post(`/api/password/reset-password/${token}`, { newPassword: "Changed@456" })
    const message = "Link expired or invalid."
    expect([status, body]).toEqual([400, { message, msg: message }])
  })
})
