import type { Transaction } from "@haat/sdk/server/database"
import { generateEntityId } from "@medusajs/framework/utils"

type Person = { email: string; first_name: string; last_name: string }

/** Returns which names an account already has; `key` is the normalized username. */
export async function findTakenNames(
  db: Transaction,
  names: { email: string; key: string },
): Promise<{ email: boolean; username: boolean }> {
  const { rows } = await db.raw<{ email: boolean; username: boolean }>(
    `select
       exists (select from customer where email = :email and has_account and deleted_at is null) as email,
       exists (select from provider_identity where entity_id = :key and provider = 'username') as username`,
    names,
  )
  return rows[0]
}

/** Writes a shopper as Medusa's Customer module does. @returns the id */
export async function insertCustomer(trx: Transaction, person: Person & { phone?: string }): Promise<string> {
  const id = generateEntityId(undefined, "cus")
  await trx.raw(
    `insert into customer (id, email, first_name, last_name, phone, has_account)
     values (:id, :email, :first_name, :last_name, :phone, true)`,
    { ...person, id, phone: person.phone ?? null },
  )
  return id
}

/** Writes an administrator as Medusa's User module does. @returns the id */
export async function insertUser(trx: Transaction, person: Person): Promise<string> {
  const id = generateEntityId(undefined, "user")
  await trx.raw(`insert into "user" (id, email, first_name, last_name) values (:id, :email, :first_name, :last_name)`, {
    ...person,
    id,
  })
  return id
}

/** Deletes a user as Medusa's User module does, which keeps the row, and the identities they sign in with. */
export async function deleteUser(trx: Transaction, user_id: string): Promise<void> {
  await trx.raw(`update "user" set deleted_at = now() where id = :user_id and deleted_at is null`, { user_id })
  // rows that reference the identity are deleted by cascade
  await trx.raw("delete from auth_identity where app_metadata ->> 'user_id' = :user_id", { user_id })
}

type NewIdentity = {
  actor_type: "customer" | "user"
  actor_id: string
  username: string
  /** normalized username */
  key: string
  password_hash: string
}

/** Inserts an identity like the username provider and Medusa do. @returns its id */
export async function insertIdentity(trx: Transaction, identity: NewIdentity): Promise<string> {
  const id = generateEntityId(undefined, "authid")
  await trx.raw(
    `with identity as (
       insert into auth_identity (id, app_metadata)
       values (:id, jsonb_build_object(cast(:actor_key as text), cast(:actor_id as text)))
       returning id
     )
     insert into provider_identity (id, auth_identity_id, provider, entity_id, user_metadata, provider_metadata)
     select :provider_identity_id, id, 'username', :key,
       jsonb_build_object('username', cast(:username as text)),
       jsonb_build_object('password', cast(:password_hash as text))
     from identity`,
    { ...identity, id, provider_identity_id: generateEntityId(), actor_key: `${identity.actor_type}_id` },
  )
  return id
}

/** Updates a password hash. @returns the normalized username; undefined when the identity was deleted */
export async function writePassword(
  trx: Transaction,
  password: { auth_identity_id: string; password_hash: string },
): Promise<string | undefined> {
  const { rows } = await trx.raw<{ entity_id: string }>(
    `update provider_identity set updated_at = now(),
       provider_metadata = coalesce(provider_metadata, '{}')
         || jsonb_build_object('password', cast(:password_hash as text))
     where auth_identity_id = :auth_identity_id and provider = 'username' and deleted_at is null
     returning entity_id`,
    password,
  )
  return rows[0]?.entity_id
}
