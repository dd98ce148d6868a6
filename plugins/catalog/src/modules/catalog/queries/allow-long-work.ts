import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const LIMIT = "50s"

/**
 * Gives this transaction the time of the owner's work on thousands of products, for its statements and for the rows it
 * waits for: a connection's own limits are those of a shopper's request.
 */
export const allowLongWork = (trx: Knex.Transaction) =>
  trx.raw("select set_config('statement_timeout', ?, true), set_config('lock_timeout', ?, true)", [LIMIT, LIMIT])
