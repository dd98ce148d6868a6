import { createTransport } from "nodemailer"
import { expect, it } from "vitest"
import { parseMail } from "./parse-mail"

/** A mail as nodemailer puts it on the wire. */
async function wire(mail: Record<string, unknown>) {
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: "windows" }).sendMail(mail)
  return message as Buffer
}

const LONG = "₹1,23,456 की साड़ी — एक लंबा विषय, जो कई पंक्तियों में जाता है, और फिर भी एक है"

it("reads subject, people, text and HTML of any script as they were written", async () => {
  const mail = {
    from: "Haat <shop@haat.example>",
    to: ["asha@example.com", '"Rao, Esha" <esha@example.com>'],
    replyTo: { name: "आशा राव", address: "asha@example.com" },
    subject: LONG,
    text: `${LONG}\n\n> an = equals sign\nand a very ${"long ".repeat(40)}line`,
    html: `<p>${LONG}</p><p>=E2=82=B9 stays as it is</p>`,
  }
  expect(parseMail(await wire(mail))).toMatchObject({
    from: "Haat <shop@haat.example>",
    to: ["asha@example.com", "esha@example.com"],
    reply_to: "आशा राव <asha@example.com>",
    subject: LONG,
    text: mail.text,
    html: mail.html,
  })
})

it("reads files beside the text, in base64", async () => {
  const content = Buffer.from("%PDF-1.7 \u0000 and more".repeat(20))
  const attachments = [{ filename: "HI-2627-00001.pdf", content, contentType: "application/pdf" }]
  const read = parseMail(await wire({ to: "a@x.in", from: "b@x.in", text: "One", html: "<p>One</p>", attachments }))
  expect([read.text, read.html]).toEqual(["One", "<p>One</p>"])
  expect(read.attachments).toEqual([
    { name: "HI-2627-00001.pdf", type: "application/pdf", content: content.toString("base64") },
  ])
})

it.each(["base64", "quoted-printable", "7bit"])("reads a plain mail sent as %s", async (encoding) => {
  const raw = await wire({ to: "a@x.in", from: "b@x.in", subject: "Hello", text: "One\nTwo", encoding })
  expect(parseMail(raw)).toMatchObject({ subject: "Hello", text: "One\nTwo", html: "", reply_to: null })
})

it("reads what is hardly a mail without falling", () => {
  for (const raw of ["", "nonsense", "Subject: only a header", "\r\n\r\n"]) {
    expect(parseMail(Buffer.from(raw)).to).toEqual([])
  }
})
