import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import { describe, expect, it } from "vitest"

const OWNER = "owner@haat.example"

const haat = shop()

let enquiries = 0
const enquiry = (overrides = {}) => ({
  name: `Meena Textiles ${Date.now().toString(36)}${enquiries++}`,
  phone: "+91 98765-43210",
  email: "meena@example.com",
  message: "We weave in Maheshwar.\nHow do we begin?",
  ...overrides,
})
const send = (body: unknown) => haat.guest().post("/store/enquiries", body)

describe("an enquiry from the landing page", () => {
  it("reaches the owner with name, phone, email and message, and the sender to answer to", async () => {
    const sent = enquiry()
    const { status, body } = await send(sent)
    expect([status, body]).toEqual([202, { message: "Message sent successfully!" }])
    const mail = await mailbox(haat).mail(OWNER, sent.name)
    expect(mail.subject).toBe(`Enquiry: ${sent.name}`)
    expect(mail.reply_to).toBe(`${sent.name} <meena@example.com>`)
    for (const part of ["9876543210", "meena@example.com", "> We weave in Maheshwar.\n> How do we begin?"])
      expect(mail.text).toContain(part)
  })

  it.each([
    [{ name: " " }, "name", "Name is required"],
    [{ phone: "" }, "phone", "Phone is required"],
    [{ phone: undefined }, "phone", "Phone is required"],
    [{ phone: "12345" }, "phone", "Please enter a valid phone number"],
    [{ phone: "9".repeat(40) }, "phone", "Please enter a valid phone number"],
    [{ phone: "ring me" }, "phone", "Please enter a valid phone number"],
    [{ email: "meena" }, "email", "Please enter a valid email address"],
    [{ message: undefined }, "message", "Message is required"],
    [{ message: "x".repeat(5_001) }, "message", "Message is too long"],
  ])("with %o is rejected with a sentence at its field", async (wrong, field, sentence) => {
    const { status, body } = await send(enquiry(wrong))
    expect([status, body.message, body.errors]).toEqual([400, sentence, { [field]: sentence }])
  })

  it("cannot add headers to the mail, and is rejected when it is too large or no object", async () => {
    expect((await send(enquiry({ name: "Meena\r\nBcc: all@example.com" }))).status).toBe(400)
    expect((await send(enquiry({ phone: "98765\n43210" }))).status).toBe(400)
    expect((await send([])).status).toBe(400)
    expect((await send(enquiry({ message: "x".repeat(100_000) }))).status).toBe(413)
  })
})
