import type { Transaction } from "@haat/sdk/server/database"
import { SECOND_FACTOR_MARK } from "../mark"

/** `mark` is null until the factor is confirmed. */
export type StoredFactor = { sealed_key: string; recovery_hashes: string[]; mark: string | null }

/** The second factor of an identity; undefined without one. */
export async function readFactor(db: Transaction, id: string): Promise<StoredFactor | undefined> {
  const { rows } = await db.raw<StoredFactor>(
    `select sealed_key, recovery_hashes, ${SECOND_FACTOR_MARK} as mark from second_factor
      where id = :id and deleted_at is null`,
    { id },
  )
  return rows[0]
}

/** Saves a key that is not confirmed yet. @returns false when a second factor is already on */
export async function saveUnconfirmedKey(
  db: Transaction,
  key: { id: string; user_id: string; sealed_key: string },
): Promise<boolean> {
  const { rows } = await db.raw(
    `insert into second_factor (id, user_id, sealed_key) values (:id, :user_id, :sealed_key)
     on conflict (id) do update set sealed_key = excluded.sealed_key, user_id = excluded.user_id, updated_at = now()
     where second_factor.enabled_at is null returning id`,
    key,
  )
  return rows.length > 0
}

/** Switches a factor on. @returns false when its key was replaced or it is on already */
export async function enableFactor(
  db: Transaction,
  factor: { id: string; step: number; hashes: string[]; sealed_key: string },
): Promise<boolean> {
  const { rows } = await db.raw(
    `update second_factor set enabled_at = now(), last_step = :step, recovery_hashes = :hashes, updated_at = now()
     where id = :id and enabled_at is null and sealed_key = :sealed_key returning id`,
    factor,
  )
  return rows.length > 0
}

/** Consumes a TOTP time step. @returns the mark; undefined when the step or a later one was used */
export async function consumeTotpStep(
  db: Transaction,
  used: { id: string; step: number },
): Promise<string | undefined> {
  const { rows } = await db.raw<{ mark: string }>(
    `update second_factor set last_step = :step, updated_at = now()
     where id = :id and enabled_at is not null and last_step < :step returning ${SECOND_FACTOR_MARK} as mark`,
    used,
  )
  return rows[0]?.mark
}

/** Consumes a recovery code. @returns the mark; undefined when it is unknown or was used */
export async function consumeRecoveryCode(
  db: Transaction,
  used: { id: string; hash: string },
): Promise<string | undefined> {
  const { rows } = await db.raw<{ mark: string }>(
    `update second_factor set recovery_hashes = array_remove(recovery_hashes, :hash), updated_at = now()
     where id = :id and enabled_at is not null and :hash = any(recovery_hashes)
       returning ${SECOND_FACTOR_MARK} as mark`,
    used,
  )
  return rows[0]?.mark
}

/** Deletes a user's second factors, confirmed or not. @returns the deleted rows */
export async function deleteFactors(
  db: Transaction,
  user_id: string,
): Promise<{ id: string; enabled_at: Date | null }[]> {
  const { rows } = await db.raw<{ id: string; enabled_at: Date | null }>(
    "delete from second_factor where user_id = :user_id returning id, enabled_at",
    { user_id },
  )
  return rows
}
