import { shop } from "@haat/testing"
import { allMailSent, mailbox, until } from "@haat/testing/mailbox"
import { runningShop } from "@haat/testing/running-shop"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import { beforeAll, describe, expect, it } from "vitest"
import { MailOutboxService } from "./service"

const haat = shop()
beforeAll(() => allMailSent(haat), 120_000)

/** Another process of the same shop, as far as its outbox goes. */
function anotherBackend() {
  const raw = async <T>(text: string, values: Record<string, unknown> = {}) => {
    const names: string[] = []
    const numbered = text.replace(/(?<!:):(\w+)/g, (_, name) => `$${names.push(name)}`)
    return {
      rows: (await haat.sql(
        numbered,
        names.map((name) => values[name]),
      )) as T[],
    }
  }
  const transaction = () => Promise.reject(new Error("Another backend changes no texts"))
  return new MailOutboxService({ __pg_connection__: { raw, transaction } })
}

const note = (name: string) => ({
  name,
  email: "visitor@example.com",
  subject: `Doubled ${name}`,
  message: "Once is enough",
})

/** The database takes it only at the third try that this mail was sent. */
async function rejectTwice(id: string) {
  await haat.sql("create sequence tries_to_mark_sent")
  await haat.sql(`create function reject_twice() returns trigger language plpgsql as $$ begin
    if nextval('tries_to_mark_sent') < 3 then raise exception 'The database is away'; end if;
    return new; end $$`)
  await haat.sql(
    `create trigger reject_twice before update on outbox_mail for each row
     when (new.id = '${id}' and new.state = 'sent') execute function reject_twice()`,
  )
  return async () => {
    await haat.sql("drop function reject_twice cascade")
    await haat.sql("drop sequence tries_to_mark_sent")
  }
}

describe("the outbox", () => {
  it("sends one mail for an event that came ten times, to two backends", async () => {
    const name = `n${Date.now().toString(36)}`
    const mail = { id: `contact-message:${name}`, kind: "contact-message", payload: note(name) }
    const backends = [anotherBackend(), anotherBackend()]
    const added = await Promise.all(Array.from({ length: 10 }, (_, i) => backends[i % 2].add(mail)))
    expect(added.filter(Boolean)).toHaveLength(1)

    // any later message wakes the shop's own backend, which finds this one too
    await haat.guest().post("/store/contact", { ...note(`later ${name}`) })
    const box = mailbox(haat)
    await box.mail("owner@haat.example", `Doubled later ${name}`)
    await box.mail("owner@haat.example", `Doubled ${name}`)
    expect(await Promise.all(backends.map((backend) => backend.add(mail)))).toEqual([false, false])
    const arrived = (await box.to("owner@haat.example")).filter(({ subject }) => subject.endsWith(`Doubled ${name}`))
    expect(arrived).toHaveLength(1)
  })

  it("gives a mail to one sender at a time, and to the next when the first died with it", async () => {
    const id = `contact-message:lease ${Date.now().toString(36)}`
    // due in the far past, so that it is claimed first, and without waking the shop's own job
    const insert = `insert into outbox_mail (id, kind, payload, next_attempt_at) values ($1, 'contact-message', $2,
    '2020-01-01')`
    await haat.sql(insert, [id, JSON.stringify(note(id))])
    const senders = Array.from({ length: 8 }, anotherBackend)
    const taken = await Promise.all(senders.map((sender) => sender.claim()))
    expect(taken.filter(({ mail }) => mail?.id === id)).toHaveLength(1)
    expect((await anotherBackend().claim()).mail).toBeNull()

    await haat.sql("update outbox_mail set next_attempt_at = now() where id = $1", [id])
    const again = await until(async () => (await anotherBackend().claim()).mail, "the mail is due again")
    expect(again).toMatchObject({ id, attempts: 2 })
    await anotherBackend().drop({ id }, "The test is over")
  })

  it("sends a mail once when the database is away just after it was sent", async () => {
    const name = `away ${Date.now().toString(36)}`
    const id = `contact-message:${name}`
    const acceptAgain = await rejectTwice(id)
    try {
      await anotherBackend().add({ id, kind: "contact-message", payload: note(name) })
      // any later message wakes the shop's own backend, which finds this one too
      await haat.guest().post("/store/contact", note(`later ${name}`))
      await until(
        async () => (await haat.sql("select 1 from outbox_mail where id = $1 and state = 'sent'", [id])).length,
        "the mail is known to be sent",
      )
    } finally {
      await acceptAgain()
    }
    const arrived = await mailbox(haat).to("owner@haat.example")
    expect(arrived.filter(({ subject }) => subject.endsWith(`Doubled ${name}`))).toHaveLength(1)
  })

  it("drops a mail of a kind that no plugin writes", async () => {
    const name = `gone ${Date.now().toString(36)}`
    const id = `mail-of-a-removed-plugin:${name}`
    await anotherBackend().add({ id, kind: "mail-of-a-removed-plugin", payload: {} })
    // any later message wakes the shop's own backend, which finds this one too
    await haat.guest().post("/store/contact", note(`later ${name}`))
    const read = async () => (await haat.sql("select state, last_error from outbox_mail where id = $1", [id]))[0]
    const dropped = await until(async () => (await read()).state !== "waiting" && read(), "the mail to be dropped")
    expect(dropped).toEqual({ state: "dropped", last_error: "No plugin writes mails of this kind" })
  })

  it("gives a mail that someone waits for before those that were due earlier", async () => {
    const due = { "order-placed": "2020-01-01", "cod-code": "2020-01-02" }
    const db = knex({ client: "pg", connection: runningShop().databaseUrl, pool: { min: 1, max: 1 } })
    try {
      // never committed, so that the shop's own backend claims neither of them
      const transaction = await db.transaction()
      const outbox = new MailOutboxService({ __pg_connection__: transaction })
      for (const [kind, next_attempt_at] of Object.entries(due))
        await transaction("outbox_mail").insert({ id: `${kind}:order of mails`, kind, payload: {}, next_attempt_at })
      const claimed = [await outbox.claim(["cod-code"]), await outbox.claim(["cod-code"])]
      expect(claimed.map(({ mail }) => mail?.kind)).toEqual(["cod-code", "order-placed"])
      await transaction.rollback()
    } finally {
      await db.destroy()
    }
  })
})
