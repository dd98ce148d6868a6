import { shop } from "@haat/testing"
import { openShopToKill } from "@haat/testing/shop-to-kill"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

let open: Awaited<ReturnType<typeof openShopToKill>>
beforeAll(async () => {
  open = await openShopToKill()
}, 120_000)
afterAll(() => open?.close())

describe("a session, without Redis", () => {
  it("outlives the backend, and a session that was ended stays ended", async () => {
    const haat = await shop()
    const [shopper, leaver] = [await haat.shopper(), await haat.shopper()]
    const admin = await haat.admin()
    const leaversCookie = leaver.cookie
    expect((await leaver.delete("/auth/session")).status).toBeLessThan(300)

    await open.kill()
    await open.start()

    expect((await shopper.get("/auth/me")).body.person?.username).toBe(shopper.person.username)
    expect((await admin.get("/back-office/products?range=[0,0]")).status).toBe(200)
    const left = await fetch(`${haat.backendUrl}/auth/me`, { headers: { cookie: leaversCookie } })
    expect(((await left.json()) as { person?: object }).person ?? null).toBeNull()
  }, 120_000)

  it("is forgotten when it has expired", async () => {
    const haat = await shop()
    const shopper = await haat.shopper()
    await haat.sql("update shop_session set expire = now() - interval '1 minute'")
    expect((await shopper.get("/auth/me")).body.person ?? null).toBeNull()
  })
})
