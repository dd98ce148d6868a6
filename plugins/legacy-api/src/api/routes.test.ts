import { type Client, type Shopper, shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import { OLD_CALLS } from "../testing/old-calls"
import { HOME, place, put } from "../testing/people"

type Answer = Awaited<ReturnType<Client["get"]>>

/**
 * What each route gives to a guest, to the owner of what it is about, to another customer, and to an administrator.
 * - everyone: nobody is turned away
 * - customer: 401 for a guest, 403 for an administrator (Medusa's own routes take one for a guest: 401), and no shopper is
 *   turned away: what they ask for is their own
 * - own: the same, and another customer is answered as for an id that does not exist
 * - administrator: 401 for a guest, 403 for a customer
 * - integration: Medusa's Admin API, on the backend's own port only: 401 for everybody but administrators
 * - closed: 404 or 405 for everybody
 * - signed: 4xx for everybody, as nobody here has the third party's signature
 * - inside: not asked, as the web tier does not hand this address on
 */
type Kind =
  | "everyone"
  | "customer"
  | "own"
  | "administrator"
  | "integration"
  | "closed"
  | "signed"
  | "sign-out"
  | "inside"

const EXACT: Record<string, Kind> = {
  ...OLD_CALLS,
  "GET /api/routes": "administrator",
  // Medusa answers before it looks whether there is such a provider; an unknown one's words are dropped.
  "POST /hooks/payment/:provider": "everyone",
  // Names of what is switched on in Medusa, which its documentation says too.
  "GET /admin/feature-flags": "inside",
  "DELETE /auth/session": "sign-out",
  "GET /auth/me": "everyone",
  "POST /auth/sign-in": "everyone",
  "POST /auth/sign-up": "everyone",
  "POST /auth/forgot-password": "everyone",
  "POST /auth/reset-password/:token": "everyone",
  "POST /auth/invitation": "everyone",
  "POST /auth/invitation/accept": "everyone",
  "POST /store/problem-reports": "everyone",
  "POST /store/newsletter": "everyone",
  "POST /store/contact": "everyone",
  "POST /store/enquiries": "everyone",
  "GET /store/reviews": "everyone",
  "POST /store/search": "everyone",
  "POST /store/addresses/:id": "own",
  "DELETE /store/addresses/:id": "own",
  "GET /store/my-orders/:id": "own",
  "POST /store/my-orders/:id/cancel": "own",
  "GET /store/orders/:id": "own",
  "GET /store/carts/:id": "own",
}

const GROUPS: [RegExp, Kind][] = [
  [/ \/:area\(/, "closed"],
  [/^\w+ \/admin(\/|$)/, "integration"],
  [/^\w+ \/back-office\//, "administrator"],
  [/ \/auth\//, "closed"],
  [/^[\w-]+ \/store\/customers/, "closed"],
  [/ \/hooks\//, "signed"],
  [/^GET \/(health|api\/(docs|openapi\.json)|api\/docs\/.*)/, "everyone"],
  [/ \/store\/(addresses|saved-items|profile|cart|checkout|my-orders|purchases|reviews|razorpay)(\/|$)/, "customer"],
  [/ \/store\/(carts|orders|payment-collections|returns)(\/|$)/, "customer"],
  [/ \/store\/shipping-options(\/|$)/, "customer"],
  [/^GET \/store\/payment-providers/, "everyone"],
  [/^GET \/store\/(banners|catalog|faqs|freight-quotes|main-products|postal-codes|shop)(\/|$)/, "everyone"],
  [/^GET \/store\/(collections|currencies|regions|return-reasons)(\/|$)/, "everyone"],
  [/^GET \/store\/product(s|-\w+)(\/|$)/, "everyone"],
  [/ \/cloud\/auth/, "inside"],
]

const kindOf = (route: string): Kind | undefined => EXACT[route] ?? GROUPS.find(([pattern]) => pattern.test(route))?.[1]

const NOT_ASKED: Kind[] = ["sign-out", "inside"]

/** What the web tier hands on. */
const HANDED_ON = /^\w+ \/(store|auth|api|back-office|hooks|static)(\/|$)/

/** What a browser can ask; the web tier lets no other method through. */
const ASKED = /^(GET|POST|PUT|PATCH|DELETE) /

let haat: TestShop
let owner: Shopper
let other: Shopper
let administrator: Client
let routes: string[]
let own: Record<string, string>

beforeAll(async () => {
  haat = await shop()
  ;[owner, other, administrator] = await Promise.all([haat.shopper(), haat.shopper(), haat.admin()])
  routes = (await administrator.get("/api/routes")).body
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
const said = ({ status, body }: Answer) => [status, body?.message]

async function check(route: string, kind: Kind) {
  const people = { guest: haat.guest(), other, administrator }
  if (kind === "integration") {
    for (const person of [people.guest, owner, other]) expect((await ask(person, route)).status, route).toBe(401)
    return
  }
  const guest = await ask(people.guest, route)
  const stranger = await ask(other, route)
  const admin = await ask(administrator, route)
  for (const { status } of [guest, stranger, admin]) expect(status, route).toBeLessThan(500)
  if (kind === "everyone") {
    for (const { status } of [guest, stranger, admin]) expect(TURNED_AWAY, route).not.toContain(status)
  } else if (kind === "administrator") {
    expect([guest.status, stranger.status], route).toEqual([401, 403])
    expect(TURNED_AWAY, route).not.toContain(admin.status)
  } else if (kind === "closed") {
    for (const { status } of [guest, stranger, admin]) expect([404, 405], route).toContain(status)
  } else if (kind === "signed") {
    for (const { status } of [guest, stranger, admin]) expect(status, route).toBeGreaterThanOrEqual(400)
  } else {
    expect(guest.status, route).toBe(401)
    expect(TURNED_AWAY, route).toContain(admin.status)
    if (kind === "own") await checkOwn(route, stranger)
    else for (const { status } of [await ask(owner, route), stranger]) expect(TURNED_AWAY, route).not.toContain(status)
  }
}

/** Another customer and a made-up id get one answer; the owner gets another. */
async function checkOwn(route: string, madeUp: Answer) {
  const place = Object.keys(own).find((start) => route.split(" ")[1].startsWith(start))
  const id = own[place ?? ""]
  expect(id, `${route} is somebody's own, and the test has none of it`).toBeDefined()
  expect(said(await ask(other, route, id)), route).toEqual(said(madeUp))
  const theirs = await ask(owner, route, id)
  expect([401, 403, 404], route).not.toContain(theirs.status)
}

describe("every route of the running server", () => {
  it("has an expectation declared here", () => {
    expect(routes.length).toBeGreaterThan(300)
    expect(routes.filter((route) => !kindOf(route))).toEqual([])
    expect(Object.keys(OLD_CALLS).filter((call) => !routes.includes(call))).toEqual([])
    expect(routes.filter((route) => kindOf(route) === "inside" && HANDED_ON.test(route))).toEqual([])
  })

  it("gives a guest, the owner, another customer and an administrator what is declared", async () => {
    const wrong: string[] = []
    for (const route of routes) {
      const kind = kindOf(route)
      if (!kind || NOT_ASKED.includes(kind) || !ASKED.test(route)) continue
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
