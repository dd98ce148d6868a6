/** @module-tag fuzz */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { inBatches } from "../in-batches.ts"
import { loadTestParts } from "../load-plugin-modules.ts"
import type { LimitedCall } from "../plugin-parts.ts"
import { ADMINISTRATOR } from "../test-settings.ts"
import { smallOrFull } from "../test-size.ts"
import { HOSTILE_HEADERS, sendRaw } from "./hostile-headers.ts"
import { openWebAndBackend } from "./open-web-and-backend.ts"

const PARTNER = "https://partner.example"
const OTHERS = ["https://partner.example.evil.example", "http://partner.example", "https://evil.example", "null"]

/** Limited calls of plugins that bring them. */
const PLUGIN_CALLS = (await loadTestParts<LimitedCall[]>("limited-calls.ts")).flat()

let owner: string
let web: string
let backend: string
let proxySecret: string
let close: (() => Promise<void>) | undefined

beforeAll(async () => {
  const opened = await openWebAndBackend({ API_ORIGINS: `${PARTNER},https://second.example` })
  ;({ web, backend, proxySecret } = opened)
  close = opened.close
  // Sent to the backend from an address that no other test uses: the limits below are counted exactly.
  const response = await fetch(`${backend}/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.9", "x-proxy-secret": proxySecret },
    body: JSON.stringify(ADMINISTRATOR),
  })
  owner = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ")
})
afterAll(() => close?.())

const ask = (path: string, headers: Record<string, string>, body?: object) =>
  fetch(new URL(path, web), {
    method: body ? "POST" : "GET",
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  })

/** Everything that proxies have ever written a client's address into. */
const forged = (nth: number) => ({
  "x-forwarded-for": `203.0.113.${nth}, 198.51.100.${nth}`,
  forwarded: `for=203.0.113.${nth}`,
  "x-real-ip": `203.0.113.${nth}`,
  "x-client-ip": `203.0.113.${nth}`,
  "cf-connecting-ip": `203.0.113.${nth}`,
  "true-client-ip": `203.0.113.${nth}`,
})

describe("the limits of an address, at the web tier", () => {
  const person = { password: "Secret@123", firstname: "Eve", lastname: "Rao", phone: "9876543210", terms: true }
  const calls: [path: string, limit: number, body: (nth: number) => object][] = [
    ["/api/user/login", 60, (nth) => ({ username: `nobody${nth}`, password: "Wrong@123" })],
    ["/api/user/register", 30, (nth) => ({ ...person, username: `eve${nth}`, email: `eve${nth}@example.com` })],
    ["/api/password/forgot-password", 30, (nth) => ({ email: `eve${nth}@example.com` })],
    ["/api/password/reset-password/:token", 60, () => ({ newPassword: "Secret@124" })],
    ...PLUGIN_CALLS.map(({ path, limit, body }): (typeof calls)[number] => [
      path,
      limit,
      (nth) => body(`eve${nth}@example.com`),
    ]),
    ["/store/contact", 10, (nth) => ({ name: "Eve", email: `eve${nth}@example.com`, subject: "Hi", message: "Hi" })],
  ]
  it.each(calls)(
    "of %s are %i, whatever address is forged, and then Retry-After says how long to wait",
    async (...row) => {
      const [path, limit, body] = row
      const nths = Array.from({ length: limit + 3 }, (_, nth) => nth)
      const responses = await Promise.all(
        nths.map((nth) => ask(path.replace(":token", `t${nth}`), forged(nth), body(nth))),
      )
      const rejected = responses.filter(({ status }) => status === 429)
      expect(rejected).toHaveLength(3)
      for (const { headers } of rejected) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
    },
  )
})

describe("the limits of an address, at the backend's own port", () => {
  const PATH = "/api/password/forgot-password"
  const LIMIT = 30
  const askStraight = (nth: number, headers: Record<string, string>) =>
    fetch(backend + PATH, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ email: `straight${nth}@example.com` }),
    })

  it.each([
    ["none", {}],
    ["a wrong one", { "x-proxy-secret": "x".repeat(43) }],
  ] as [string, Record<string, string>][])(
    "hold whatever address is forged, with %s of our secrets",
    async (_, shown) => {
      const responses = await Promise.all(
        Array.from({ length: LIMIT + 5 }, (_, nth) => askStraight(nth, { ...forged(nth), ...shown })),
      )
      expect(responses.map(({ status }) => status)).toContain(429)
      const byUs = await askStraight(99, { "x-forwarded-for": "192.0.2.77", "x-proxy-secret": proxySecret })
      expect(byUs.status).not.toBe(429)
    },
  )

  it("hold at the web tier when the client shows the header of our secret", async () => {
    const responses = await Promise.all(
      Array.from({ length: LIMIT + 5 }, (_, nth) =>
        ask(PATH, { ...forged(nth), "x-proxy-secret": proxySecret }, { email: `e${nth}@example.com` }),
      ),
    )
    expect(responses.map(({ status }) => status)).toContain(429)
  })
})

describe("pages of other origins", () => {
  const { username, password } = ADMINISTRATOR
  const login = { username, password }

  it("make the old calls, with credentials, when API_ORIGINS names them", async () => {
    const preflight = await fetch(`${web}/api/cart/increase`, {
      method: "OPTIONS",
      headers: {
        origin: PARTNER,
        "access-control-request-method": "PUT",
        "access-control-request-headers": "content-type",
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get("access-control-allow-methods")).toContain("PUT")
    expect(preflight.headers.get("access-control-allow-headers")).toContain("Content-Type")
    for (const origin of [PARTNER, "https://second.example"]) {
      const read = await ask("/api/product/getActiveProducts", { origin })
      const rejected = await ask("/api/order/getOrders", { origin })
      expect([preflight.status, read.status, rejected.status]).toEqual([204, 200, 401])
      for (const { headers } of [read, rejected]) {
        expect(headers.get("access-control-allow-origin")).toBe(origin)
        expect(headers.get("access-control-allow-credentials")).toBe("true")
        expect(headers.get("vary")).toMatch(/origin/i)
      }
    }
    const signedIn = await ask("/api/user/getUser", { origin: PARTNER, cookie: owner }, {})
    expect(signedIn.status).toBe(200)
  })

  it.each(OTHERS)("get 403 and no leave to read it from %s", async (origin) => {
    for (const response of [
      await ask("/api/product/getActiveProducts", { origin }),
      await ask("/api/user/login", { origin }, login),
      await ask("/api/password/forgot-password", { origin }, { email: "eve@example.com" }),
    ]) {
      expect([response.status, (await response.json()).message]).toEqual([
        403,
        "This can only be done from the shop itself.",
      ])
      expect(response.headers.get("access-control-allow-origin")).toBeNull()
      expect(response.headers.get("set-cookie")).toBeNull()
    }
    const preflight = await fetch(`${web}/api/user/login`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    })
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull()
  })

  it("make no other calls than the old ones, named or not", async () => {
    for (const origin of [PARTNER, ...OTHERS]) {
      const response = await ask("/auth/sign-in", { origin }, login)
      expect(response.status).toBe(403)
      expect(response.headers.get("access-control-allow-origin")).toBeNull()
    }
  })
})

describe("a header", () => {
  const PATHS = [
    "/",
    "/store/cart",
    "/store/catalog/products",
    "/auth/me",
    "/auth/sign-in",
    "/api/product/getCategories",
    "/api/user/getUser",
  ]
  const MORE = ["/back-office/me", "/hooks/payment/razorpay_razorpay", "/hooks/x", "/static/a.webp", "/admin/panel"]
  const WEB = ["/sandbox/mail", "/health", "/search?query=a", "/assets/none.js", "/language"]
  const BACKEND = ["/health", "/admin/users"]
  /** Each path gets one in so many requests, and the next path others. */
  const SHARE = smallOrFull(16, 1)
  /** Paths that are asked at once: with all values, one path is enough. */
  const PATHS_AT_ONCE = smallOrFull(16, 1)

  it.each(HOSTILE_HEADERS)("makes no 5xx on any prefix, whatever it holds: %s", async (name, values) => {
    const preflight = [
      ...[...PATHS, ...MORE, ...WEB].map((path) => [web, path]),
      ...[...PATHS, ...MORE, ...BACKEND].map((path) => [backend, path]),
    ]
    const broken: string[] = []
    await inBatches([...preflight.entries()], PATHS_AT_ONCE, async ([at, [origin, path]]) => {
      const all = values.flatMap((value) => ["GET", "POST"].map((method) => ({ method, value })))
      const requests = all.filter((_, nth) => (nth + at) % SHARE === 0)
      const statuses = await Promise.all(
        requests.map(({ method, value }) => sendRaw(new URL(origin), method, path, [[name, value]])),
      )
      for (const [nth, status] of statuses.entries())
        if (status >= 500)
          broken.push(`${status} ${requests[nth].method} ${origin}${path} ${requests[nth].value.slice(0, 60)}`)
    })
    expect(broken).toEqual([])
  })
})
