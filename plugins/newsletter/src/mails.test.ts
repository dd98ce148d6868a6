import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import { afterAll, describe, expect, it } from "vitest"

const haat = shop()
const box = mailbox(haat)
const KIND = "newsletter-welcome"
afterAll(() => haat.sql("delete from mail_text where kind = $1", [KIND]))

let readers = 0
const subscribe = async (language: "en" | "hi") => {
  const email = `subscriber${Date.now().toString(36)}${readers++}@example.com`
  expect((await haat.guest().post("/store/newsletter", { email, language })).status).toBe(201)
  return email
}

describe("the mail to a new subscriber", () => {
  it("stands among the owner's mails, under its plugin", async () => {
    const { body } = await (await haat.admin()).get("/back-office/mails")
    expect(body).toContainEqual({
      id: KIND,
      name: { en: "Welcome to the newsletter", hi: "न्यूज़लेटर में स्वागत" },
      plugin: "newsletter",
      edited: [],
    })
  })

  it("has its own and the owner's texts in the language that the subscriber reads", async () => {
    const texts = { subject_en: "", intro_en: "", subject_hi: "{shop} में स्वागत", intro_hi: "" }
    const owner = await haat.admin()
    expect((await owner.put(`/back-office/mails/${KIND}`, { ...texts, version: 0 })).status).toBe(200)
    const [english, hindi] = [await subscribe("en"), await subscribe("hi")]
    await box.mail(english, "You have subscribed to the newsletter of")
    const mail = await box.mail(hindi, " में स्वागत")
    expect(mail.html).toContain('<html lang="hi-IN">')
    expect(mail.text).toContain("यह पता हमारे न्यूज़लेटर में जोड़ा गया है")
    expect(mail.text).toContain(`${haat.webUrl}/hi/unsubscribe/`)
  })
})
