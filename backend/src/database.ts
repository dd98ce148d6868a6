import type { Settings } from "@haat/operations/settings"

type Limits = Pick<Settings, "DATABASE_STATEMENT_TIMEOUT_MS" | "DATABASE_LOCK_TIMEOUT_MS" | "MEDUSA_WORKER_MODE"> & {
  DATABASE_URL: string
}

/** Nobody waits for what a worker does; it gets so many times as long. */
const WORKER_FACTOR = 30

/** The database's address with the limits of this process's connections: PostgreSQL itself ends what takes longer. */
export function limitedDatabaseUrl(env: Limits): string {
  const factor = env.MEDUSA_WORKER_MODE === "worker" ? WORKER_FACTOR : 1
  const url = new URL(env.DATABASE_URL)
  url.searchParams.set("statement_timeout", String(env.DATABASE_STATEMENT_TIMEOUT_MS * factor))
  url.searchParams.set("lock_timeout", String(env.DATABASE_LOCK_TIMEOUT_MS * factor))
  return url.href
}

/** What PostgreSQL and its pool say when there is no connection, when it is away, and when something took too long. Workflows throw copies, so often only the text is left. */
const AWAY =
  /Timeout acquiring a connection|Connection terminated|terminating connection|Connection ended unexpectedly|the database system is (starting up|shutting down|in recovery mode|not yet accepting)|server closed the connection|too many clients already|remaining connection slots|timeout exceeded when trying to connect|connect (ECONNREFUSED|ENOENT|ETIMEDOUT)|read ECONNRESET/
const SLOW = /canceling statement due to (lock|statement) timeout/
const AWAY_CODE = /^(08...|53...|57P0.)$/
const SLOW_CODE = /^(55P03|57014)$/

type Thrown = { message?: unknown; code?: unknown }

/** True when something waited too long for a lock or took too long in the database. */
export const isTooSlow = ({ message, code }: Thrown) => SLOW.test(String(message)) || SLOW_CODE.test(String(code))

/** True when the database could not be reached. */
export const isDatabaseAway = ({ message, code }: Thrown) =>
  AWAY.test(String(message)) || (AWAY_CODE.test(String(code)) && String(code) !== "08P01")
