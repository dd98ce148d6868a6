import { type Client, shop } from "@haat/testing"
import { holdRows } from "@haat/testing/hold-rows"
import { mailbox } from "@haat/testing/mailbox"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let owner: Client & { id: string }
beforeAll(async () => {
  owner = await haat.staff("owner")
})

let people = 0
const stranger = () => `staff${Date.now().toString(36)}${people++}@example.com`

/** Invites a new member of staff and reads the link from the mail. */
const invited = async (role: string, email = stranger()) => {
  const { status, body } = await owner.post("/back-office/invitations", { email, role })
  expect(status, JSON.stringify(body)).toBe(201)
  const mail = await mailbox(haat).mail(email, "Help to keep the shop")
  const token = /\/admin\/join#([\w-]+)/.exec(mail.text)?.[1] ?? ""
  return { email, token, invitation: body, mail }
}
const person = (token: string) => ({
  token,
  username: `n${Date.now().toString(36)}${people++}`.slice(-15),
  password: "Secret@123",
  first_name: "Nila",
  last_name: "Das",
})

describe("the people who keep the shop", () => {
  it("invites a member of staff by e-mail, who sets username and password and has the invited role", async () => {
    const { email, token, mail, invitation } = await invited("manager")
    expect(mail.text).toContain("as manager")
    expect(JSON.stringify(invitation)).not.toContain(token)
    const looked = await haat.guest().post("/auth/invitation", { token })
    expect([looked.status, looked.body]).toEqual([200, { email, role: "manager" }])

    const nila = haat.guest()
    const form = person(token)
    expect(await nila.post("/auth/invitation/accept", form)).toMatchObject({
      status: 201,
      body: { username: form.username },
    })
    expect((await nila.post("/auth/sign-in", form)).status).toBe(200)
    expect((await nila.get("/back-office/me")).body.role).toBe("manager")
    const { body } = await owner.get(`/back-office/staff?filter={"q":"${email}"}`)
    expect(body).toMatchObject([{ username: form.username, name: "Nila Das", email, role: "manager" }])
    const { body: auditLog } = await owner.get(`/back-office/audit-log?filter={"q":"${body[0].id}"}`)
    expect(auditLog).toMatchObject([
      { resource: "staff", action: "invitation-accepted", user_id: body[0].id, role: "manager", state: "done" },
    ])
    expect(JSON.stringify(auditLog)).not.toContain(token)
  })

  it("accepts an invitation once, also in a race, and not after it ended or was withdrawn", async () => {
    const { token } = await invited("support")
    const responses = await Promise.all([1, 2].map(() => haat.guest().post("/auth/invitation/accept", person(token))))
    const [accepted, rejected] = responses.map(({ status }) => status).sort()
    expect(accepted).toBe(201)
    // the second one finds the invitation used, or the username taken
    expect([404, 409]).toContain(rejected)

    const late = await invited("support")
    await haat.sql("update staff_invitation set expires_at = now() - interval '1 second' where email = $1", [
      late.email,
    ])
    const withdrawn = await invited("support")
    expect((await owner.delete(`/back-office/invitations/${withdrawn.invitation.id}`)).status).toBe(200)
    const replaced = await invited("support")
    await owner.post("/back-office/invitations", { email: replaced.email, role: "manager" })
    for (const { token } of [late, withdrawn, replaced, { token: "x".repeat(43) }]) {
      for (const path of ["/auth/invitation", "/auth/invitation/accept"]) {
        const { status, body } = await haat.guest().post(path, person(token))
        expect([status, body.message]).toEqual([404, "This invitation has ended or was used. Ask for a new one"])
      }
    }
  })

  it("keeps the invitation when the username is taken, and names the field", async () => {
    const { token } = await invited("support")
    const { username } = await haat.staff("support")
    const rejected = await haat.guest().post("/auth/invitation/accept", { ...person(token), username })
    expect([rejected.status, rejected.body]).toEqual([
      409,
      {
        ...{ type: "conflict", code: "username_taken", params: {} },
        ...{ message: "This username is already taken", errors: { username: "This username is already taken" } },
      },
    ])
    const { status, body } = await haat.guest().post("/auth/invitation/accept", { ...person(token), password: "weak" })
    expect([status, Object.keys(body.errors)]).toEqual([400, ["password"]])
    expect((await haat.guest().post("/auth/invitation/accept", person(token))).status).toBe(201)
  })

  it("keeps the invitation when its address becomes a user's at the same moment", async () => {
    const { email, token } = await invited("support")
    const id = `user_${crypto.randomUUID()}`
    const letGo = await holdRows(`insert into "user" (id, email) values ($1, $2)`, [id, email])
    const accepted = haat.guest().post("/auth/invitation/accept", person(token))
    const WAITING = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "user"%'`
    await expect.poll(async () => (await haat.sql(WAITING)).length, { timeout: 10_000 }).toBe(1)
    await letGo("commit")
    const { status, body } = await accepted
    expect([status, body.message]).toEqual([409, "An administrator with this email address already exists"])
    await haat.sql(`delete from "user" where id = $1`, [id])
    expect((await haat.guest().post("/auth/invitation/accept", person(token))).status).toBe(201)
  })

  it("invites nobody who is here already, and nobody without an address or a role", async () => {
    const [{ email }] = (await owner.get("/back-office/staff")).body
    const known = await owner.post("/back-office/invitations", { email, role: "support" })
    expect([known.status, known.body.message]).toEqual([409, "Someone with this email address keeps the shop already"])
    const wrong = await owner.post("/back-office/invitations", { email: "nobody", role: "king" })
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { email: "Please enter a valid email address", role: "A role is owner, manager, support" },
    ])
  })

  it("changes a role, which counts from the next click on", async () => {
    const tara = await haat.staff("support")
    expect((await tara.get("/back-office/synonyms")).status).toBe(403)
    const changed = await owner.put(`/back-office/staff/${tara.id}`, { role: "manager" })
    expect([changed.status, changed.body.role]).toEqual([200, "manager"])
    expect((await tara.get("/back-office/synonyms")).status).toBe(200)
    expect((await owner.put("/back-office/staff/user_nobody", { role: "manager" })).status).toBe(404)
    expect((await owner.put(`/back-office/staff/${tara.id}`, { role: "king" })).status).toBe(400)
  })

  it("ends every session of someone who was removed at once, and their sign-in with it", async () => {
    const tara = await haat.staff("manager")
    const elsewhere = haat.guest()
    await elsewhere.post("/auth/sign-in", tara)
    expect((await owner.delete(`/back-office/staff/${tara.id}`)).body).toEqual({ id: tara.id })
    for (const session of [tara, elsewhere]) {
      expect((await session.get("/back-office/overview")).status).toBe(401)
      expect((await session.get("/auth/me")).body).toEqual({ person: null })
    }
    const again = await haat.guest().post("/auth/sign-in", { username: tara.username, password: tara.password })
    expect([again.status, again.body.message]).toEqual([401, "Invalid username or password"])
    expect((await owner.delete(`/back-office/staff/${tara.id}`)).status).toBe(404)
  })

  it("is never left without an owner, not even when the last two dismiss each other at the same moment", async () => {
    const [one, two] = [await haat.staff("owner"), await haat.staff("owner")]
    // Only these two are owners for a moment.
    const others = await haat.sql("select id from staff where role = 'owner' and id <> all($1)", [[one.id, two.id]])
    await haat.sql("update staff set role = 'manager' where id = any($1)", [others.map(({ id }) => id)])
    try {
      const responses = await Promise.all([
        one.put(`/back-office/staff/${two.id}`, { role: "support" }),
        two.delete(`/back-office/staff/${one.id}`),
      ])
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
      const owners = await haat.sql("select id from staff where role = 'owner'")
      expect(owners).toHaveLength(1)
      const last = owners[0].id === one.id ? one : two
      for (const { status, body } of [
        await last.delete(`/back-office/staff/${last.id}`),
        await last.put(`/back-office/staff/${last.id}`, { role: "manager" }),
      ]) {
        expect([status, body.message]).toEqual([409, "The shop needs an owner: make someone else an owner first"])
      }
      expect((await last.get("/back-office/me")).body.role).toBe("owner")
    } finally {
      await haat.sql("update staff set role = 'owner' where id = any($1)", [others.map(({ id }) => id)])
    }
  })

  it("leaves Medusa's own Admin API to owners, of those who come with a session", async () => {
    expect((await owner.get("/admin/products?limit=1")).status).toBe(200)
    for (const role of ["manager", "support"] as const) {
      const { status, body } = await (await haat.staff(role)).get("/admin/products?limit=1")
      expect([status, body.message]).toEqual([403, "Only an owner of the shop can do this"])
    }
  })
})
