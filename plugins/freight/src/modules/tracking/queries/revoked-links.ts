import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns when the links of an order were last revoked. */
export async function readRevocation(db: Knex, order_id: string): Promise<Date | undefined> {
  const { rows } = await db.raw<{ rows: { revoked_at: Date }[] }>(
    "select revoked_at from revoked_tracking_link where id = ? and deleted_at is null",
    [order_id],
  )
  return rows[0]?.revoked_at
}

export const revokeLinks = (db: Knex, order_id: string) =>
  db.raw(
    `insert into revoked_tracking_link (id, revoked_at) values (?, clock_timestamp())
     on conflict (id) do update set revoked_at = clock_timestamp(), updated_at = now()`,
    [order_id],
  )
