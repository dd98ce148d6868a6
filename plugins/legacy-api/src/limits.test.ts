import { type Shopper, shop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let asha: Shopper
let lota: { id: string }
beforeAll(async () => {
  ;[asha, lota] = await Promise.all([haat.shopper(), haat.product()])
})

describe("rate limits of an account", () => {
  const once = Date.now().toString(36)
  const newcomer = { password: "Secret@123", firstname: "Eve", lastname: "Rao", phone: "9876543210", terms: true }
  const calls: [path: string, limit: number, body: (nth: number) => object][] = [
    ["/api/user/register", 30, (nth) => ({ ...newcomer, username: `l${once}`, email: `l${once}${nth}@example.com` })],
    ["/api/password/forgot-password", 5, () => ({ email: asha.person.email })],
    [`/api/password/reset-password/no-such-token-${once}`, 20, () => ({ newPassword: "Secret@124" })],
    ["/api/newsletter/subscribe", 20, () => ({ email: `l${once}@example.com` })],
    ["/api/report-product", 20, () => ({ productId: lota.id, message: "It is dented" })],
    ["/store/contact", 10, () => ({ name: "Eve", email: `l${once}@example.com`, subject: "Hello", message: "Again" })],
  ]
  it.each(calls)(
    "of %s are %i, from wherever they come, and then Retry-After says how long to wait",
    async (...row) => {
      const [path, limit, body] = row
      const ask = (nth: number) =>
        fetch(new URL(path, haat.backendUrl), {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-publishable-api-key": haat.publishableKey,
            ...haat.from(`10.1.${nth}.1`),
            cookie: path === "/api/report-product" ? asha.cookie : "",
          },
          body: JSON.stringify(body(nth)),
        })
      const responses = []
      for (let nth = 0; nth < limit + 2; nth++) responses.push(await ask(nth))
      const statuses = responses.map(({ status }) => status)
      expect(statuses.slice(0, limit)).not.toContain(429)
      expect(statuses.slice(limit)).toEqual([429, 429])
      for (const response of responses.slice(limit)) {
        expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(60)
        expect((await response.json()).message).toMatch(/^Too many attempts. Please try again in \d+ minutes.$/)
      }
    },
  )
})
