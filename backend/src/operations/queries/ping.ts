import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Resolves when the database answers. */
export const ping = (database: Knex) => database.raw("select 1")
