import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { shop, type TestShop } from "../shop.ts"
import { openTopology, type Topology } from "./open-topology.ts"
import { type Buyer, buyer, buyers, order, put, totalOf } from "./people.ts"
import { startRush } from "./rush.ts"
import { ordersOf, stockOf, unsound } from "./soundness.ts"

let haat: TestShop
let place: Topology
let web: string[]
let crowd: Buyer[]
const either = (index: number) => web[index % 2]

beforeAll(async () => {
  place = await openTopology()
  web = place.webs
  haat = await shop()
})
afterAll(() => place?.close())

/** How long a backend waits for Redis before it refuses, and a little. */
const PATIENCE_MS = 2_500

const isSentence = (said: unknown) => /^[A-Z].* again in a /.test((said as { message?: string }).message ?? "")
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

/** Asks until the answer is as wished; fails with the last one after `ms`. */
async function until<T>(ms: number, ask: () => Promise<T>, wished: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const answer = await ask()
    if (wished(answer)) return answer
    if (Date.now() > end) throw new Error(`Not so within ${ms} ms: ${JSON.stringify(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

describe("two backends, a worker and two web tiers on one database and one Redis", () => {
  it("know at one web tier who signed in at the other, and forget who signed out there", async () => {
    const person = await haat.shopper()
    expect((await person.get(`${web[1]}/auth/me`)).body.person).toMatchObject({ username: person.person.username })
    const session = person.cookie
    expect((await person.delete(`${web[1]}/auth/session`)).status).toBe(200)
    const forgotten = await fetch(`${web[0]}/auth/me`, { headers: { cookie: session } })
    expect(await forgotten.json()).toEqual({ person: null })
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

  it("make one order of one cart that is ordered 20 times at once over both", async () => {
    const [person, lota] = await Promise.all([buyer(haat), haat.product({ quantity: 50 })])
    await put(person, web[0], lota.id, 2)
    const total = await totalOf(person, web[1])
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => order(person, either(i), total)))
    expect(statuses(answers).sort()).toEqual([201, ...Array(19).fill(409)])
    expect(await ordersOf(haat, lota.id)).toHaveLength(1)
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 50, reserved: 2, live: 2, sold: 2 })
  })

  it("sell the last piece once to 40 buyers over both", async () => {
    const lota = await haat.product({ quantity: 1 })
    crowd = await buyers(haat, 40)
    await Promise.all(crowd.map((person, i) => put(person, either(i), lota.id)))
    const total = await totalOf(crowd[0], web[0])
    const answers = await Promise.all(crowd.map((person, i) => order(person, either(i), total)))
    expect(statuses(answers).sort()).toEqual([201, ...Array(39).fill(409)])
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 1, reserved: 1, live: 1, sold: 1 })
    expect(await unsound(haat)).toEqual([])
    await Promise.all(crowd.map((person, i) => person.delete(`${either(i)}/store/cart/lines/${lota.id}`)))
  })

  it("show within 2 seconds at both what the owner changed at either", async () => {
    const [owner, lota] = await Promise.all([haat.admin(), haat.product()])
    for (const [index, price] of [611, 622, 633, 644].entries()) {
      const changed = await owner.put(`${either(index)}/back-office/products/${lota.id}`, { ...lota, price })
      expect(changed.status).toBe(200)
      const end = Date.now() + 2_000
      for (const origin of web)
        await until(
          end - Date.now(),
          async () => (await haat.guest().get(`${origin}/store/catalog/products/${lota.id}`)).body.product?.price,
          (shown) => shown === price,
        )
    }
  })

  it("count wrong passwords together", async () => {
    const { username } = (await haat.shopper()).person
    const wrong = (index: number) =>
      haat.guest().post(`${either(index)}/auth/sign-in`, { username, password: "Wrong@1234" })
    for (let i = 0; i < 10; i++) expect((await wrong(i)).status).toBe(401)
    for (const i of [0, 1]) expect((await wrong(i)).status).toBe(429)
  })

  it.each([
    { how: "is killed and comes back", end: () => place.killRedis(), begin: () => place.restartRedis(), seconds: 6 },
    { how: "hangs", end: async () => place.hangRedis(), begin: async () => place.wakeRedis(), seconds: 15 },
  ])("lose and double no order while Redis $how, and go on afterwards", async ({ end, begin, seconds }) => {
    const lota = await haat.product({ quantity: 2_000 })
    const rush = startRush(crowd.slice(0, 8), web, lota.id)
    await until(
      20_000,
      async () => rush.placed.length,
      (placed) => placed >= 10,
    )
    await end()
    const lost = Date.now()
    const guests = web.map((origin) => fetch(`${origin}/store/catalog/products/${lota.id}`))
    expect(statuses(await Promise.all(guests))).toEqual([200, 200])
    await until(
      seconds * 1000,
      async () => Date.now(),
      (now) => now - lost > seconds * 1000 - 500,
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

    const refused = rush.answers.filter(({ at }) => at > lost + 500 && at < begun - PATIENCE_MS)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.filter(({ status, said }) => ![502, 503].includes(status) || !isSentence(said))).toEqual([])
    expect(refused.filter(({ ms }) => ms > 2 * PATIENCE_MS)).toEqual([])
    expect(await unsound(haat)).toEqual([])
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
    expect(await unsound(haat)).toEqual([])
  })
})
