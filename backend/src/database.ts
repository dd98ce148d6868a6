import type { Settings } from "@haat/sdk/server/operations/settings"

type Limits = Pick<Settings, "DATABASE_STATEMENT_TIMEOUT_MS" | "DATABASE_LOCK_TIMEOUT_MS" | "MEDUSA_WORKER_MODE"> & {
  DATABASE_URL: string
}

/** Multiplier of the timeouts in a worker, whose results no person waits for. */
const WORKER_FACTOR = 30

/** Returns DATABASE_URL with the statement and lock timeouts of this process, which PostgreSQL enforces. */
export function limitedDatabaseUrl(env: Limits): string {
  const factor = env.MEDUSA_WORKER_MODE === "worker" ? WORKER_FACTOR : 1
  const url = new URL(env.DATABASE_URL)
  url.searchParams.set("statement_timeout", String(env.DATABASE_STATEMENT_TIMEOUT_MS * factor))
  url.searchParams.set("lock_timeout", String(env.DATABASE_LOCK_TIMEOUT_MS * factor))
  return url.href
}

/**
 * Matches errors of PostgreSQL and its pool when there is no connection, when the server is away, and on timeouts.
 * Workflows throw copies, so often only the text is left.
 */
const AWAY =
  /Timeout acquiring a connection|Unable to acquire a connection|Connection terminated|terminating connection|Connection ended unexpectedly|not queryable|the database system is (starting up|shutting down|in recovery mode|not yet accepting)|server closed the connection|too many clients already|remaining connection slots|timeout exceeded when trying to connect|connect (ECONNREFUSED|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)|(read|write) (ECONNRESET|EPIPE)|getaddrinfo (ENOTFOUND|EAI_AGAIN)/
const SLOW = /canceling statement due to (lock|statement) timeout/
/** Matches error codes of PostgreSQL and of the network; errors of Node for several addresses have only a code. */
const AWAY_CODE =
  /^(08...|53...|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const SLOW_CODE = /^(55P03|57014)$/

type Thrown = { message?: unknown; code?: unknown; cause?: unknown; previous?: unknown; errors?: unknown }

/**
 * Lists an error with its causes: Medusa's wrappers keep the original as `cause` or `previous`, Node's AggregateError
 * as `errors`.
 */
function errorChain(error: unknown, depth = 0): Thrown[] {
  if (typeof error !== "object" || error === null || depth > MAX_DEPTH) return []
  const { cause, previous, errors } = error as Thrown
  const causes = [cause, previous, ...(Array.isArray(errors) ? errors : [])]
  return [error as Thrown, ...causes.flatMap((one) => errorChain(one, depth + 1))]
}

const MAX_DEPTH = 5

/** Tells whether a database statement exceeded its statement or lock timeout. */
export const isTooSlow = (error: unknown) =>
  errorChain(error).some(({ message, code }) => SLOW.test(String(message)) || SLOW_CODE.test(String(code)))

/** Tells whether an error means that the database could not be reached. */
export const isDatabaseAway = (error: unknown) =>
  errorChain(error).some(
    ({ message, code }) => AWAY.test(String(message)) || (AWAY_CODE.test(String(code)) && String(code) !== "08P01"),
  )
