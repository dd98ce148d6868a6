import type { DataSubject, PersonalData } from "@haat/sdk/server/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

type SubjectRow = DataSubject & { password_hash: string | null }

const SUBJECT_SQL = `
  select c.id as customer_id, array(
      select i.id from auth_identity i where i.app_metadata ->> 'customer_id' = c.id) as auth_identity_ids,
    coalesce(p.user_metadata ->> 'username', p.entity_id) as username, lower(c.email) as email,
    coalesce(c.first_name, '') as first_name, coalesce(c.last_name, '') as last_name, c.phone, array(
      select distinct line from customer_address a cross join lateral unnest(array[a.address_1, a.address_2]) line
      where a.customer_id = c.id and line <> '') as address_lines,
    p.provider_metadata ->> 'password' as password_hash
  from customer c
  join auth_identity i on i.app_metadata ->> 'customer_id' = c.id and i.deleted_at is null
  join provider_identity p on p.auth_identity_id = i.id and p.provider = 'username' and p.deleted_at is null
  where c.id = :customer_id and c.has_account and c.deleted_at is null limit 1`

/** Returns the data subject; undefined when the account was deleted. */
export const findSubject = async (db: Knex, customer_id: string): Promise<SubjectRow | undefined> =>
  (await db.raw<{ rows: SubjectRow[] }>(SUBJECT_SQL, { customer_id })).rows[0]

/** Returns the same row, locked until the transaction ends. */
export const lockSubject = async (trx: Knex.Transaction, customer_id: string): Promise<SubjectRow | undefined> =>
  (await trx.raw<{ rows: SubjectRow[] }>(`${SUBJECT_SQL} for update of c, p`, { customer_id })).rows[0]

const EXPORT_SQL = `
  select jsonb_build_object('username', :username::text, 'email', c.email, 'first_name', c.first_name,
      'last_name', c.last_name, 'phone', c.phone, 'since', c.created_at) as profile,
    coalesce((select jsonb_agg(to_jsonb(a) - 'id' - 'customer_id' order by a.created_at)
      from shopper_address a where a.customer_id = c.id), '[]') as addresses,
    coalesce((select jsonb_agg(jsonb_build_object('first_used_at', b.created_at, 'last_used_at', b.updated_at)
      order by b.created_at) from known_browser b where b.auth_identity_id = any(:auth_identity_ids)), '[]') as browsers,
    coalesce((select jsonb_agg(jsonb_build_object('ends_at', s.expire) order by s.expire)
      from shop_session s where s.sess #>> '{auth_context,actor_id}' = c.id), '[]') as sessions,
    coalesce((select jsonb_agg(jsonb_build_object('sent_at', s.created_at, 'holds_until', s.expires_at)
      order by s.created_at) from sign_in_code s where s.id = any(:auth_identity_ids)), '[]') as sign_in_codes
  from customer c where c.id = :customer_id`

/**
 * Statements in this order: the customer is deleted last. Later statements of other plugins must find no customer.
 */
const ERASE_STATEMENTS = [
  "delete from shop_session where sess #>> '{auth_context,actor_id}' = :customer_id",
  "delete from password_reset where id = any(:auth_identity_ids)",
  "delete from sign_in_code where id = any(:auth_identity_ids)",
  "delete from known_browser where auth_identity_id = any(:auth_identity_ids)",
  "delete from second_factor where id = any(:auth_identity_ids)",
  `delete from customer_address where customer_id in (
     select id from customer where id = :customer_id or lower(email) = :email)`,
  "delete from provider_identity where auth_identity_id = any(:auth_identity_ids)",
  "delete from auth_identity where id = any(:auth_identity_ids)",
  // Also deletes guest customers with the same e-mail address; two accounts cannot share one.
  "delete from customer where id = :customer_id or lower(email) = :email",
]

/**
 * Exports and erases the account: profile, sign-in, sessions, browsers and addresses. The username becomes free.
 */
export const ACCOUNT_DATA: PersonalData = {
  async read(db, { customer_id, username, auth_identity_ids }) {
    const values = { customer_id, username, auth_identity_ids }
    return (await db.raw<{ rows: Record<string, unknown>[] }>(EXPORT_SQL, values)).rows[0] ?? {}
  },
  async erase(trx, { customer_id, auth_identity_ids, email }) {
    for (const statement of ERASE_STATEMENTS) await trx.raw(statement, { customer_id, auth_identity_ids, email })
  },
}
