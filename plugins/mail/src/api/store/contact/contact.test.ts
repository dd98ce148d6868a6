import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import { describe, expect, it } from "vitest"

const OWNER = "owner@haat.example"

const haat = shop()
const box = mailbox(haat)

let notes = 0
const note = (overrides = {}) => ({
  name: "Asha Rao",
  email: "asha.visitor@example.com",
  subject: `Question ${Date.now().toString(36)}${notes++}`,
  message: "Do you deliver to Leh?\nIn winter as well?",
  ...overrides,
})
const send = (body: unknown) => haat.guest().post("/store/contact", body)

describe("a message to the owner", () => {
  it("is taken from a guest, and reaches the owner with the visitor to answer to", async () => {
    const message = note()
    const { status, body } = await send(message)
    expect(status).toBe(202)
    expect(body).toEqual({ message: "Message sent successfully!" })
    const mail = await box.mail(OWNER, message.subject)
    expect(mail.reply_to).toBe("Asha Rao <asha.visitor@example.com>")
    expect(mail.from).not.toContain("asha.visitor")
    expect(mail.text).toContain("> Do you deliver to Leh?\n> In winter as well?")
    expect(mail.html).toContain("Do you deliver to Leh?<br>In winter as well?")
  })

  it("cannot add headers, other readers or markup to the mail", async () => {
    const subject = `Hello ${Date.now().toString(36)}`
    for (const bad of [
      { subject: `${subject}\r\nBcc: all@example.com` },
      { name: "A\nTo: x@y.in" },
      { email: "a@b.in, c@d.in" },
    ]) {
      expect((await send(note(bad))).status).toBe(400)
    }
    const name = 'Eve <eve@example.com>, "Mal'
    expect((await send(note({ subject, name, message: "<script>alert(1)</script>" }))).status).toBe(202)
    const mail = await box.mail(OWNER, subject)
    expect(mail.to).toEqual([OWNER])
    expect(mail.html).not.toContain("<script>")
    expect(mail.html).toContain("&lt;script&gt;")
    expect(mail.reply_to).toMatch(/<asha\.visitor@example\.com>$/)
  })

  it("may be written in any script", async () => {
    const subject = `नमस्ते ₹500 की साड़ी के बारे में एक लंबा सवाल, जो एक पंक्ति में नहीं आता ${Date.now().toString(36)}`
    await send(note({ subject, name: "आशा", message: "क्या यह ₹१ में है? 😀" }))
    const mail = await box.mail(OWNER, subject)
    expect(mail.subject).toBe(`Message: ${subject}`)
    expect(mail.text).toContain("क्या यह ₹१ में है? 😀")
    expect(mail.reply_to).toBe("आशा <asha.visitor@example.com>")
  })

  it.each([
    [{ name: " " }, "name", "Name is required"],
    [{ email: "asha" }, "email", "Please enter a valid email address"],
    [{ subject: "" }, "subject", "Subject is required"],
    [{ message: undefined }, "message", "Message is required"],
    [{ message: "x".repeat(5_001) }, "message", "Message is too long"],
    [{ message: "half a character \ud800" }, "message", "Message contains characters that cannot be sent"],
  ])("with %o is rejected with a sentence at its field", async (wrong, field, sentence) => {
    const { status, body } = await send(note(wrong))
    expect(status).toBe(400)
    expect(body.message).toBe(sentence)
    expect(body.errors).toEqual({ [field]: sentence })
  })

  it("is rejected when it is no message at all", async () => {
    expect((await send([])).status).toBe(400)
    expect((await send('{"name":')).status).toBe(400)
    expect((await send({ ...note(), message: "x".repeat(100_000) })).status).toBe(413)
  })
})
