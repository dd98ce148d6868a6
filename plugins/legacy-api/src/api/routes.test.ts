/** @module-tag accounts */
import { ROLES, type Role } from "@haat/back-office/contract"
import { type Client, type Shopper, shop } from "@haat/testing"
import { sendPhoto } from "@haat/testing/send-photo"
import { IS_FULL_RUN } from "@haat/testing/test-size"
import { beforeAll, describe, expect, it } from "vitest"
import { type Kind, OPEN_ROUTES } from "../testing/open-routes"
import { HOME, place, put } from "../testing/people"

type TestResponse = Awaited<ReturnType<Client["get"]>>

/**
 * - integration: Medusa's Admin API, on the backend's own port only: 401 for guests and shoppers, 403 for staff who do not
 *   own the shop
 * - inside: not requested, as the web tier does not pass this address on
 * - closed: 404 or 405 for everybody
 */
type AnyKind = Kind | "integration" | "inside" | "closed"

const INSIDE = ["GET /admin/feature-flags", "GET /cloud/auth", "POST /cloud/auth/users"]

const kindOf = (route: string): AnyKind =>
  OPEN_ROUTES[route] ??
  (INSIDE.includes(route) ? "inside" : /^\w+ \/admin(\/|$)/.test(route) ? "integration" : "closed")

const UNTESTED_KINDS: AnyKind[] = ["sign-out", "inside"]

/** Which of the roles a route of that kind lets in. */
const LET_IN: Partial<Record<AnyKind, readonly Role[]>> = {
  staff: ["support", "manager", "owner"],
  managers: ["manager", "owner"],
  owners: ["owner"],
}

/** What the web tier passes on. */
const HANDED_ON = /^\w+ \/(store|auth|api|back-office|hooks|static)(\/|$)/

/** What a browser can ask; the web tier lets no other method through. */
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

const ask = (client: Client, route: string, id = "not_there") => {
  const [method] = route.split(" ")
  const body = method === "GET" ? undefined : {}
  return client.send(method, addressOf(route, id), body)
}

const TURNED_AWAY = [401, 403]
const statusAndMessage = ({ status, body }: TestResponse) => [status, body?.message]

/**
 * Hundreds of routes are closed, all by the same list of those that are not: in `npm test` the two who come furthest in
 * ask for them, a customer and a member of staff.
 */
const UNWELCOME: Record<"integration" | "closed", () => Client[]> = {
  integration: () => [...(IS_FULL_RUN ? [haat.guest(), owner, team.support] : []), other, team.manager],
  closed: () => [...(IS_FULL_RUN ? [haat.guest(), team.support, team.manager] : []), other, team.owner],
}

async function checkClosed(route: string, kind: "integration" | "closed") {
  for (const person of UNWELCOME[kind]()) {
    const { status } = await ask(person, route)
    const isStaff = Object.values(team).includes(person)
    expect(kind === "closed" ? [404, 405] : [isStaff ? 403 : 401], route).toContain(status)
  }
}

async function check(route: string, kind: AnyKind) {
  if (kind === "integration" || kind === "closed") return checkClosed(route, kind)
  const guest = await ask(haat.guest(), route)
  const stranger = await ask(other, route)
  const staff = await Promise.all(ROLES.map((role) => ask(team[role], route)))
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
  expect(id, `${route} is somebody's own, and the test has none of it`).toBeDefined()
  expect(statusAndMessage(await ask(other, route, id)), route).toEqual(statusAndMessage(madeUp))
  const theirs = await ask(owner, route, id)
  expect([401, 403, 404], route).not.toContain(theirs.status)
}

describe("every route of the running server", () => {
  it("that is open to somebody is named one by one", () => {
    expect(routes.length).toBeGreaterThan(300)
    expect(Object.keys(OPEN_ROUTES).filter((route) => !routes.includes(route))).toEqual([])
    expect(INSIDE.filter((route) => HANDED_ON.test(route))).toEqual([])
  })

  it("gives a guest, shoppers and each role what is declared, and nothing where nothing is", async () => {
    const wrong: string[] = []
    for (const route of routes) {
      const kind = kindOf(route)
      if (UNTESTED_KINDS.includes(kind) || !ROUTE.test(route)) continue
      await check(route, kind).catch((error: Error) => wrong.push(`${kind}: ${error.message.split("\n")[0]}`))
    }
    expect(wrong).toEqual([])
  }, 240_000)

  it("signs out who asks for it, and nobody else", async () => {
    const [leaving, staying] = await Promise.all([haat.shopper(), haat.shopper()])
    expect((await leaving.delete("/auth/session")).status).toBe(200)
    expect((await leaving.get("/store/cart")).status).toBe(401)
    expect((await staying.get("/store/cart")).status).toBe(200)
  })
})
