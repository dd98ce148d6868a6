import { shop, type TestShop } from "@haat/testing"
import { authenticator } from "@haat/testing/authenticator"
import { describe, expect, it } from "vitest"

const haat = shop()

type Member = Awaited<ReturnType<TestShop["staff"]>>
const enrol = async (member: Member) => {
  const { key } = (await member.post("/auth/second-factor", {})).body
  const { status } = await member.post("/auth/second-factor/confirm", { code: await authenticator(key).code() })
  expect(status).toBe(200)
}

describe("an owner", () => {
  it("sees who has a second factor, and switches it off for whoever lost their phone; the audit log has it", async () => {
    const [owner, member] = await Promise.all([haat.staff("owner"), haat.staff("support")])
    await enrol(member)
    const record = `/back-office/staff/${member.id}`
    expect((await owner.get(record)).body.second_factor).toBe(true)
    const reset = await owner.delete(`${record}/second-factor`)
    expect([reset.status, reset.body.second_factor]).toEqual([200, false])
    expect((await member.get("/back-office/me")).status).toBe(401)
    const { username, password } = member
    expect((await haat.guest().post("/auth/sign-in", { username, password })).body.person.id).toBe(member.id)
    const filter = encodeURIComponent(JSON.stringify({ q: member.username }))
    const { body: entries } = await owner.get(`/back-office/audit-log?filter=${filter}`)
    const entry = entries.find(({ action }: { action: string }) => action === "second-factor")
    expect(entry).toMatchObject({
      resource: "staff",
      subject_id: member.id,
      changes: [{ field: "second_factor", before: true, after: false }],
    })
  })

  it("cannot go round their own, and nobody else can switch off anybody's", async () => {
    const [owner, manager] = await Promise.all([haat.staff("owner"), haat.staff("manager")])
    await enrol(owner)
    const own = await owner.delete(`/back-office/staff/${owner.id}/second-factor`)
    expect([own.status, own.body.message]).toEqual([
      409,
      "Switch your own off under Two-step sign-in, with your password and a code",
    ])
    expect((await manager.delete(`/back-office/staff/${owner.id}/second-factor`)).status).toBe(403)
    expect((await owner.delete("/back-office/staff/user_nobody/second-factor")).status).toBe(404)
  })

  it("can require it of everyone: whoever has none can do nothing but set it up", async () => {
    const [owner, member] = await Promise.all([haat.staff("owner"), haat.staff("manager")])
    await enrol(owner)
    const require = async (requires_second_factor: boolean) => {
      const { body } = await owner.get("/back-office/settings")
      expect((await owner.put("/back-office/settings", { ...body, requires_second_factor })).status).toBe(200)
    }
    const second = await haat.staff("owner")
    await require(true)
    try {
      expect((await member.get("/back-office/me")).body).toMatchObject({ must_enrol: true, permissions: [] })
      for (const path of ["/back-office/products", "/back-office/orders", "/back-office/overview"]) {
        const { status, body } = await member.get(path)
        expect([status, body.second_factor], path).toEqual([403, "required"])
        expect(body.message).toBe("Set up two-step sign-in first: the shop asks it of everyone who works here")
      }
      expect((await member.get("/api/order/getOrders")).status).toBe(403)
      expect((await second.get("/admin/products?limit=1")).status).toBe(403)
      const { username, password } = member
      const client = haat.guest()
      expect((await client.post("/auth/sign-in", { username, password })).status).toBe(200)
      expect((await client.get("/back-office/products")).status).toBe(403)

      expect((await owner.get("/back-office/products")).status).toBe(200)
      await enrol(member)
      expect((await member.get("/back-office/me")).body).toMatchObject({ must_enrol: false, role: "manager" })
      expect((await member.get("/back-office/products")).status).toBe(200)
    } finally {
      await require(false)
    }
    expect((await second.get("/back-office/products")).status).toBe(200)
  })
})
