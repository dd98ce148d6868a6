import type { Transaction } from "@haat/sdk/server/database"

/** Stores an identity's sign-in code, replacing an earlier one. */
export const saveCode = (db: Transaction, code: { id: string; mark: string; minutes: number }) =>
  db.raw(
    `insert into sign_in_code (id, code_mark, expires_at)
     values (:id, :mark, now() + make_interval(mins => :minutes))
     on conflict (id) do update set code_mark = excluded.code_mark, expires_at = excluded.expires_at, tries = 0,
       created_at = now(), updated_at = now()`,
    code,
  )

/**
 * Counts an attempt with an identity's valid code.
 * @returns the code's mark; undefined without a valid code or after `most` attempts
 */
export async function countCodeAttempt(
  db: Transaction,
  input: { id: string; most: number },
): Promise<string | undefined> {
  const { rows } = await db.raw<{ code_mark: string }>(
    `update sign_in_code set tries = tries + 1, updated_at = now()
     where id = :id and expires_at > now() and tries < :most
     returning code_mark`,
    input,
  )
  return rows[0]?.code_mark
}

/** Deletes a code. @returns false when a concurrent request has consumed it */
export async function consumeCode(db: Transaction, code: { id: string; mark: string }): Promise<boolean> {
  const { rows } = await db.raw<{ id: string }>(
    "delete from sign_in_code where id = :id and code_mark = :mark returning id",
    code,
  )
  return rows.length > 0
}

/** Deletes expired codes. */
export const deleteOldCodes = (db: Transaction) => db.raw("delete from sign_in_code where expires_at < now()", {})
