import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { V1Note } from "../../../contract"

type Input = { customer_id: string; product_id: string | null; name: string; most: number }

/** @returns undefined when the shopper has `most` already */
export async function insertV1Note(db: Knex, input: Input): Promise<V1Note | undefined> {
  const { rows } = await db.raw<{ rows: V1Note[] }>(
    `insert into v1_note (id, customer_id, product_id, name)
     select :id, :customer_id, :product_id, :name
     where (select count(*) from v1_note where customer_id = :customer_id) < :most
     on conflict (customer_id, product_id) where deleted_at is null
     do update set name = excluded.name, updated_at = now()
     returning id, name, product_id, created_at`,
    { ...input, id: generateEntityId() },
  )
  return rows[0]
}
