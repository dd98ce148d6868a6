import { type Client, shop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { mailbox } from "@haat/testing/mailbox"
import { openMedusa } from "@haat/testing/run-in-medusa"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { MailDetail, MailRow } from "./contract"

const haat = shop()
const box = mailbox(haat)
const PATH = "/back-office/mails"
const OWN = { subject_en: "", intro_en: "", subject_hi: "", intro_hi: "" }

let owner: Client
let medusa: Awaited<ReturnType<typeof openMedusa>>
beforeAll(async () => {
  owner = await haat.admin()
  medusa = await openMedusa()
}, 120_000)
afterAll(() => medusa?.close())
afterEach(() => haat.sql("delete from mail_text", []))

const run = (what: string, ...args: string[]) =>
  medusa.run("plugins/mail/src/testing/mails-in-medusa.mjs", [what, ...args])

const read = async (kind: string, language = "en"): Promise<MailDetail> => {
  const { status, body } = await owner.get(`${PATH}/${kind}?language=${language}`)
  expect([kind, status]).toEqual([kind, 200])
  return body
}
const save = (kind: string, texts: Partial<typeof OWN>, version = 0) =>
  owner.put(`${PATH}/${kind}`, { ...OWN, ...texts, version })

let visitors = 0
const newAddress = () => `reader${Date.now().toString(36)}${visitors++}@example.com`

describe("the kinds of mail", () => {
  it("have a subject and a page for their sample, in both languages, whichever plugin defines them", async () => {
    const { body, headers } = await owner.get(PATH)
    const mails: MailRow[] = body
    expect(headers.get("content-range")).toBe(`mails 0-${mails.length - 1}/${mails.length}`)
    expect(mails).toContainEqual({
      id: "order-placed",
      name: { en: "Order placed", hi: "ऑर्डर दिया गया" },
      plugin: "mail",
      edited: [],
    })
    for (const { id } of mails)
      for (const language of ["en", "hi"]) {
        const { subject, html, text } = await read(id, language)
        expect([id, subject, html, text]).toEqual([
          id,
          expect.stringMatching(/\S/),
          expect.stringMatching(/^<!doctype html>.*<h1/s),
          expect.stringMatching(/\S/),
        ])
        expect([id, /undefined|\[object|NaN/.exec(html + subject)]).toEqual([id, null])
      }
  })

  it("are read and changed by owners alone, and a kind that is not there is a 404", async () => {
    const manager = await haat.staff("manager")
    expect((await manager.get(PATH)).status).toBe(403)
    expect((await manager.put(`${PATH}/order-placed`, { ...OWN, version: 0 })).status).toBe(403)
    expect((await owner.get(`${PATH}/order-eaten`)).status).toBe(404)
    expect((await save("order-eaten", {})).status).toBe(404)
    expect((await owner.get(`${PATH}/order-placed?language=fr`)).status).toBe(400)
  })
})

describe("the owner's texts", () => {
  it("arrive with their placeholders filled in, and no more once they are taken back", async () => {
    const texts = { subject_en: "{shop}: order {order_id}", intro_en: "Namaste {first_name}, <b>thank you</b>!" }
    const saved = await save("order-placed", texts)
    expect([saved.status, saved.body]).toMatchObject([200, { ...texts, version: 1 }])
    expect((await read("order-placed")).subject).toMatch(/^\S.*: order 1042$/)
    const rows: MailRow[] = (await owner.get(PATH)).body
    expect(rows.find(({ id }) => id === "order-placed")?.edited).toEqual(["en"])

    const { order, shopper } = await placeOrder(haat, { product: { name: "Brass lota", price: 500 } })
    const mail = await box.mail(shopper.person.email, `: order ${order.display_id}`)
    expect(mail.text).toContain("Namaste Esha, <b>thank you</b>!")
    expect(mail.html).toContain("Namaste Esha, &lt;b&gt;thank you&lt;/b&gt;!")
    expect(mail.text).not.toContain("are packing it")

    expect((await save("order-placed", {}, 1)).status).toBe(200)
    expect((await read("order-placed")).subject).toBe("Your order #1042 is placed")
  })

  it.each([
    ["{order}", "{order} cannot be filled in here. You can use {order_id}, {first_name}, {shop}"],
    ["{ order_id }", "{ order_id } cannot be filled in here. You can use {order_id}, {first_name}, {shop}"],
  ])("are rejected with the placeholder %s, which the mail does not have", async (placeholder, message) => {
    const { status, body } = await save("order-placed", { intro_hi: `आपका ऑर्डर ${placeholder}` })
    expect([status, body.message, body.errors]).toEqual([400, message, { intro_hi: message }])
  })

  it("are not overwritten unseen, and each change is in the audit log", async () => {
    const kind = "order-canceled"
    const both = await Promise.all([
      save(kind, { subject_en: "Gone: {order_id}" }),
      save(kind, { subject_en: "Off: {order_id}" }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body } = await owner.get(`/back-office/audit-log?filter=${JSON.stringify({ resource: "mails" })}`)
    expect(body[0]).toMatchObject({ action: "changed", subject_id: kind, subject: "Order cancelled" })
  })
})

describe("a mail of a plugin", () => {
  it("is sent once for an id, however often it is queued, in a transaction too", async () => {
    const email = newAddress()
    await run("queue-thrice", email)
    await box.mail(email, "Fallen for you")
    expect(await box.to(email)).toHaveLength(1)
  })

  it("is not queued with a payload that its kind does not take", async () => {
    await expect(run("queue-wrong", newAddress())).rejects.toThrow(
      /The mail test-price-drop does not take this payload/,
    )
  })

  it("stops the start when another plugin has the same kind, or adds a part to no mail of the shop", async () => {
    await expect(run("register-twice")).rejects.toThrow(
      'The plugins mail and wishlist both define a mail of the kind "order-placed". Rename one of them.',
    )
    await expect(run("add-to-unknown")).rejects.toThrow(
      'The plugin wishlist adds a part to the mail "order-eaten", which the shop does not have.',
    )
  })
})

it("has the parts of plugins at its end, in their order, without the one that throws", async () => {
  const { order, shopper } = await placeOrder(haat, { product: { name: "Brass lota", price: 500 } })
  const { email } = shopper.person
  await box.mail(email, "is placed")
  await run("send-with-parts", order.id)
  const [mail, first] = await box.to(email)
  expect(first.text).not.toContain("Part of")
  expect(mail.subject).toBe(`Your order #${order.display_id} is placed`)
  const added = mail.text.slice(mail.text.indexOf("Follow it without logging in"))
  expect(added.match(/Part of \w+[^\n]*/g)).toEqual([
    `Part of wishlist: ${order.id}`,
    expect.stringMatching(/^Part of stories in \S/),
  ])
})
