import type { Transaction } from "@haat/sdk/server/database"

export type ProfileOwner = { customer_id: string; auth_identity_id: string }
export type StoredProfile = {
  username: string
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  password_hash: string
}

const PROFILE_SQL = `
  select coalesce(i.user_metadata ->> 'username', i.entity_id) as username, c.email,
    c.first_name, c.last_name, c.phone, i.provider_metadata ->> 'password' as password_hash
  from provider_identity i, customer c
  where i.auth_identity_id = :auth_identity_id and i.provider = 'username' and i.deleted_at is null
    and c.id = :customer_id and c.has_account and c.deleted_at is null`

/** Returns a shopper's profile; undefined when the account was deleted. */
export async function readProfile(db: Transaction, owner: ProfileOwner): Promise<StoredProfile | undefined> {
  return (await db.raw<StoredProfile>(PROFILE_SQL, owner)).rows[0]
}

/** Returns the same row, locked until the transaction ends. */
export async function lockProfile(db: Transaction, owner: ProfileOwner): Promise<StoredProfile | undefined> {
  return (await db.raw<StoredProfile>(`${PROFILE_SQL} for update`, owner)).rows[0]
}

/** Updates the customer row of a shopper. */
export const writeCustomer = (
  db: Transaction,
  customer: { customer_id: string } & Pick<StoredProfile, "email" | "first_name" | "last_name" | "phone">,
) =>
  db.raw(
    `update customer set email = :email, first_name = :first_name, last_name = :last_name, phone = :phone,
      updated_at = now()
     where id = :customer_id`,
    customer,
  )

/** Updates a shopper's identity; `key` is the normalized username. */
export const writeIdentity = (
  db: Transaction,
  identity: { auth_identity_id: string; key: string; username: string; password_hash: string },
) =>
  db.raw(
    `update provider_identity set entity_id = :key, updated_at = now(),
       user_metadata = coalesce(user_metadata, '{}') || jsonb_build_object('username', cast(:username as text)),
       provider_metadata = coalesce(provider_metadata, '{}') || jsonb_build_object('password',
       cast(:password_hash as text))
     where auth_identity_id = :auth_identity_id and provider = 'username'`,
    identity,
  )

/** Deletes a shopper's password reset token. */
export const deleteReset = (db: Transaction, owner: ProfileOwner) =>
  db.raw("delete from password_reset where id = :auth_identity_id", owner)
