import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Has changes of one list wait for each other until the transaction ends: two at once would take the same rank, or its last place. */
export const lockList = (trx: Knex, name: string) => trx.raw("select pg_advisory_xact_lock(hashtext(?))", [name])
