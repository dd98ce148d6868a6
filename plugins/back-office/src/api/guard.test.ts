/** @module-tag accounts */

import { type Permission, ROLES } from "@haat/sdk/roles"
import { type Client, shop, type TestShop } from "@haat/testing"
import { inBatches } from "@haat/testing/in-batches"
import { IS_FULL_RUN } from "@haat/testing/test-size"
import { beforeAll, describe, expect, it } from "vitest"
import { PERMISSIONS } from "../../../../admin/src/testing/declared-permissions"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

type Route = { method: string; path: string; permission: Permission | null }
type Send = (client: Client, route: Route) => ReturnType<Client["send"]>

/** The routes of the running server, so that a new one cannot be left out here. */
const theRoutes = async (): Promise<Route[]> => (await admin.get("/back-office/routes")).body
const nameOf = ({ method, path }: Route) => `${method} ${path}`

/** Requests a record that does not exist, or sends nothing: allowed people get a 4xx and nothing changes. */
const ask: Send = (client, { method, path }) =>
  client.send(method, path.replace(/:\w+/g, "not_there"), method === "GET" ? undefined : {})

/** Concurrent requests; none of them changes anything. */
const AT_ONCE = 8

/** Further requests that a stranger might try. */
const STRANGE: Route[] = [
  { method: "GET", path: "/back-office", permission: null },
  { method: "GET", path: "/back-office/no-such-page", permission: null },
  { method: "GET", path: "/back-office/products/%E0%A4%A", permission: null },
  { method: "PATCH", path: "/BACK-OFFICE/products/prod_x", permission: null },
]

describe("the back office's guard", () => {
  it("has a permission declared for every route the server answers", async () => {
    const routes = await theRoutes()
    expect(routes.length).toBeGreaterThan(30)
    expect(routes.filter(({ permission }) => !permission).map(nameOf)).toEqual([])
  })

  it("is shut to a guest, whatever is asked", async () => {
    await inBatches([...(await theRoutes()), ...STRANGE], AT_ONCE, async (route) => {
      const { status, body } = await ask(haat.guest(), route)
      expect([status, body.message], nameOf(route)).toEqual([401, "Please sign in as the shop's administrator"])
    })
  })

  it("is shut to a shopper, whatever is asked", async () => {
    const shopper = await haat.shopper()
    await inBatches([...(await theRoutes()), ...STRANGE], AT_ONCE, async (route) => {
      const { status, body } = await ask(shopper, route)
      expect([status, body.message], nameOf(route)).toEqual([403, "Only the shop's administrator can do this"])
    })
  })

  it.each(ROLES)("opens to a %s what the role may do, and says of the rest that it is not theirs", async (role) => {
    const person = await haat.staff(role)
    await inBatches(await theRoutes(), AT_ONCE, async (route) => {
      const { status, body } = await ask(person, route)
      if (PERMISSIONS[route.permission as Permission].includes(role)) {
        expect([401, 403], nameOf(route)).not.toContain(status)
        expect(status, nameOf(route)).toBeLessThan(500)
      } else {
        const message = `This is not part of your role (${role}). An owner of the shop can change it`
        const error = { type: "forbidden", code: "not_in_role", params: { role }, message }
        expect([status, body], nameOf(route)).toEqual([403, { ...error, permission: route.permission }])
      }
    })
  })

  it("tells who has come in which role they have and what they may do", async () => {
    const { role, permissions } = (await (await haat.staff("support")).get("/back-office/me")).body
    expect(role).toBe("support")
    expect(permissions).toEqual(expect.arrayContaining(["orders.edit", "customers.read", "returns.edit"]))
    for (const owned of ["products.edit", "settings.read", "staff.read", "audit-log.read", "customers.export"]) {
      expect(permissions).not.toContain(owned)
    }
    const { body } = await admin.get("/back-office/me")
    expect([body.role, body.permissions.toSorted()]).toEqual(["owner", Object.keys(PERMISSIONS).sort()])
  })

  it("lets nobody in who is a user of Medusa without a role", async () => {
    const person = await haat.staff("support")
    await haat.sql("delete from staff where id = $1", [person.id])
    const { status, body } = await person.get("/back-office/overview")
    expect([status, body.message]).toEqual([403, "You have no role in this shop yet. An owner can give you one"])
  })

  it("is shut to an administrator who has been let go", async () => {
    const users = await haat.sql(`select id from "user" where deleted_at is null`)
    const [{ id }] = users
    await haat.sql(`update "user" set deleted_at = now() where id = $1`, [id])
    try {
      expect((await admin.get("/back-office/overview")).status).toBe(401)
    } finally {
      await haat.sql(`update "user" set deleted_at = null where id = $1`, [id])
    }
    expect((await admin.get("/back-office/overview")).status).toBe(200)
  })

  it("says what is not there, and how a page can be asked", async () => {
    for (const path of ["", "/no-such-page", "/products/a/b", "/products/%E0%A4%A", "/orders/x%00", "/PRODUCTS"]) {
      const { status, body } = await admin.get(`/back-office${path}`)
      expect([status, body.message], path).toEqual([404, "There is no such page in the back office"])
    }
    const { status, body, headers } = await admin.patch("/back-office/products/prod_x", {})
    expect([status, body.message]).toEqual([405, "This page only answers GET, PUT, DELETE"])
    expect(headers.get("allow")).toBe("GET, PUT, DELETE")
  })

  it("knows no route by another case, so that none is reached by the permission of a neighbour", async () => {
    const notThere = [404, "There is no such page in the back office"]
    const support = await haat.staff("support")
    await inBatches(await theRoutes(), AT_ONCE, async ({ method, path }) => {
      const parts = path.slice("/back-office/".length).split("/")
      const last = parts.findLastIndex((part) => !part.startsWith(":"))
      const shouted = parts.map((part) => (part.startsWith(":") ? part : part.toUpperCase()))
      const onlyLast = parts.map((part, at) => (at === last ? part.toUpperCase() : part))
      for (const variant of IS_FULL_RUN ? [shouted, onlyLast] : [onlyLast]) {
        const route = { method, path: `/back-office/${variant.join("/")}`, permission: null }
        const { status, body } = await ask(support, route)
        expect([status, body.message], nameOf(route)).toEqual(notThere)
      }
    })
  })

  it("reads JSON objects of a sensible size and nothing else", async () => {
    const rejected = async (body: string) => {
      const response = await admin.post("/back-office/categories", body)
      return [response.status, response.body.message]
    }
    for (const body of ["{ not json", ""]) expect(await rejected(body)).toEqual([400, "This is not valid JSON"])
    for (const body of ["[]", "null", '"name"'])
      expect(await rejected(body)).toEqual([400, "Send the fields as a JSON object"])
    for (const size of [300_000, 6_000_000]) {
      const sentence = "This is too much to send at once: more than 256 KB"
      expect(await rejected(JSON.stringify({ name: "x".repeat(size) }))).toEqual([413, sentence])
    }
    const form = new FormData()
    form.set("name", "Sent as a form")
    expect((await admin.post("/back-office/categories", form)).status).toBe(415)
  })

  it("keeps its answers out of every cache", async () => {
    expect((await admin.get("/back-office/overview")).headers.get("cache-control")).toBe("no-store")
    expect((await haat.guest().get("/back-office/overview")).headers.get("cache-control")).toBe("no-store")
  })
})
