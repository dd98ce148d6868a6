import type { Transaction } from "@haat/sdk/server/database"

type Kept = { id: string; password_mark: string; hash: string | null }

/** The browser of this token and username if it was seen within `days`, and the hash of the password they have now. */
export async function findBrowser(
  db: Transaction,
  input: { username: string; hash: string; days: number },
): Promise<Kept[]> {
  const { rows } = await db.raw<Kept>(
    `select b.id, b.password_mark, p.provider_metadata ->> 'password' as hash
     from provider_identity p
     join known_browser b on b.auth_identity_id = p.auth_identity_id and b.deleted_at is null
     where p.entity_id = :username and p.provider = 'username' and p.deleted_at is null
       and b.token_hash = :hash and b.updated_at > now() - make_interval(days => :days)`,
    input,
  )
  return rows
}

/**
 * Keeps a browser with the password it was used with.
 * @returns the mark of the password before; null for a new browser
 */
export async function keepBrowser(
  db: Transaction,
  browser: { id: string; hash: string; auth_identity_id: string; password_mark: string },
): Promise<string | null> {
  const { rows } = await db.raw<{ before: string | null }>(
    `with before as (
       select password_mark from known_browser
       where auth_identity_id = :auth_identity_id and token_hash = :hash and deleted_at is null
     )
     insert into known_browser (id, token_hash, auth_identity_id, password_mark)
     values (:id, :hash, :auth_identity_id, :password_mark)
     on conflict (auth_identity_id, token_hash) where deleted_at is null
     do update set password_mark = excluded.password_mark, updated_at = now()
     returning (select password_mark from before) as before`,
    browser,
  )
  return rows[0].before
}

/** Deletes all of a person's browsers except the `most` that were used last. */
export const deleteOldest = (db: Transaction, input: { auth_identity_id: string; most: number }) =>
  db.raw(
    `delete from known_browser where id in (
       select id from known_browser where auth_identity_id = :auth_identity_id order by updated_at desc offset :most
     )`,
    input,
  )
