import { shop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let asha: Awaited<ReturnType<typeof haat.shopper>>
beforeAll(async () => {
  asha = await haat.shopper()
})

const CREDENTIALS = { username: "intruder", email: "intruder@x.in", password: "Sundar@123", identifier: "admin" }

describe("the routes Medusa leaves open", () => {
  it.each([
    ["/auth/customer/username"],
    ["/auth/user/username"],
    ["/AUTH/User/Username/"],
    ["/auth/customer/username/register"],
    ["/auth/user/username/register"],
    ["/auth/customer/username/update"],
    ["/auth/customer/username/callback"],
    ["/auth/user/username/reset-password"],
    ["/auth/customer/username/reset-password"],
    ["/auth/reset-password"],
    ["/auth/reset-password/a/b"],
    ["/auth/customer/emailpass"],
    ["/auth/user/emailpass/register"],
    ["/auth/username/user"],
    ["/auth/token/refresh"],
    ["/auth/mfa/factors"],
    ["/auth/verification/request"],
    ["/store/customers"],
    ["/store/customers/me"],
    ["/store/customers/me/addresses"],
    ["/STORE/Customers/me/addresses/"],
  ])("are shut at %s, for guests and for shoppers", async (path) => {
    for (const visitor of [haat.guest(), asha]) {
      for (const response of [await visitor.post(path, CREDENTIALS), await visitor.get(path)]) {
        expect(response.status).toBe(404)
        expect(response.body.message).toBe("There is nothing at this address")
      }
    }
  })

  it("hand out no token: a session is the only way to be signed in", async () => {
    const response = await asha.post("/auth/session", {})
    expect(response.status).toBe(405)
    expect(response.headers.get("allow")).toBe("DELETE")
    expect((await asha.get("/auth/sign-in")).status).toBe(405)
    expect((await asha.put("/auth/sign-up", CREDENTIALS)).status).toBe(405)
  })

  it("leave no trace of who knocked", async () => {
    expect(await haat.sql("select 1 from provider_identity where entity_id like 'intruder%'")).toEqual([])
    expect(await haat.sql("select 1 from customer where email = 'intruder@x.in'")).toEqual([])
  })

  it("keep the Admin API to administrators", async () => {
    expect((await asha.get("/admin/customers")).status).toBe(401)
    expect((await haat.guest().post("/admin/users", {})).status).toBe(401)
  })
})
