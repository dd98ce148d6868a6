import { type Shopper, shop } from "@haat/testing"
import { loadTestParts } from "@haat/testing/load-plugin-modules"
import type { LimitedCall } from "@haat/testing/plugin-parts"
import { beforeAll, describe, expect, it } from "vitest"

/** Limited calls of plugins that bring them. */
const PLUGIN_CALLS = (await loadTestParts<LimitedCall[]>("limited-calls.ts")).flat()
const isByAccount = (path: string) => PLUGIN_CALLS.some((call) => call.path === path && call.isByAccount)

const haat = shop()
let asha: Shopper
beforeAll(async () => {
  asha = await haat.shopper()
})

describe("rate limits of an account", () => {
  const once = Date.now().toString(36)
  const newcomer = { password: "Secret@123", firstname: "Eve", lastname: "Rao", phone: "9876543210", terms: true }
  const calls: [path: string, limit: number, body: (nth: number) => object][] = [
    ["/api/user/register", 30, (nth) => ({ ...newcomer, username: `l${once}`, email: `l${once}${nth}@example.com` })],
    ["/api/password/forgot-password", 5, () => ({ email: asha.person.email })],
    [`/api/password/reset-password/no-such-token-${once}`, 20, () => ({ newPassword: "Secret@124" })],
    ...PLUGIN_CALLS.map((call): (typeof calls)[number] => [
      call.path,
      call.limit,
      () => call.body(`l${once}@example.com`),
    ]),
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
            cookie: isByAccount(path) ? asha.cookie : "",
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
