import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const TIMEOUT = "50s"

/**
 * Raises the statement and lock timeouts of this transaction for work on thousands of products. The connection's
 * defaults are those of a shopper's request.
 */
export const allowLongWork = (trx: Knex.Transaction) =>
  trx.raw("select set_config('statement_timeout', ?, true), set_config('lock_timeout', ?, true)", [TIMEOUT, TIMEOUT])
