import type { Transaction } from "@haat/sdk/server/database"
import { SECOND_FACTOR_MARK } from "../../second-factors/mark"

type EmailAccount = { actor_type: "customer" | "user"; id: string }

/** Returns the identities of the accounts with this e-mail address, which must be in lower case. */
export async function findEmailAccounts(db: Transaction, email: string): Promise<EmailAccount[]> {
  const { rows } = await db.raw<EmailAccount>(
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

/** Stores an identity's password reset token, replacing an earlier one. */
export const upsertPasswordReset = (db: Transaction, reset: { id: string; hash: string; minutes: number }) =>
  db.raw(
    `insert into password_reset (id, token_hash, expires_at)
     values (:id, :hash, now() + make_interval(mins => :minutes))
     on conflict (id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at,
       created_at = now(), updated_at = now()`,
    reset,
  )

/** Returns the auth identity of a valid token; undefined for an expired or unknown hash. */
export async function findReset(db: Transaction, hash: string): Promise<string | undefined> {
  const { rows } = await db.raw<{ id: string }>(
    "select id from password_reset where token_hash = :hash and expires_at > now()",
    { hash },
  )
  return rows[0]?.id
}

/** Deletes a valid token. @returns false when it is expired or unknown */
export async function consumeReset(trx: Transaction, hash: string): Promise<boolean> {
  const { rows } = await trx.raw(
    "delete from password_reset where token_hash = :hash and expires_at > now() returning id",
    { hash },
  )
  return rows.length > 0
}

/** Returns the password hash and the second factor mark of an identity; undefined when it does not exist. */
export async function readCredentials(
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
