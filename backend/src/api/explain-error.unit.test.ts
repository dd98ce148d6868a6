import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { expect, it, vi } from "vitest"
import { explainError } from "./explain-error"

const POOL = { acquireTimeoutMillis: 1_000, max: 2, numUsed: () => 1, numFree: () => 1, numPendingAcquires: () => 0 }

/** Answers a request that failed of `error`, while the database does what `ping` does. */
async function respondTo(error: unknown, ping: () => Promise<unknown>) {
  const services: Record<string, unknown> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: { raw: ping, client: { pool: POOL } },
    [ContainerRegistrationKeys.LOGGER]: { error: vi.fn(), info: vi.fn() },
  }
  const sent: { status?: number; body?: { code?: string }; headers: Record<string, string> } = { headers: {} }
  const res = {
    setHeader: (name: string, value: string) => Object.assign(sent.headers, { [name.toLowerCase()]: value }),
    status: (status: number) => Object.assign(sent, { status }) && res,
    json: (body: object) => Object.assign(sent, { body }),
  }
  const req = { originalUrl: "/store/cart", path: "/store/cart", scope: { resolve: (name: string) => services[name] } }
  await explainError(error as Error, req as never, res as never, () => {})
  return sent
}

it("answers whatever fails while the database is away with 503 and when to try again", async () => {
  const partial = new Error("Transaction query already complete, run with DEBUG=knex:tx for more info")
  const { status, body, headers } = await respondTo(partial, () => Promise.reject(new Error("connect ECONNREFUSED")))
  expect([status, body?.code, headers["retry-after"]]).toEqual([503, "not_now", "5"])
})

it("leaves a bug a 500 while the database answers", async () => {
  const { status, body } = await respondTo(new TypeError("x is undefined"), () => Promise.resolve())
  expect([status, body?.code]).toEqual([500, "unknown_error"])
})
