import { type Client, shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import { beforeAll, describe, expect, it } from "vitest"
import type { ComplaintRow } from "./contract"

const haat = shop()
let support: Client
beforeAll(async () => {
  support = await haat.staff("support")
})
const who = () => `meera.${crypto.randomUUID().slice(0, 8)}@example.com`
const complain = async (email: string, client: Client = haat.guest()): Promise<string> => {
  const form = { name: "Meera", email, order_number: "#1042", message: "The saree came torn" }
  const { status, body } = await client.post("/store/complaints", form)
  expect(status).toBe(201)
  return body.complaint.number
}
const find = async (filter: object): Promise<ComplaintRow[]> =>
  (await support.get(`/back-office/complaints?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body

describe("a complaint to the grievance officer", () => {
  it("gets a number of its own, which a mail confirms, and waits with both clocks", async () => {
    const email = who()
    const [number, other] = [await complain(email), await complain(email)]
    expect(number).toMatch(/^C-\d{4,}$/)
    expect(other).not.toBe(number)
    const mail = await mailbox(haat).mail(email, `Your complaint ${number}`)
    expect(mail.text).toContain("within 48 hours")
    const [row] = await find({ q: number.toLowerCase() })
    expect(row).toMatchObject({ number, email, order_number: "#1042", overdue: false, closed: false, reply: null })
    expect(Date.parse(row.acknowledge_by) - Date.parse(row.created_at)).toBe(48 * 3_600_000)
    const days = (Date.parse(row.close_by) - Date.parse(row.created_at)) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(28)
    expect(days).toBeLessThanOrEqual(31)
  })

  it("is kept with its confirmation or not at all", async () => {
    const email = who()
    const word = `outbox_${crypto.randomUUID().slice(0, 8)}`
    await haat.sql(`create function ${word}() returns trigger language plpgsql as $$ begin
      raise exception 'broken on purpose';
    end $$`)
    await haat.sql(`create trigger ${word} before insert on outbox_mail for each row
      when (new.payload ->> 'email' = '${email}') execute function ${word}()`)
    const form = { name: "Meera", email, message: "The saree came torn" }
    const { status } = await haat.guest().post("/store/complaints", form)
    await haat.sql(`drop function ${word} cascade`)
    expect([status, await haat.sql("select id from complaint where email = $1", [email])]).toEqual([500, []])
  })

  it("is acknowledged once, answered by mail, closed, and opened again", async () => {
    const email = who()
    const [{ id, number }] = await find({ q: await complain(email) })
    const put = async (change: object) => (await support.put(`/back-office/complaints/${id}`, change)).body
    const { acknowledged_at } = await put({ acknowledged: true })
    expect(acknowledged_at).not.toBeNull()
    expect((await mailbox(haat).mail(email, `About your complaint ${number}`)).text).toContain("looking into it")
    const closed = await put({ reply: "A new one leaves tomorrow", closed: true })
    expect(closed).toMatchObject({ acknowledged_at, closed: true, reply: "A new one leaves tomorrow" })
    const replies = async () => (await mailbox(haat).to(email)).filter(({ text }) => text.includes("leaves tomorrow"))
    await expect.poll(async () => (await replies()).length).toBe(1)
    expect(await put({ closed: false })).toMatchObject({ acknowledged_at, closed: false, closed_at: null })
    expect(await put({})).toMatchObject({ message: "Acknowledge it, reply, or close it" })
    expect((await support.get(`/back-office/complaints/${id}`)).body).toMatchObject({ id, number, closed: false })
    expect((await support.get("/back-office/complaints/none")).status).toBe(404)
  })

  it("is overdue when a clock has run out, and first in the queue and in the overview", async () => {
    const [late, unsettled] = [await complain(who()), await complain(who())]
    await haat.sql("update complaint set created_at = now() - interval '49 hours' where number = $1", [late])
    const long =
      "update complaint set created_at = now() - interval '32 days', acknowledged_at = now() - interval '31 days' " +
      "where number = $1"
    await haat.sql(long, [unsettled])
    const overdue = (await find({ overdue: true })).map(({ number }) => number)
    expect(overdue).toEqual(expect.arrayContaining([late, unsettled]))
    expect(overdue.indexOf(unsettled)).toBeLessThan(overdue.indexOf(late))
    const todo = (await support.get("/back-office/overview/todo")).body
    expect(todo.complaints.overdue).toBeGreaterThanOrEqual(2)
    expect(todo.complaints.rows[0].overdue).toBe(true)
  })
})

describe("the legal page", () => {
  it("names the shop's owner and grievance officer; the overview of a real shop warns without one", async () => {
    const owner = await haat.staff("owner")
    const read = async () => (await owner.get("/back-office/settings")).body
    const before = await read()
    const lacks = async () => (await owner.get("/back-office/overview/todo")).body.lacks_officer
    expect([before.officer_name, await lacks()]).toEqual(["", true])
    const officer = { officer_name: "Asha Rao", officer_email: "asha@example.com", officer_hours: "Monday to Friday" }
    expect((await owner.put("/back-office/settings", { ...before, ...officer })).status).toBe(200)
    expect((await haat.guest().get("/store/legal")).body.legal.officer).toEqual({
      ...{ name: "Asha Rao", email: "asha@example.com", phone: "", hours: "Monday to Friday" },
    })
    expect(await lacks()).toBe(false)
    await owner.put("/back-office/settings", { ...(await read()), officer_name: "", officer_email: "" })
    expect((await haat.guest().get("/store/legal")).body.legal.officer).toBeNull()
  })
})
