/** @module-tag accounts */

import { type Permission, ROLES, type Role } from "@haat/sdk/roles"
import { type Client, type Shopper, shop } from "@haat/testing"
import { inBatches } from "@haat/testing/in-batches"
import { sendPhoto } from "@haat/testing/send-photo"
import { IS_FULL_RUN } from "@haat/testing/test-size"
import { beforeAll, describe, expect, it } from "vitest"
import { PERMISSIONS } from "../../../../admin/src/testing/declared-permissions"
import { type Kind, OPEN_ROUTES } from "../testing/open-routes"
import { HOME, place, put } from "../testing/people"

type TestResponse = Awaited<ReturnType<Client["get"]>>

/**
 * - integration: Medusa's Admin API, on the backend's own port only: 401 for guests and shoppers, 403 for staff who do
 *   not own the shop
 * - inside: not requested, as the web tier does not pass this address on
 * - closed: 404 or 405 for all
 */
type AnyKind = Kind | "integration" | "inside" | "closed"

const INSIDE = ["GET /admin/feature-flags", "GET /cloud/auth", "POST /cloud/auth/users"]

const kindOf = (route: string): AnyKind =>
  OPEN_ROUTES[route] ??
  (INSIDE.includes(route) ? "inside" : /^\w+ \/admin(\/|$)/.test(route) ? "integration" : "closed")

const UNTESTED_KINDS: AnyKind[] = ["sign-out", "inside"]

/** Roles that a route of this kind allows. */
const LET_IN: Partial<Record<AnyKind, readonly Role[]>> = {
  staff: ["support", "manager", "owner"],
  managers: ["manager", "owner"],
  owners: ["owner"],
}

/** Paths that the web tier forwards. */
const HANDED_ON = /^\w+ \/(store|auth|api|back-office|hooks|static)(\/|$)/

/** Methods that the web tier forwards. */
const ROUTE = /^(GET|POST|PUT|PATCH|DELETE) /

const haat = shop()
let owner: Shopper
let other: Shopper
let team: Record<Role, Client>
let routes: string[]
let own: Record<string, string>

beforeAll(async () => {
  ;[owner, other] = await Promise.all([haat.shopper(), haat.shopper()])
  team = { support: await haat.staff("support"), manager: await haat.staff("manager"), owner: await haat.admin() }
  routes = (await team.owner.get("/api/routes")).body
  const lota = await haat.product()
  await put(owner, lota.id)
  const { order } = (await place(owner)).body
  await put(owner, lota.id)
  await owner.put("/api/user/updateUserAddress", { addresses: [HOME] })
  const [cart] = await haat.sql("select id from cart where customer_id = $1 and completed_at is null", [
    owner.person.id,
  ])
  own = {
    "/store/addresses/": (await owner.get("/store/addresses")).body.addresses[0].id,
    "/store/my-orders/": order._id,
    "/store/orders/": order._id,
    "/store/carts/": cart.id,
    "/store/return-photos/": await sendPhoto(owner),
    "/api/saveForLater/get/": owner.person.id,
  }
})

const NAMED: Record<string, string> = { actor_type: "customer", auth_provider: "username", area: "store" }

/** The address of a route, its last unknown parameters filled with an id. */
function addressOf(route: string, id: string) {
  const [, path] = route.split(" ")
  return path
    .replace(/:area\([^)]*\)/, "store")
    .replace(/\/\*$/, "/nothing/here")
    .replace(/\*$/, "")
    .replace(/:(\w+)/g, (_, name) => NAMED[name] ?? id)
}

/** Routes that change nothing are asked for so many at once. */
const AT_ONCE = 8

const ask = (client: Client, route: string, id = "not_there") => {
  const [method] = route.split(" ")
  const body = method === "GET" ? undefined : {}
  return client.send(method, addressOf(route, id), body)
}

const TURNED_AWAY = [401, 403]
const statusAndMessage = ({ status, body }: TestResponse) => [status, body?.message]

/** In `npm test` a customer asks for one closed route in so many. */
const CUSTOMER_SHARE = 8

/**
 * Hundreds of routes are closed, all by the same list of those that are not: in `npm test` the member of staff who
 * comes furthest in asks for each, and a customer for some.
 */
function unwelcome(kind: "integration" | "closed", at: number): Client[] {
  const furthest = kind === "integration" ? team.manager : team.owner
  if (!IS_FULL_RUN) return at % CUSTOMER_SHARE ? [furthest] : [other, furthest]
  return [haat.guest(), other, team.support, team.manager, ...(kind === "integration" ? [owner] : [team.owner])]
}

async function checkClosed(route: string, kind: "integration" | "closed", at: number) {
  for (const person of unwelcome(kind, at)) {
    const { status } = await ask(person, route)
    const isStaff = Object.values(team).includes(person)
    expect(kind === "closed" ? [404, 405] : [isStaff ? 403 : 401], route).toContain(status)
  }
}

async function checkOpen(route: string, kind: AnyKind) {
  const people = [haat.guest(), other, ...ROLES.map((role) => team[role])]
  const [guest, stranger, ...staff] = await Promise.all(people.map((person) => ask(person, route)))
  for (const { status } of [guest, stranger, ...staff]) expect(status, route).toBeLessThan(500)
  const letIn = LET_IN[kind]
  if (letIn) {
    expect([guest.status, stranger.status], route).toEqual([401, 403])
    for (const [at, role] of ROLES.entries()) {
      if (letIn.includes(role)) expect(TURNED_AWAY, `${route} for a ${role}`).not.toContain(staff[at].status)
      else expect(staff[at].status, `${route} for a ${role}`).toBe(403)
    }
  } else if (kind === "everyone") {
    for (const { status } of [guest, stranger, ...staff]) expect(TURNED_AWAY, route).not.toContain(status)
  } else if (kind === "signed") {
    for (const { status } of [guest, stranger, ...staff]) expect(status, route).toBe(400)
  } else {
    expect(guest.status, route).toBe(401)
    for (const { status } of staff) expect(TURNED_AWAY, route).toContain(status)
    if (kind === "own") await checkOwn(route, stranger)
    else for (const { status } of [await ask(owner, route), stranger]) expect(TURNED_AWAY, route).not.toContain(status)
  }
}

/** Another customer and a made-up id get one response; the owner gets another. */
async function checkOwn(route: string, madeUp: TestResponse) {
  const place = Object.keys(own).find((start) => route.split(" ")[1].startsWith(start))
  const id = own[place ?? ""]
  expect(id, `${route} is someone's own, and the test has none of it`).toBeDefined()
  expect(statusAndMessage(await ask(other, route, id)), route).toEqual(statusAndMessage(madeUp))
  const theirs = await ask(owner, route, id)
  expect([401, 403, 404], route).not.toContain(theirs.status)
}

/**
 * Tells whether plugins/back-office/src/api/guard.test.ts covers the route: then `npm test`
 * compares only which roles these are.
 */
const isGuarded = (route: string, kind: AnyKind) => !IS_FULL_RUN && kind in LET_IN && / \/back-office\//.test(route)

describe("every route of the running server", () => {
  it("declares every open route", () => {
    expect(routes.length).toBeGreaterThan(300)
    expect(Object.keys(OPEN_ROUTES).filter((route) => !routes.includes(route))).toEqual([])
    expect(INSIDE.filter((route) => HANDED_ON.test(route))).toEqual([])
  })

  it("gives a guest, shoppers and each role what is declared, and nothing where nothing is", async () => {
    const wrong: string[] = []
    const tested = routes
      .map((route, at) => ({ route, at, kind: kindOf(route) }))
      .filter(({ route, kind }) => ROUTE.test(route) && !UNTESTED_KINDS.includes(kind) && !isGuarded(route, kind))
    const note = (kind: AnyKind) => (error: Error) => wrong.push(`${kind}: ${error.message.split("\n")[0]}`)
    await inBatches(tested, AT_ONCE, async ({ route, at, kind }) => {
      if (kind === "integration" || kind === "closed") await checkClosed(route, kind, at).catch(note(kind))
    })
    for (const { route, kind } of tested)
      if (kind !== "integration" && kind !== "closed") await checkOpen(route, kind).catch(note(kind))
    expect(wrong).toEqual([])
  }, 240_000)

  it("takes in the back office the permission of those roles that are declared", async () => {
    const guarded: { method: string; path: string; permission: Permission | null }[] = (
      await team.owner.get("/back-office/routes")
    ).body
    const rolesByPermission = guarded.map(({ method, path, permission }) => [
      `${method} ${path}`,
      ROLES.filter((role) => permission && PERMISSIONS[permission].includes(role)),
    ])
    const declaredRoles = guarded.map(({ method, path }) => {
      const letIn = LET_IN[kindOf(`${method} ${path}`)]
      return [`${method} ${path}`, ROLES.filter((role) => letIn?.includes(role))]
    })
    expect(rolesByPermission.length).toBeGreaterThan(100)
    expect(rolesByPermission).toEqual(declaredRoles)
    const openOnes = Object.keys(OPEN_ROUTES).filter((route) => / \/back-office\//.test(route))
    expect(openOnes.filter((route) => !guarded.some(({ method, path }) => `${method} ${path}` === route))).toEqual([])
  })

  it("signs out only the caller", async () => {
    const [leaving, staying] = await Promise.all([haat.shopper(), haat.shopper()])
    expect((await leaving.delete("/auth/session")).status).toBe(200)
    expect((await leaving.get("/store/cart")).status).toBe(401)
    expect((await staying.get("/store/cart")).status).toBe(200)
  })
})
