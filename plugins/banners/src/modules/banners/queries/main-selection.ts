import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The only row of its table. */
export const SELECTION = "main"

/** Replaces the choice of main products, in the owner's order. */
export async function replaceSelection(db: Knex, product_ids: string[]): Promise<void> {
  await db.raw(
    `insert into main_selection (id, product_ids) values (:id, :product_ids)
     on conflict (id) do update set product_ids = excluded.product_ids, updated_at = now()`,
    { id: SELECTION, product_ids },
  )
}
