import type { Transaction } from "@haat/sdk/server/database"
import { SECOND_FACTOR_MARK } from "../../second-factors/mark"

type Holder = { actor_type: "customer" | "user"; id: string }

/** Identities that sign in with this e-mail address, in lower case, with their kind. */
export async function findHolders(db: Transaction, email: string): Promise<Holder[]> {
  const { rows } = await db.raw<Holder>(
    `select 'customer' as actor_type, i.id
     from customer c join auth_identity i on i.app_metadata ->> 'customer_id' = c.id and i.deleted_at is null
     where c.email = :email and c.has_account and c.deleted_at is null
     union all
     select 'user', i.id
     from "user" u join auth_identity i on i.app_metadata ->> 'user_id' = u.id and i.deleted_at is null
     where lower(u.email) = :email and u.deleted_at is null`,
    { email },
  )
  return rows
}

/** Stores the only valid token of an identity, for that many minutes. */
export const keepReset = (db: Transaction, reset: { id: string; hash: string; minutes: number }) =>
  db.raw(
    `insert into password_reset (id, token_hash, expires_at)
     values (:id, :hash, now() + make_interval(mins => :minutes))
     on conflict (id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at,
       created_at = now(), updated_at = now()`,
    reset,
  )

/** The auth identity of a token that still works; undefined when there is none of this hash. */
export async function findReset(db: Transaction, hash: string): Promise<string | undefined> {
  const { rows } = await db.raw<{ id: string }>(
    "select id from password_reset where token_hash = :hash and expires_at > now()",
    { hash },
  )
  return rows[0]?.id
}

/** Deletes a token that still works. @returns false when there was none */
export async function takeReset(trx: Transaction, hash: string): Promise<boolean> {
  const { rows } = await trx.raw(
    "delete from password_reset where token_hash = :hash and expires_at > now() returning id",
    { hash },
  )
  return rows.length > 0
}

/** The hash of a person's password and the mark of their second factor; undefined when there is no such identity. */
export async function readProofs(
  db: Transaction,
  id: string,
): Promise<{ hash: string | null; second_factor: string | null } | undefined> {
  const { rows } = await db.raw<{ hash: string | null; second_factor: string | null }>(
    `select p.provider_metadata ->> 'password' as hash, ${SECOND_FACTOR_MARK} as second_factor
     from provider_identity p left join second_factor f on f.id = p.auth_identity_id and f.deleted_at is null
     where p.auth_identity_id = :id and p.provider = 'username' and p.deleted_at is null`,
    { id },
  )
  return rows[0]
}
