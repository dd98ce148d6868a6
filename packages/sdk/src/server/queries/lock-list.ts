import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Serializes changes of one list until the transaction ends: concurrent ones would take the same rank, or its last
 * place.
 */
export const lockNamedList = (trx: Knex, name: string) => trx.raw("select pg_advisory_xact_lock(hashtext(?))", [name])
