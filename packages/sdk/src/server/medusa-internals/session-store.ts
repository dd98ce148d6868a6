/**
 * Written for Medusa 2.21.2.
 * Reason: Sessions live in Redis, DynamoDB or memory; no setting takes another store.
 * Upstream: none reported.
 */

import { createRequire } from "node:module"

const METHODS = ["get", "set", "destroy", "touch"] as const

type Store = Record<(typeof METHODS)[number], (...parameters: never[]) => void>

/** The copy of express-session that Medusa uses. */
export const loadMedusaSession = (): { MemoryStore: new () => Store } =>
  createRequire(require.resolve("@medusajs/framework/http"))("express-session")

/** Has sessions that Medusa leaves to express-session's store in memory kept in `store`. */
export function replaceSessionStore(store: Store) {
  for (const name of METHODS)
    Object.assign(loadMedusaSession().MemoryStore.prototype, { [name]: store[name].bind(store) })
}
