import { isExhausted } from "@haat/sdk/server/medusa-internals/connection-pool"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ping } from "./queries/ping"

export type Readiness = { status: "ok" | "unavailable"; parts: Record<string, string> }

type Options = {
  database: Knex
  /** Resolves when Redis answers; left out when the shop runs without. */
  pingRedis?: () => Promise<unknown>
  /** Seconds until the next mail in the outbox is due, negative when it should have gone; undefined when none waits. */
  nextMailDue: () => Promise<number | undefined>
  isClosing: () => boolean
}

const RESPONSE_TIMEOUT_MS = 2_000
const PING_TIMEOUT_MS = 1_000
/** Age of a waiting mail after which background work counts as stopped. */
const MAX_OUTBOX_AGE_S = 300

/** Checks each dependency of this process; a part is `ok` or says what is wrong. Never rejects. */
export async function readiness({ database, pingRedis, nextMailDue, isClosing }: Options): Promise<Readiness> {
  // before the questions below take connections themselves
  const exhausted = isExhausted(database)
  const parts: Record<string, string> = {
    process: isClosing() ? "closing" : "ok",
    connections: exhausted ? "every connection to the database is in use" : "ok",
  }
  const [databaseState, outbox, redis] = await Promise.all([
    within(exhausted ? undefined : ping(database)),
    exhausted ? "not asked" : age(nextMailDue),
    pingRedis ? within(pingRedis()) : undefined,
  ])
  parts.database = exhausted ? "not asked" : databaseState
  if (redis !== undefined) parts.redis = redis
  parts.outbox = parts.database === "ok" ? outbox : "not asked"
  const well = Object.values(parts).every((state) => state === "ok" || state === "not asked")
  return { status: well && !exhausted ? "ok" : "unavailable", parts }
}

/** Tells whether the database answers in time; an exhausted connection pool counts as no answer. */
export const isDatabaseAnswering = async (database: Knex): Promise<boolean> =>
  !isExhausted(database) && (await within(ping(database), PING_TIMEOUT_MS)) === "ok"

async function within(response: PromiseLike<unknown> | undefined, timeoutMs = RESPONSE_TIMEOUT_MS): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, "did not answer in time")
  })
  const well = Promise.resolve(response).then(
    () => "ok",
    () => "not reachable",
  )
  const state = await Promise.race([well, late])
  clearTimeout(timer)
  return state
}

async function age(nextMailDue: Options["nextMailDue"]): Promise<string> {
  let due: number | undefined
  const state = await within(
    nextMailDue().then((seconds) => {
      due = seconds
    }),
  )
  if (state !== "ok" || due === undefined || due > -MAX_OUTBOX_AGE_S) return state
  return `a mail waits for ${Math.round(-due)} s`
}
