/** @module-tag limits */
import { Agent, request } from "node:http"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Buyer, buyer, HOME } from "../buyer.ts"
import { shop, type TestShop } from "../shop.ts"
import { smallOrFull } from "../test-size.ts"
import { openShopWithDatabase, type ShopWithDatabase } from "./open-shop-with-database.ts"
import { put } from "./people.ts"

/** Half of what it is in a shop. */
const LOCK_TIMEOUT_MS = 2_000

let place: ShopWithDatabase
let haat: TestShop
let web: string
let person: Buyer
let lota: { id: string }

beforeAll(async () => {
  place = await openShopWithDatabase({ DATABASE_LOCK_TIMEOUT_MS: String(LOCK_TIMEOUT_MS) })
  web = place.web
  haat = await shop()
  person = await buyer(haat)
  lota = await haat.product({ quantity: 500 })
}, 600_000)
afterAll(() => place?.close())

type Timed = { path: string; status: number; ms: number; message: string; retryAfter: string | null }

/** Requests that read no cart. */
const WITHOUT_CART = ["/auth/me", "/store/addresses", "/back-office/orders"]
const OTHERS = [...WITHOUT_CART, "/store/my-orders", "/store/saved-items"]

async function ask(path: string, init: RequestInit = {}): Promise<Timed> {
  const begun = Date.now()
  const response = await fetch(web + path, { ...init, headers: { cookie: person.cookie, ...init.headers } })
  const body = await response.text()
  const isJson = response.headers.get("content-type")?.startsWith("application/json")
  return {
    path,
    status: response.status,
    ms: Date.now() - begun,
    message: isJson ? (JSON.parse(body).message ?? "") : body.slice(0, 200),
    retryAfter: response.headers.get("retry-after"),
  }
}

const fillCart = () =>
  ask("/store/cart/lines", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ product_id: lota.id, quantity: 1 }),
  })

const isSentence = ({ message, retryAfter }: Timed) => /^[A-Z].+ again/.test(message) && Number(retryAfter) > 0

async function outsider() {
  const client = new pg.Client({ connectionString: place.databaseUrl })
  client.on("error", () => {})
  await client.connect()
  return client
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(ms: number, ask: () => Promise<boolean>) {
  const end = Date.now() + ms
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`Not so within ${ms} ms`)
    await pause(100)
  }
}

const ready = async () => {
  const response = await fetch(`${web}/ready`)
  return { code: response.status, parts: (await response.json()).parts as Record<string, string> }
}

describe("a table that someone else keeps locked", () => {
  it("leaves other requests alone: affected ones get a 503 with a sentence, and all recovers", async () => {
    const outside = await outsider()
    await outside.query("begin")
    await outside.query("lock table cart in access exclusive mode")
    const carts: Timed[] = []
    const others: Timed[] = []
    const locked = Date.now()
    const going = () => Date.now() - locked < 3 * LOCK_TIMEOUT_MS
    const cartReaders = Array.from({ length: 12 }, async () => {
      while (going()) carts.push(await fillCart())
    })
    const otherReaders = WITHOUT_CART.map(async (path) => {
      await pause(LOCK_TIMEOUT_MS)
      while (going()) others.push(await ask(path))
    })
    await Promise.all([...cartReaders, ...otherReaders])
    await outside.query("rollback")
    await outside.end()

    expect(carts.filter((response) => response.status !== 503 || !isSentence(response))).toEqual([])
    expect(Math.max(...carts.map(({ ms }) => ms))).toBeLessThan(16_000)
    expect(others.length).toBeGreaterThan(WITHOUT_CART.length)
    expect(others.filter(({ status }) => status >= 500)).toEqual([])
    expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(smallOrFull(10_000, 3_000))
    await until(10_000, async () => (await fillCart()).status === 200)
  })
})

describe("connections that are all taken", () => {
  it("are waited for 2 seconds: then a 503 with a sentence, and /ready says why", async () => {
    const outside = await outsider()
    await outside.query("begin")
    await outside.query("lock table customer_address in access exclusive mode")
    // on a busy machine the first of them have given up before the last have come: they come again
    let isSeen = false
    const waiting = Array.from({ length: 14 }, async () => {
      const responses: Timed[] = []
      while (!isSeen) responses.push(await ask("/store/addresses"))
      return responses
    })
    await until(10_000, async () => (await ready()).code === 503)
    isSeen = true
    const [state, other] = await Promise.all([ready(), ask("/store/my-orders")])
    expect(state).toMatchObject({
      code: 503,
      parts: { backend: "not ready", connections: "every connection to the database is in use" },
    })
    expect(other.ms).toBeLessThan(5_000)
    const responses = (await Promise.all(waiting)).flat()
    await outside.end()
    for (const response of [...responses, other]) expect([200, 503]).toContain(response.status)
    expect(responses.filter(({ status }) => status === 503).every(isSentence)).toBe(true)
    await until(10_000, async () => (await ready()).code === 200)
  })
})

describe("PostgreSQL", () => {
  it.each(["is killed", "is stopped"] as const)(
    "%s: requests get a 503 with a sentence within 5 seconds, and all heals within 15 seconds of its return",
    async (how) => {
      await place.loseDatabase(how)
      const paths = [...OTHERS, "/store/cart", "/store/offers", "/store/catalog/products"]
      const responses = (
        await Promise.all(
          [pause(0), pause(1_500)].map((p) => p.then(() => Promise.all(paths.map((path) => ask(path))))),
        )
      ).flat()
      const placed = await fillCart()
      const state = await ready()
      await place.findDatabase()
      const back = Date.now()
      for (const response of [...responses, placed]) {
        if (response.status < 500) continue
        expect(response.status, JSON.stringify(response)).toBeOneOf([502, 503, 504])
        expect(isSentence(response), JSON.stringify(response)).toBe(true)
      }
      expect(state.code).toBe(503)
      expect(Object.keys(state.parts)).toContain("backend")
      await until(15_000, async () => {
        const now = await Promise.all(paths.map((path) => ask(path)))
        return now.every(({ status }) => status < 500) && (await fillCart()).status === 200
      })
      expect(Date.now() - back).toBeLessThan(15_000)
      expect((await ready()).code).toBe(200)
      await put(person, web, lota.id)
      expect((await person.post(`${web}/store/addresses`, HOME)).status).toBe(201)
    },
  )
})

describe("a part that is told to stop under load", () => {
  /**
   * Asks over kept connections, again and again, until no new connection is taken. Resolves with what went wrong
   * besides.
   */
  async function requestUntilClosed(origin: string, agent: Agent) {
    const broken: string[] = []
    let answered = 0
    for (;;) {
      const outcome = await new Promise<string>((resolve) => {
        const body = JSON.stringify({ product_id: lota.id, quantity: 1 })
        const headers = { "content-type": "application/json", "content-length": body.length }
        const req = request(`${origin}/auth/sign-in`, { method: "POST", agent, headers }, (res) => {
          res.resume().once("end", () => resolve(res.complete ? "answered" : "cut off"))
          res.once("error", ({ message }) => resolve(message))
        })
        req.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
        req.end(body)
      })
      if (outcome === "ECONNREFUSED") return { broken, answered }
      if (outcome === "answered") answered++
      else broken.push(outcome)
    }
  }

  it.each(["backend", "webTier"] as const)(
    "answers what has begun and breaks nobody's connection: %s",
    async (name) => {
      const origin = name === "webTier" ? web : place.backendUrl
      const agent = new Agent({ keepAlive: true })
      const people = Array.from({ length: 12 }, () => requestUntilClosed(origin, agent))
      await pause(1_000)
      const part = place[name]
      part.wanted = false
      part.child.kill("SIGTERM")
      const seen = await Promise.all(people)
      agent.destroy()
      expect(seen.flatMap(({ broken }) => broken)).toEqual([])
      expect(seen.every(({ answered }) => answered > 0)).toBe(true)
      await part.ended
      expect(part.child.exitCode).toBe(0)
    },
  )
})
