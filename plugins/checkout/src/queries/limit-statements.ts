import type { Transaction } from "@haat/sdk/server/database"

/** Ends each further statement of a transaction that takes longer than `limit_ms`. */
export const limitStatements = (trx: Transaction, limit_ms: number) =>
  trx.raw(`set local statement_timeout = ${Math.round(limit_ms)}`)
