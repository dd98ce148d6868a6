import type { Transaction } from "@haat/sdk/server/database"

export type ProfileOwner = { customer_id: string; auth_identity_id: string }
export type KeptProfile = {
  username: string
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  password_hash: string
}

const KEPT = `
  select coalesce(i.user_metadata ->> 'username', i.entity_id) as username, c.email,
    c.first_name, c.last_name, c.phone, i.provider_metadata ->> 'password' as password_hash
  from provider_identity i, customer c
  where i.auth_identity_id = :auth_identity_id and i.provider = 'username' and i.deleted_at is null
    and c.id = :customer_id and c.has_account and c.deleted_at is null`

/** A shopper's profile; undefined when the account is gone. */
export async function readProfile(db: Transaction, owner: ProfileOwner): Promise<KeptProfile | undefined> {
  return (await db.raw<KeptProfile>(KEPT, owner)).rows[0]
}

/** The same, held until the transaction ends. */
export async function lockProfile(db: Transaction, owner: ProfileOwner): Promise<KeptProfile | undefined> {
  return (await db.raw<KeptProfile>(`${KEPT} for update`, owner)).rows[0]
}

/** Writes what Medusa keeps of a shopper. */
export const writeCustomer = (
  db: Transaction,
  customer: { customer_id: string } & Pick<KeptProfile, "email" | "first_name" | "last_name" | "phone">,
) =>
  db.raw(
    `update customer set email = :email, first_name = :first_name, last_name = :last_name, phone = :phone,
      updated_at = now()
     where id = :customer_id`,
    customer,
  )

/** Writes what a shopper signs in with; `key` is what the username is looked up by. */
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

/** Ends a link that was mailed to set a new password. */
export const deleteReset = (db: Transaction, owner: ProfileOwner) =>
  db.raw("delete from password_reset where id = :auth_identity_id", owner)
