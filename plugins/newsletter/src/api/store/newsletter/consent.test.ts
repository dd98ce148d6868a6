import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import { describe, expect, it } from "vitest"
import { CONSENT_WORDS } from "../../../contract"

const haat = shop()

let readers = 0
const newAddress = () => `agreed${Date.now().toString(36)}${readers++}@example.com`
const rowOf = async (email: string) =>
  (await haat.sql("select * from newsletter_subscriber where email = $1 order by created_at desc", [email]))[0]
const subscribe = (body: object) => haat.guest().post("/store/newsletter", body)

describe("consent to the newsletter", () => {
  it("is kept with its words, its language and its day", async () => {
    const email = newAddress()
    expect((await subscribe({ email, language: "hi" })).status).toBe(201)
    const row = await rowOf(email)
    expect(row).toMatchObject({ consent_words: CONSENT_WORDS.hi, consent_language: "hi", withdrawn_at: null })
    expect(Date.now() - new Date(row.created_at).getTime()).toBeLessThan(60_000)
  })

  it("has no words where nobody knows which were shown", async () => {
    const email = newAddress()
    await subscribe({ email })
    expect(await rowOf(email)).toMatchObject({ consent_words: null, consent_language: null })
    expect((await subscribe({ email: newAddress(), language: "fr" })).status).toBe(400)
  })

  it("is confirmed by a mail whose link withdraws it, once and again", async () => {
    const email = newAddress()
    await subscribe({ email, language: "en" })
    const mail = await mailbox(haat).mail(email, "You have subscribed")
    expect(mail.text).toContain(CONSENT_WORDS.en)
    const [, token] = /\/unsubscribe\/([0-9a-f]{64})/.exec(mail.text) ?? []
    for (let time = 0; time < 2; time++) {
      const { status, body } = await haat.guest().post("/store/newsletter/unsubscribe", { token })
      expect([status, body]).toEqual([200, { message: "Unsubscribed" }])
    }
    const row = await rowOf(email)
    expect(row.withdrawn_at).not.toBeNull()
    const found = await (await haat.admin()).get(
      `/back-office/subscribers?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`,
    )
    expect(found.body).toEqual([])
    expect((await subscribe({ email, language: "en" })).status).toBe(201)
  })

  it("is confirmed in Hindi by a mail whose link leads to the Hindi page", async () => {
    const email = newAddress()
    await subscribe({ email, language: "hi" })
    const mail = await mailbox(haat).mail(email, "न्यूज़लेटर की सदस्यता ली है")
    expect(mail.text).toContain(CONSENT_WORDS.hi)
    expect(mail.text).toContain(`${haat.webUrl}/hi/unsubscribe/${(await rowOf(email)).token}`)
  })

  it("is withdrawn by nobody's link without an error, and by no half of one", async () => {
    const post = async (token: unknown) => (await haat.guest().post("/store/newsletter/unsubscribe", { token })).status
    expect(await post("0".repeat(64))).toBe(200)
    for (const wrong of ["", "abc", undefined, 5, { $ne: "" }]) expect(await post(wrong), String(wrong)).toBe(400)
  })

  it("is given and withdrawn in the profile", async () => {
    const asha = await haat.shopper()
    const { email } = asha.person
    const mine = async () => (await asha.get("/store/newsletter/mine")).body
    expect(await mine()).toEqual({ email, subscribed: false, since: null })
    for (let time = 0; time < 2; time++) {
      const { status, body } = await asha.post("/store/newsletter/mine", { subscribed: true, language: "hi" })
      expect([status, body]).toEqual([200, { email, subscribed: true, since: expect.any(String) }])
    }
    expect(await rowOf(email)).toMatchObject({ consent_words: CONSENT_WORDS.hi })
    const ended = await asha.post("/store/newsletter/mine", { subscribed: false, language: "hi" })
    expect(ended.body).toEqual({ email, subscribed: false, since: null })
  })

  it("comes with a link for each reader when the owner takes the list out", async () => {
    for (const [language, prefix] of [
      ["en", ""],
      ["hi", "/hi"],
    ]) {
      const email = newAddress()
      await subscribe({ email, language })
      const filter = encodeURIComponent(JSON.stringify({ q: email }))
      const { body } = await (await haat.admin()).get(`/back-office/subscribers/export?filter=${filter}`)
      expect(body).toContain("unsubscribe_url")
      expect(body).toContain(`${haat.webUrl}${prefix}/unsubscribe/${(await rowOf(email)).token}`)
    }
  })
})
