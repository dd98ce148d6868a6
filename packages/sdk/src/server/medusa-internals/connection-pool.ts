/**
 * Written for Medusa 2.21.2.
 * Reason: The database settings pass no `acquireTimeoutMillis` to knex, whose pool is in no type.
 * Upstream: none reported.
 */

import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The part of knex's pool (tarn) that is used here; knex exports no type for it. */
type Pool = {
  acquireTimeoutMillis: number
  max: number
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

const poolOf = (database: Knex) => (database.client as { pool: Pool }).pool

/** Sets the maximum wait for a connection; Medusa leaves it at knex's default of a minute. */
export function setAcquireTimeout(database: Knex, milliseconds: number) {
  poolOf(database).acquireTimeoutMillis = milliseconds
}

/** Counts the connections of this process by their state. */
export function poolUse(database: Knex) {
  const pool = poolOf(database)
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires(), max: pool.max }
}

/** Tells whether every connection is in use and a query waits for one. */
export function isExhausted(database: Knex): boolean {
  const { used, waiting, max } = poolUse(database)
  return used >= max && waiting > 0
}
