/** @module-tag stock */
import type { AuditLogRow } from "@haat/back-office/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { authenticator } from "../authenticator.ts"
import { type Buyer, buyer, buyers, HOME } from "../buyer.ts"
import type { Client } from "../client.ts"
import { productImportClient } from "../import-products.ts"
import { shop, type TestShop } from "../shop.ts"
import { ADMINISTRATOR } from "../test-settings.ts"
import { smallOrFull } from "../test-size.ts"
import { leaveWork } from "./background-work.ts"
import { listeningSockets } from "./listening-sockets.ts"
import { openTopology, type Topology } from "./open-topology.ts"
import { order, put, totalOf } from "./people.ts"
import { startRush } from "./rush.ts"
import { findInconsistencies, ordersOf, stockOf } from "./soundness.ts"

let haat: TestShop
let place: Topology
let web: string[]
let crowd: Buyer[]
let known: { id: string }
const either = (index: number) => web[index % 2]

beforeAll(async () => {
  place = await openTopology()
  web = place.webs
  haat = await shop()
  known = await haat.product()
})
afterAll(() => place?.close())

const OLD_HOME = {
  addressLine1: "12 Fergusson College Road",
  city: "Pune",
  state: "Maharashtra",
  postalCode: "411004",
  country: "India",
}

const CROWD = smallOrFull(8, 40)
const PLACEMENTS = smallOrFull(8, 20)
const RUSHING = smallOrFull(3, 8)

/** How long a backend waits for Redis before it rejects, and a little. */
const RESPONSE_TIMEOUT_MS = 2_500

const isSentence = (body: unknown) => /^[A-Z].* again in a /.test((body as { message?: string }).message ?? "")
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status)

/** Asks until the response is as wished; fails with the last one after `ms`. */
async function until<T>(ms: number, ask: () => Promise<T>, wished: (response: T) => boolean): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const response = await ask()
    if (wished(response)) return response
    if (Date.now() > end) throw new Error(`Not so within ${ms} ms: ${JSON.stringify(response)}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** Finished entry of the audit log, once there is one. */
async function finishedEntry(owner: Client, action: string, subject_id: string) {
  const filter = encodeURIComponent(JSON.stringify({ q: subject_id }))
  const ask = async (): Promise<AuditLogRow[]> => (await owner.get(`/back-office/audit-log?filter=${filter}`)).body
  const isWished = (entry: AuditLogRow) => entry.action === action && entry.state === "done"
  const entries = await until(20_000, ask, (found) => found.some(isWished))
  return entries.find(isWished)
}

describe("two backends, a worker and two web tiers on one database and one Redis", () => {
  it.runIf(process.platform === "linux")(
    "listen on the loopback address alone, as do database, Redis and sandbox",
    () => {
      const sockets = listeningSockets(process.pid)
      const programs = [/medusa/, /web\/server\.js/, /sandbox/, /postgres/, /redis/]
      for (const program of programs)
        expect(sockets.map(({ process }) => process)).toContainEqual(expect.stringMatching(program))
      // 127.0.0.1 and ::1
      const loopback = new Set(["127.0.0.1", "00000000000000000000000000000001"])
      expect(sockets.filter(({ address }) => !loopback.has(address))).toEqual([])
    },
  )

  it("know at one web tier who signed in at the other, and forget who signed out there", async () => {
    const person = await haat.shopper()
    expect((await person.get(`${web[1]}/auth/me`)).body.person).toMatchObject({ username: person.person.username })
    const session = person.cookie
    expect((await person.delete(`${web[1]}/auth/session`)).status).toBe(200)
    const signedOut = await fetch(`${web[0]}/auth/me`, { headers: { cookie: session } })
    expect(await signedOut.json()).toEqual({ person: null })
  })

  it("keep one cart, filled at both by turns and at once, order it at one and show the order at the other", async () => {
    const [person, lota] = await Promise.all([buyer(haat), haat.product({ quantity: 50 })])
    for (let i = 0; i < 4; i++) expect((await put(person, either(i), lota.id)).status).toBe(200)
    expect(statuses(await Promise.all([0, 1, 2, 3, 4, 5].map((i) => put(person, either(i), lota.id))))).toEqual(
      Array(6).fill(200),
    )
    for (const origin of web)
      expect((await person.get(`${origin}/store/cart`)).body.cart.lines).toMatchObject([
        { product_id: lota.id, quantity: 10 },
      ])

    const placed = await order(person, web[0], await totalOf(person, web[1]))
    expect(placed.status).toBe(201)
    expect((await person.get(`${web[1]}/store/my-orders`)).body.orders).toMatchObject([{ id: placed.body.order.id }])
    expect((await person.get(`${web[1]}/store/cart`)).body.cart.lines).toEqual([])
  })

  it("make one order of one cart that is ordered many times at once over both", async () => {
    const [person, lota] = await Promise.all([buyer(haat), haat.product({ quantity: 50 })])
    await put(person, web[0], lota.id, 2)
    const total = await totalOf(person, web[1])
    const responses = await Promise.all(Array.from({ length: PLACEMENTS }, (_, i) => order(person, either(i), total)))
    expect(statuses(responses).sort()).toEqual([201, ...Array(PLACEMENTS - 1).fill(409)])
    expect(await ordersOf(haat, lota.id)).toHaveLength(1)
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 50, reserved: 2, live: 2, sold: 2 })
  })

  it("sell the last piece once to many buyers over both", async () => {
    const lota = await haat.product({ quantity: 1 })
    crowd = await buyers(haat, CROWD)
    await Promise.all(crowd.map((person, i) => put(person, either(i), lota.id)))
    const total = await totalOf(crowd[0], web[0])
    const responses = await Promise.all(crowd.map((person, i) => order(person, either(i), total)))
    expect(statuses(responses).sort()).toEqual([201, ...Array(CROWD - 1).fill(409)])
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 1, reserved: 1, live: 1, sold: 1 })
    expect(await findInconsistencies(haat)).toEqual([])
    await Promise.all(crowd.map((person, i) => person.delete(`${either(i)}/store/cart/lines/${lota.id}`)))
  })

  it("finish crossing carts {A,B} and {B,A} over both, and both products stay sellable", async () => {
    const [a, b] = await Promise.all([haat.product({ quantity: 100 }), haat.product({ quantity: 100 })])
    const crossing = crowd.slice(0, 16)
    const fill = async (person: Buyer, i: number) => {
      for (const { id } of i % 4 < 2 ? [a, b] : [b, a]) await put(person, either(i), id, 2)
      return totalOf(person, either(i))
    }
    const totals = await Promise.all(crossing.map(fill))
    const responses = await Promise.all(crossing.map((person, i) => order(person, either(i), totals[i])))
    expect(statuses(responses)).toEqual(crossing.map(() => 201))
    const pieces = 2 * crossing.length
    for (const { id } of [a, b])
      expect(await stockOf(haat, id)).toMatchObject({ stocked: 100, reserved: pieces, live: pieces, sold: pieces })
    await Promise.all([put(crowd[0], web[0], a.id), put(crowd[0], web[1], b.id)])
    expect((await order(crowd[0], web[1], await totalOf(crowd[0], web[0]))).status).toBe(201)
    expect(await findInconsistencies(haat)).toEqual([])
  })

  it("open one account to many who want one username at both at once", async () => {
    const username = `one${Date.now().toString(36)}`
    const form = (i: number) => ({
      ...{ username, email: `${username}${i}@example.com`, password: "Secret@123", phone: "9876543210", terms: true },
      ...{ firstname: "Esha", lastname: "Rao", first_name: "Esha", last_name: "Rao" },
    })
    const paths = ["/api/user/register", "/auth/sign-up"]
    const signUp = (i: number) => haat.guest().post(`${either(i)}${paths[i % 4 < 2 ? 0 : 1]}`, form(i))
    const responses = await Promise.all(Array.from({ length: PLACEMENTS }, (_, i) => signUp(i)))
    const [opened, ...others] = statuses(responses).sort()
    expect([200, 201]).toContain(opened)
    expect(others).toEqual(Array(PLACEMENTS - 1).fill(409))
    const left = await haat.sql(
      `select (select count(*)::int from customer where email like $1) as customers,
         (select count(*)::int from provider_identity where user_metadata ->> 'username' = $2) as identities`,
      [`${username}%`, username],
    )
    expect(left).toEqual([{ customers: 1, identities: 1 }])
  })

  it("keep what the old calls promise when they come to both at once", async () => {
    const [person, lota] = await Promise.all([buyer(haat), haat.product({ quantity: 40 })])
    const call = (i: number, path: string, body: object, who: Buyer = person) =>
      who.post(`${either(i)}/api/${path}`, body)
    const many = <T>(count: number, ask: (i: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, i) => ask(i)))
    const counted = (responses: { status: number }[], status: number) =>
      responses.filter((response) => response.status === status).length
    const left = async () => (await call(1, "product/getProductById", { id: lota.id })).body.data.quantity

    expect(counted(await many(30, (i) => call(i, "cart/addToCart", { productId: lota.id })), 200)).toBe(30)
    const placing = {
      cartItems: [{ productId: lota.id, quantity: 30 }],
      shippingAddress: OLD_HOME,
      totalPrice: await totalOf(person, web[0]),
      paymentMethod: "COD",
    }
    const placed = await many(PLACEMENTS, (i) => call(i, "order/place", placing))
    expect([counted(placed, 200), counted(placed, 409), await left()]).toEqual([1, PLACEMENTS - 1, 10])
    const orders = (await call(1, "order/getOrdersById", {})).body
    expect(orders).toHaveLength(1)
    const cancelling = { orderId: orders[0].order_id, documentId: orders[0]._id }
    expect(counted(await many(10, (i) => call(i, "order/cancelOrder", cancelling)), 200)).toBe(10)
    expect(await left()).toBe(40)

    const saving = (i: number) => ({ addresses: Array(1 + (i % 4)).fill(OLD_HOME) })
    const saved = await many(PLACEMENTS, (i) => person.put(`${either(i)}/api/user/updateUserAddress`, saving(i)))
    expect(counted(saved, 200)).toBe(PLACEMENTS)
    for (const { body } of saved) expect(body.addresses.length).toBeLessThanOrEqual(4)
    const added = await many(PLACEMENTS, (i) => person.post(`${either(i)}/store/addresses`, HOME))
    expect(counted(added, 201) + counted(added, 409)).toBe(PLACEMENTS)
    expect((await person.get("/store/addresses")).body.addresses.length).toBe(4)
  })

  it("show within 2 seconds at both what the owner changed at either", async () => {
    const [owner, lota] = await Promise.all([haat.admin(), haat.product()])
    for (const [index, price] of [611, 622, 633, 644].entries()) {
      const record = `${either(index)}/back-office/products/${lota.id}`
      const changed = await owner.put(record, { ...(await owner.get(record)).body, price })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      const end = Date.now() + 2_000
      for (const origin of web)
        await until(
          end - Date.now(),
          async () => (await haat.guest().get(`${origin}/store/catalog/products/${lota.id}`)).body.product?.price,
          (shown) => shown === price,
        )
    }
  })

  it("find within 2 seconds at both by words for the same thing that the owner added", async () => {
    const [owner, { id }] = await Promise.all([haat.admin(), haat.product({ name: "Silver zumkorapi" })])
    const find = async (origin: string): Promise<{ id: string }[]> =>
      (await haat.guest().get(`${origin}/store/catalog/products?q=nelubadiko`)).body.products
    for (const origin of web) expect(await find(origin)).toEqual([])

    const added = await owner.post(`${web[0]}/back-office/synonyms`, { words: "zumkorapi, nelubadiko" })
    expect(added.status).toBe(201)
    const seen = Date.now() + 2_000
    for (const origin of web)
      await until(
        seen - Date.now(),
        () => find(origin),
        ([first]) => first?.id === id,
      )

    expect((await owner.delete(`${web[1]}/back-office/synonyms/${added.body.id}`)).status).toBe(200)
    const gone = Date.now() + 2_000
    for (const origin of web)
      await until(
        gone - Date.now(),
        () => find(origin),
        (found) => !found.length,
      )
  })

  it("show first within 2 seconds at both what the owner pinned for a search", async () => {
    const [owner, { id }] = await Promise.all([haat.admin(), haat.product({ name: "Silver bangle w7pin1" })])
    const find = async (origin: string): Promise<string[]> => {
      const { body } = await haat.guest().get(`${origin}/store/catalog/products?q=w7pin2zz`)
      return body.products.map((product: { id: string }) => product.id)
    }
    const seenAtBoth = async (ids: string[]) => {
      const end = Date.now() + 2_000
      for (const origin of web)
        await until(
          end - Date.now(),
          () => find(origin),
          (found) => found.join() === ids.join(),
        )
    }
    await seenAtBoth([])
    const pinned = await owner.post(`${web[0]}/back-office/search-pins`, { text: "W7PIN2ZZ", product_ids: [id] })
    expect(pinned.status).toBe(201)
    await seenAtBoth([id])
    expect((await owner.delete(`${web[1]}/back-office/search-pins/${pinned.body.id}`)).status).toBe(200)
    await seenAtBoth([])
  })

  it("have the worker run one import after another, and write the end of each into the audit log", async () => {
    const [owner, lota] = await Promise.all([haat.admin(), haat.product()])
    const { check, run } = productImportClient(owner, web[0])
    for (const price of [655, 666]) {
      const { id } = (await check(`id,price\n${lota.id},${price}\n`)).body
      expect((await run(id)).body).toMatchObject({ state: "done", changed: 1 })
      expect(await finishedEntry(owner, "run", id)).toMatchObject({ resource: "product-imports" })
    }
  })

  it("have the worker write into the audit log that cash on delivery was withheld", async () => {
    const [owner, person, lota] = await Promise.all([haat.admin(), buyer(haat), haat.product({ price: 300 })])
    const saveRules = async (max_rupees: number | null) => {
      const { body } = await owner.get("/back-office/cod-settings")
      expect((await owner.put("/back-office/cod-settings", { ...body, max_rupees })).status).toBe(200)
    }
    await put(person, web[0], lota.id)
    const total = await totalOf(person, web[0])
    await saveRules(100)
    expect(await order(person, web[1], total)).toMatchObject({ status: 409, body: { code: "cod_above_most" } })
    expect(await finishedEntry(owner, "cod-withheld", person.person.id)).toMatchObject({ who: "The shop" })
    await saveRules(null)
  })

  it("count wrong passwords together", async () => {
    const { username } = (await haat.shopper()).person
    const wrong = (index: number) =>
      haat.guest().post(`${either(index)}/auth/sign-in`, { username, password: "Wrong@1234" })
    for (let i = 0; i < 10; i++) expect((await wrong(i)).status).toBe(401)
    for (const i of [0, 1]) expect((await wrong(i)).status).toBe(429)
  })

  it("keep someone signed in at one who has just set up a second factor at the other", async () => {
    const member = await haat.staff("support")
    const at = (index: number, path: string) => `${web[index]}${path}`
    const { key } = (await member.post(at(0, "/auth/second-factor"), {})).body
    const code = await authenticator(key).code()
    expect((await member.get(at(1, "/back-office/me"))).status).toBe(200)
    expect((await member.post(at(0, "/auth/second-factor/confirm"), { code })).status).toBe(200)
    expect((await member.get(at(1, "/back-office/me"))).status).toBe(200)
  })

  it.each([
    {
      how: "is killed and comes back",
      end: () => place.killRedis(),
      begin: () => place.restartRedis(),
      seconds: smallOrFull(4, 6),
    },
    { how: "is full", end: () => place.fillRedis(), begin: () => place.emptyRedis(), seconds: smallOrFull(4, 6) },
    {
      how: "hangs",
      end: async () => place.hangRedis(),
      begin: async () => place.wakeRedis(),
      seconds: smallOrFull(6, 15),
    },
  ])("lose and double no order while Redis $how, and go on afterwards", async ({ end, begin, seconds }) => {
    const lota = await haat.product({ quantity: 2_000 })
    const rush = startRush(crowd.slice(0, RUSHING), web, lota.id)
    await until(
      20_000,
      async () => rush.placed.length,
      (placed) => placed >= 10,
    )
    await end()
    const lost = Date.now()
    const guests = web.map((origin) => fetch(`${origin}/store/catalog/products/${lota.id}`))
    expect(statuses(await Promise.all(guests))).toEqual([200, 200])
    const isMeanwhile = (at: number, end: number) => at > lost + 500 && at < end - RESPONSE_TIMEOUT_MS
    await until(
      seconds * 1000 + 40_000,
      async () => Date.now(),
      (now) => now - lost > seconds * 1000 - 500 && rush.responses.some(({ at }) => isMeanwhile(at, now)),
    )
    const begun = Date.now()
    await begin()
    const before = rush.placed.length
    await until(
      40_000,
      async () => rush.placed.length,
      (placed) => placed >= before + 10,
    )
    await rush.stop()

    const meanwhile = rush.responses.filter(({ at }) => isMeanwhile(at, begun))
    // Carts and orders are written without Redis; a full one can still be read for sessions and limits.
    const failed = meanwhile.filter(({ status }) => ![200, 201].includes(status))
    expect(failed.filter(({ status, body }) => ![502, 503].includes(status) || !isSentence(body))).toEqual([])
    // Orders of one product wait for each other, for longer on a slow machine: Redis may add to what they took before.
    const usual = Math.max(...rush.responses.filter(({ at }) => at < lost).map(({ ms }) => ms))
    expect(meanwhile.filter(({ ms }) => ms > usual + 2 * RESPONSE_TIMEOUT_MS)).toEqual([])
    expect(await findInconsistencies(haat)).toEqual([])
    const orders = await ordersOf(haat, lota.id)
    expect(orders).toEqual(expect.arrayContaining(rush.placed))
    const { reserved, live, sold } = await stockOf(haat, lota.id)
    expect({ reserved, live }).toEqual({ reserved: sold, live: sold })
  })

  it("go on at one backend with the cart that was filled at the other, which died", async () => {
    const [person, lota] = await Promise.all([buyer(haat), haat.product()])
    await put(person, web[0], lota.id)
    await place.killBackend(0)
    expect((await order(person, web[1], await totalOf(person, web[1]))).status).toBe(201)
    expect(await stockOf(haat, lota.id)).toMatchObject({ reserved: 1, live: 1, sold: 1 })
    expect(await findInconsistencies(haat)).toEqual([])
  })

  it.each([
    {
      how: "was killed",
      lose: () => place.killRedis(),
      find: () => place.restartRedis(),
      seconds: smallOrFull(3, 10),
      price: 701,
    },
    {
      how: "hung",
      lose: async () => place.hangRedis(),
      find: async () => place.wakeRedis(),
      seconds: smallOrFull(5, 15),
      price: 702,
    },
    { how: "was flushed", lose: () => place.flushRedis(), find: async () => {}, seconds: 0, price: 703 },
  ])(
    "run events, jobs and the reconciler of payments again within a minute after Redis $how",
    async ({ lose, find, seconds, price }) => {
      await lose()
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      await find()
      const end = Date.now() + 60_000
      const owner = haat.guest()
      await until(
        20_000,
        () => owner.post(`${web[1]}/auth/sign-in`, ADMINISTRATOR),
        ({ status }) => status === 200,
      )
      const work = { owner, web: web[1], product_id: known.id, price }
      const isDone = await leaveWork(haat, work)
      await until(end - Date.now(), isDone, (done) => done)
    },
    120_000,
  )
})
