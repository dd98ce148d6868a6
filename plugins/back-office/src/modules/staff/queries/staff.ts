import type { Role } from "@haat/sdk/roles"
import type { Transaction } from "@haat/sdk/server/database"
import type { Invitation } from "../../../contract"

const INVITATION = "id, email, role, invited_by, expires_at, created_at"

/** Writes a user's role. */
export async function writeRole(db: Transaction, member: { id: string; role: Role }): Promise<void> {
  await db.raw(
    `insert into staff (id, role) values (:id, :role)
     on conflict (id) do update set role = excluded.role, updated_at = now()`,
    member,
  )
}

/** Deletes a user's role. */
export async function deleteRole(db: Transaction, id: string): Promise<void> {
  await db.raw("delete from staff where id = :id", { id })
}

/** Stores an invitation, replacing an earlier one to the same address. */
export async function saveInvitation(
  db: Transaction,
  invitation: { id: string; email: string; role: Role; invited_by: string; hash: string; days: number },
): Promise<Invitation> {
  const { rows } = await db.raw<Invitation>(
    `insert into staff_invitation (id, email, role, invited_by, token_hash, expires_at)
     values (:id, :email, :role, :invited_by, :hash, now() + make_interval(days => :days))
     on conflict (email) do update set id = excluded.id, role = excluded.role, invited_by = excluded.invited_by,
       token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now(), updated_at = now()
     returning ${INVITATION}`,
    invitation,
  )
  return rows[0]
}

/** Deletes an invitation. @returns false when it does not exist */
export async function deleteInvitation(db: Transaction, id: string): Promise<boolean> {
  const { rows } = await db.raw("delete from staff_invitation where id = :id returning id", { id })
  return rows.length > 0
}

/** Returns the invitation of a valid token. */
export async function findInvitation(db: Transaction, hash: string): Promise<Invitation | undefined> {
  const { rows } = await db.raw<Invitation>(
    `select ${INVITATION} from staff_invitation where token_hash = :hash and expires_at > now()`,
    { hash },
  )
  return rows[0]
}

/** Deletes and returns the invitation of a valid token. */
export async function consumeInvitation(trx: Transaction, hash: string): Promise<Invitation | undefined> {
  const { rows } = await trx.raw<Invitation>(
    `delete from staff_invitation where token_hash = :hash and expires_at > now() returning ${INVITATION}`,
    { hash },
  )
  return rows[0]
}
