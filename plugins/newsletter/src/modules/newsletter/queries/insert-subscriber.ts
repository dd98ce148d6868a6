import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Subscriber } from "../../../contract"

/** Keeps an address in small letters. The database decides who was first. @returns null when it is there already */
export async function insertSubscriber(db: Knex, id: string, email: string): Promise<Subscriber | null> {
  const { rows } = await db.raw<{ rows: Subscriber[] }>(
    `insert into newsletter_subscriber (id, email) values (?, lower(?))
     on conflict (email) where deleted_at is null do nothing returning id, email, created_at`,
    [id, email],
  )
  return rows[0] ?? null
}
