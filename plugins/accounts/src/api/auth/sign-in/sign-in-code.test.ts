/** @module-tag accounts */
import { shop } from "@haat/testing"
import { allMailSent, mailbox } from "@haat/testing/mailbox"
import { describe, expect, it } from "vitest"
import { SIGN_IN_CODE_SENT } from "../../../contract"
import { deleteOldCodes } from "../../../modules/passwords/queries/sign-in-codes"

const haat = shop()
const ask = (username: string) => haat.guest().post("/auth/sign-in/code", { username })
const enter = (username: string, code: string, guest = haat.guest()) =>
  guest.post("/auth/sign-in/code/confirm", { username, code })
const SUBJECT = "is your code to log in"

/** Asks for a code by this name and reads it from the newest mail. */
async function mailedCode({ email }: { email: string }, name = email) {
  const before = (await mailbox(haat).to(email)).length
  const { status, body } = await ask(name)
  expect([status, body.message]).toEqual([200, SIGN_IN_CODE_SENT])
  await expect.poll(async () => (await mailbox(haat).to(email)).length, { timeout: 15_000 }).toBe(before + 1)
  return (await mailbox(haat).mail(email, SUBJECT)).subject.slice(0, 6)
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

describe("a code by mail in place of a password", () => {
  it("opens a shopper's session, once, by any of the account's names", async () => {
    const { person } = await haat.shopper()
    const code = await mailedCode(person)
    const visitor = haat.guest()
    const { status, body } = await enter(person.username, `${code.slice(0, 3)} ${code.slice(3)}`, visitor)
    expect([status, body.person]).toEqual([200, person])
    expect((await visitor.get("/auth/me")).body.person).toEqual(person)
    expect((await visitor.get("/store/addresses")).status).toBe(200)
    expect((await enter(person.username, code)).body.code).toBe("wrong_sign_in_code")
  })

  it("is given to one of two who enter it at once", async () => {
    const { person } = await haat.shopper()
    const code = await mailedCode(person)
    const replies = await Promise.all([1, 2, 3].map(() => enter(person.email, code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it("holds no more after five tries, after a newer one, and after ten minutes", async () => {
    const { person } = await haat.shopper()
    const code = await mailedCode(person)
    for (let tries = 0; tries < 5; tries++) expect((await enter(person.email, other(code))).status).toBe(401)
    expect((await enter(person.email, code)).status).toBe(401)

    const { person: second } = await haat.shopper()
    const older = await mailedCode(second)
    const newer = await mailedCode(second)
    if (older !== newer) expect((await enter(second.email, older)).status).toBe(401)
    await haat.sql(
      `update sign_in_code set expires_at = now() where id in (
         select id from auth_identity where app_metadata ->> 'customer_id' = $1)`,
      [second.id],
    )
    expect((await enter(second.email, newer)).status).toBe(401)
  })

  it("ends with the password and the address that it was mailed for", async () => {
    const shopper = await haat.shopper({ password: "Secret@123" })
    const code = await mailedCode(shopper.person)
    const { username, first_name, last_name, phone } = shopper.person
    const email = `new-${shopper.person.email}`
    const profile = { username, email, first_name, last_name, phone, current_password: "Secret@123" }
    expect((await shopper.post("/store/profile", profile)).status).toBe(200)
    expect((await enter(username, code)).status).toBe(401)
  })

  it("is never mailed to staff, and unknown names are answered alike", async () => {
    const support = await haat.staff("support")
    const [{ email }] = await haat.sql('select email from "user" where id = $1', [support.id])
    const replies = [await ask(email), await ask(support.username), await ask(`nobody-${email}`)]
    for (const { status, body } of replies) expect([status, body]).toEqual([200, { message: SIGN_IN_CODE_SENT }])
    await allMailSent(haat)
    expect((await mailbox(haat).to(email)).filter(({ subject }) => subject.includes(SUBJECT))).toEqual([])
    const codes = await haat.sql(
      "select 1 from sign_in_code where id in (select id from auth_identity where app_metadata ->> 'user_id' = $1)",
      [support.id],
    )
    expect(codes).toEqual([])
    expect((await enter(email, "123456")).body).toEqual((await enter(`nobody-${email}`, "123456")).body)
  })

  it("counts as a sign-in: wrong codes and wrong passwords of an account are limited together", async () => {
    const { person } = await haat.shopper()
    for (let wrong = 0; wrong < 5; wrong++) {
      expect((await enter(person.email, "000000")).status).toBe(401)
      const guess = { username: person.username, password: `Wrong@${wrong}` }
      expect((await haat.guest().post("/auth/sign-in", guess)).status).toBe(401)
    }
    expect((await enter(person.username, "000000")).status).toBe(429)
  })

  it("is mailed only so often to one account, whichever name asks for it", async () => {
    const { person } = await haat.shopper()
    for (let nth = 0; nth < 5; nth++) expect((await ask(nth % 2 ? person.email : person.username)).status).toBe(200)
    const { status, headers } = await ask(person.email)
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true])
  })

  it("is kept as a mark that does not show it", async () => {
    const { person } = await haat.shopper()
    const code = await mailedCode(person)
    expect(await haat.sql("select 1 from sign_in_code t where t.code_mark like '%' || $1 || '%'", [code])).toEqual([])
  })

  it("is in the download of its shopper as when it was mailed and until when it holds, without the code", async () => {
    const shopper = await haat.shopper()
    await mailedCode(shopper.person)
    await allMailSent(haat)
    const { body } = await shopper.get("/store/personal-data")
    expect(body.sign_in_codes).toEqual([{ sent_at: expect.any(String), holds_until: expect.any(String) }])
    expect(body.mails_sent).toMatchObject([{ kind: "sign-in-code", to: shopper.person.email }])
  })

  it("is deleted once it holds no more, and with its account", async () => {
    const kept = (id: string) =>
      haat.sql(
        `select c.id from sign_in_code c join auth_identity i on i.id = c.id
         where i.app_metadata ->> 'customer_id' = $1`,
        [id],
      )
    const [old, open] = [await haat.shopper({ password: "Secret@123" }), await haat.shopper()]
    for (const { person } of [old, open]) await mailedCode(person)
    const [{ id }] = await kept(old.person.id)
    await haat.sql("update sign_in_code set expires_at = now() - interval '1 second' where id = $1", [id])
    const database = { raw: (text: string) => haat.sql(text) }
    await deleteOldCodes(database as never)
    expect([await kept(old.person.id), (await kept(open.person.id)).length]).toEqual([[], 1])

    const [{ id: other }] = await kept(open.person.id)
    const erased = await open.post("/store/personal-data/erasure", { current_password: "Secret@123" })
    expect(erased.status).toBe(200)
    expect(await haat.sql("select id from sign_in_code where id = $1", [other])).toEqual([])
  })

  it.each(["", "12345", "abcdef"])("rejects %j as no code", async (code) => {
    const { status, body } = await enter("someone@example.com", code)
    expect([status, body.errors.code]).toEqual([400, "The code of our mail has six digits"])
  })
})
