import type { Transaction } from "@haat/sdk/server/database"

type BrowserRow = { id: string; password_mark: string; hash: string | null }

/** Finds a browser by token hash and username, seen within `days`, with the account's current password hash. */
export async function findBrowser(
  db: Transaction,
  input: { username: string; hash: string; days: number },
): Promise<BrowserRow[]> {
  const { rows } = await db.raw<BrowserRow>(
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
 * Saves a browser with the mark of the password used.
 * @returns the previous password mark; null for a new browser
 */
export async function upsertBrowser(
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

/** Deletes a person's browsers beyond the `most` used last. */
export const deleteOldestBrowsers = (db: Transaction, input: { auth_identity_id: string; most: number }) =>
  db.raw(
    `delete from known_browser where id in (
       select id from known_browser where auth_identity_id = :auth_identity_id order by updated_at desc offset :most
     )`,
    input,
  )
