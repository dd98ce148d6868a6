import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export const selectAddress = async (db: Knex, id: string): Promise<string> =>
  (await db.raw<{ rows: [{ email: string }] }>("select email from shopper where id = :id", { id })).rows[0].email
