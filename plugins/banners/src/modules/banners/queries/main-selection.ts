import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The only row of its table. */
export const SELECTION = "main"

/** Replaces the choice of main products, in the owner's order. @returns the one before, null when there was none */
export async function replaceSelection(db: Knex, product_ids: string[]): Promise<string[] | null> {
  const { rows } = await db.raw<{ rows: { before: string[] | null }[] }>(
    `with before as (select product_ids from main_selection where id = :id)
     insert into main_selection (id, product_ids) values (:id, :product_ids)
     on conflict (id) do update set product_ids = excluded.product_ids, updated_at = now()
     returning (select product_ids from before) as before`,
    { id: SELECTION, product_ids },
  )
  return rows[0].before
}
