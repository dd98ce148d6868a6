import { shop, type TestShop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let owner: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  owner = await haat.admin()
})

const list = async (filter: object) =>
  (await owner.get(`/back-office/problem-reports?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body

describe("a problem with a product", () => {
  it("is reported by guests and shoppers, and read by the owner, the newest first", async () => {
    const [lota, asha] = await Promise.all([haat.product(), haat.shopper()])
    const report = { product_id: lota.id, message: "  The picture shows another lota.\nPlease look! " }
    const first = await haat.guest().post("/store/problem-reports", report)
    expect(first.status).toBe(201)
    expect(first.body.report).toMatchObject({
      product_id: lota.id,
      customer_id: null,
      message: "The picture shows another lota.\nPlease look!",
      resolved_at: null,
    })
    await asha.post("/store/problem-reports", { ...report, message: "It leaks" })
    await owner.post("/store/problem-reports", { ...report, message: "Seen in the shop" })
    expect(await list({ product_id: lota.id })).toMatchObject([
      { message: "Seen in the shop", customer_id: null },
      { message: "It leaks", customer_id: asha.person.id, customer_email: asha.person.email, product_name: lota.name },
      { customer_id: null, customer_name: null, resolved: false },
    ])
  })

  it("is resolved, which keeps the moment, and taken up again", async () => {
    const lota = await haat.product()
    const { report } = (await haat.guest().post("/store/problem-reports", { product_id: lota.id, message: "It leaks" }))
      .body
    const put = async (resolved: boolean) =>
      (await owner.put(`/back-office/problem-reports/${report.id}`, { resolved })).body
    const { resolved_at } = await put(true)
    expect(Date.parse(resolved_at)).toBeGreaterThan(Date.parse(report.created_at))
    expect((await put(true)).resolved_at).toBe(resolved_at)
    expect(await list({ product_id: lota.id, resolved: true })).toHaveLength(1)
    expect(await put(false)).toMatchObject({ resolved: false, resolved_at: null })
    expect(await list({ product_id: lota.id, resolved: true })).toEqual([])
  })

  it("is replied to by a mail to the customer who reported it, which is sent once and may resolve it", async () => {
    const [lota, asha] = await Promise.all([haat.product(), haat.shopper({ first_name: "Asha" })])
    const { report } = (await asha.post("/store/problem-reports", { product_id: lota.id, message: "It <b>leaks</b>" }))
      .body
    const put = (change: object) => owner.put(`/back-office/problem-reports/${report.id}`, change)
    const [one, again] = await Promise.all([put({ reply: "  Since when? " }), put({ reply: "Since when?" })])
    expect([one.status, again.status]).toEqual([200, 200])
    expect(one.body).toMatchObject({ reply: "Since when?", resolved: false, resolved_at: null })
    expect(Date.parse(one.body.replied_at)).toBeGreaterThan(Date.parse(report.created_at))

    const box = mailbox(haat)
    const mail = await box.mail(asha.person.email, lota.name)
    expect(mail.subject).toBe(`About the problem you reported: ${lota.name}`)
    for (const part of ["Hello Asha,", "Since when?", "It <b>leaks</b>"]) expect(mail.text).toContain(part)
    expect(mail.html).not.toContain("<b>leaks</b>")

    const answered = await put({ reply: "A new one is on its way.", resolved: true })
    expect(answered.body).toMatchObject({ reply: "A new one is on its way.", resolved: true })
    const sent = async () => (await box.to(asha.person.email)).filter(({ subject }) => subject.includes(lota.name))
    await expect.poll(async () => (await sent())[0].text, { timeout: 15_000 }).toContain("A new one is on its way.")
    expect(await sent()).toHaveLength(2)
  })

  it("cannot be replied to when a guest reported it, and stays as it is", async () => {
    const lota = await haat.product()
    const { report } = (await haat.guest().post("/store/problem-reports", { product_id: lota.id, message: "It leaks" }))
      .body
    const reply = { reply: "Since when?", resolved: true }
    const rejected = await owner.put(`/back-office/problem-reports/${report.id}`, reply)
    expect([rejected.status, rejected.body.message]).toEqual([
      400,
      "A guest reported this: there is nobody to reply to",
    ])
    expect((await owner.get(`/back-office/problem-reports/${report.id}`)).body).toMatchObject({
      reply: null,
      resolved: false,
    })
    expect((await owner.put("/back-office/problem-reports/prep_none", reply)).status).toBe(404)
  })

  it.each([
    [{}, "Say whether it is resolved, or reply"],
    [{ resolved: "yes" }, "Resolved is true or false"],
    [{ reply: "  " }, "Write a reply"],
    [{ reply: 7 }, "Write a reply"],
    [{ reply: "x".repeat(2_001) }, "Reply is too long"],
    [{ reply: "broken \0" }, "Reply contains characters that cannot be used"],
  ])("is not changed by %o", async (wrong, sentence) => {
    const { status, body } = await owner.put("/back-office/problem-reports/prep_none", wrong)
    expect([status, body.message]).toEqual([400, sentence])
  })

  it.each([
    [{ message: undefined }, "message", "Please enter a message!"],
    [{ message: "  " }, "message", "Please enter a message!"],
    [{ message: "x".repeat(2_001) }, "message", "Message is too long"],
    [{ message: "broken \0" }, "message", "Message contains characters that cannot be used"],
    [{ product_id: undefined }, "product_id", "Pick a product"],
    [{ product_id: "' or 1=1" }, "product_id", "There is no such product"],
  ])("with %o is rejected with a sentence at its field", async (wrong, field, sentence) => {
    const given = { product_id: "prod_any", message: "It leaks", ...wrong }
    const { status, body } = await haat.guest().post("/store/problem-reports", given)
    expect([status, body.message]).toEqual([400, sentence])
    expect(body.errors).toEqual({ [field]: sentence })
  })

  it("is rejected for no product, and when it is no report at all", async () => {
    const unknown = await haat
      .guest()
      .post("/store/problem-reports", { product_id: "prod_unknown", message: "It leaks" })
    expect([unknown.status, unknown.body.message]).toEqual([404, "There is no such product"])
    expect((await haat.guest().post("/store/problem-reports", [])).status).toBe(400)
    expect((await haat.guest().post("/store/problem-reports", '{"message":')).status).toBe(400)
  })

  it("is for the owner alone to read and resolve", async () => {
    expect((await haat.guest().get("/back-office/problem-reports")).status).toBe(401)
    expect((await (await haat.shopper()).get("/back-office/problem-reports")).status).toBe(403)
    expect((await owner.put("/back-office/problem-reports/prep_none", { resolved: true })).status).toBe(404)
  })
})
