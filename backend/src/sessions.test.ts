import { shop } from "@haat/testing"
import { expect, it } from "vitest"

it("a session, without Redis, is forgotten when it has expired", async () => {
  const haat = shop()
  const shopper = await haat.shopper()
  const expired = await haat.sql(
    `update shop_session set expire = now() - interval '1 minute' where sess::text like '%' || $1 || '%' returning 1`,
    [shopper.person.id],
  )
  expect(expired).toHaveLength(1)
  expect((await shopper.get("/auth/me")).body.person ?? null).toBeNull()
})
