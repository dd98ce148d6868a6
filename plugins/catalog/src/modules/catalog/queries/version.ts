import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Moves the product's version (`updated_at`, in milliseconds) on, if it is still the one that was read. Of two who read the
 * same one, only the first gets through. Without `version` whoever comes gets through. Returns the version before, or null.
 */
export const claimVersion = async (db: Knex, id: string, version?: string): Promise<string | null> => {
  const { rows } = await db.raw<{ rows: { before: string }[] }>(
    `with old as (
       select id, updated_at from product
       where id = :id and (:version::text is null or date_trunc('milliseconds', updated_at) = :version::timestamptz)
       for update)
     update product p set updated_at = greatest(now(), old.updated_at + interval '1 millisecond')
     from old where p.id = old.id returning old.updated_at::text as before`,
    { id, version: version ?? null } as Record<string, string>,
  )
  return rows[0]?.before ?? null
}

export const undoClaimOfVersion = async (db: Knex, id: string, before: string) => {
  await db.raw("update product set updated_at = ?::timestamptz where id = ?", [before, id])
}
