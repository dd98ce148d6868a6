import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { expect, it, vi } from "vitest"
import { defineErrors } from "../errors"
import { limitAttempts } from "./limit-attempts"
import { defineRateLimits } from "./rate-limit"

const ERRORS = defineErrors({ too_many_lamps: { status: 429, en: "Lamps again in {minutes} min", hi: "बाद में" } })
const LIMITS = defineRateLimits({ lamps: { burst: 5, refillPerHour: 6, error: ERRORS.too_many_lamps } })

/** Calls the middleware of a plugin's limit for a shopper who has to wait for so many seconds. */
async function call(seconds: number) {
  const consume = vi.fn(async () => seconds)
  const next = vi.fn()
  const req = { ip: "10.0.0.1", auth_context: { actor_id: "cus_asha" }, scope: { resolve: () => ({ consume }) } }
  // the middleware reads nothing else of a request
  const run = limitAttempts(LIMITS.lamps)(req as unknown as MedusaRequest, {} as MedusaResponse, next)
  const error = await run.catch((error: unknown) => error)
  return { error, consume, passed: next.mock.calls.length }
}

it("counts the shopper by the plugin's limit, and lets the request pass", async () => {
  const { consume, passed, error } = await call(0)
  expect(consume).toHaveBeenCalledWith(LIMITS.lamps, "10.0.0.1", "cus_asha")
  expect([LIMITS.lamps.name, passed, error]).toEqual(["lamps", 1, undefined])
})

it("answers 429 with the plugin's sentence and the time to wait", async () => {
  const { passed, error } = await call(61)
  expect(passed).toBe(0)
  expect(error).toMatchObject({
    status: 429,
    code: "too_many_lamps",
    message: "Lamps again in 2 min",
    retryAfterSeconds: 61,
  })
})
