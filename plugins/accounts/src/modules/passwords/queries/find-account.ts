import { withAsciiDomain } from "@haat/sdk/mail-address"
import { normalizePhone } from "@haat/sdk/phone"
import type { Transaction } from "@haat/sdk/server/database"
import { TYPED_PHONE } from "../../../contract/fields"
import { usernameKey } from "../../../username-key"

/**
 * Account found by a sign-in name. `username` is the normalized key; `email` is null for staff.
 */
export type NamedAccount = {
  id: string
  username: string
  app_metadata: Record<string, unknown>
  email: string | null
  password_hash: string | null
}

/** Runs all four lookups for every name, so that timing does not reveal which kind of name matched. */
const FIND_ACCOUNT_SQL = `
  with named as (
    select 1 as rank, p.auth_identity_id as id
    from provider_identity p
    where p.entity_id = :username and p.provider = 'username' and p.deleted_at is null
    union all
    select 2, i.id
    from customer c join auth_identity i on i.app_metadata ->> 'customer_id' = c.id and i.deleted_at is null
    where c.email = :email and c.has_account and c.deleted_at is null
    union all
    select 3, i.id
    from "user" u join auth_identity i on i.app_metadata ->> 'user_id' = u.id and i.deleted_at is null
    where lower(u.email) = :email and u.deleted_at is null
    union all
    select 4, min(i.id)
    from customer c join auth_identity i on i.app_metadata ->> 'customer_id' = c.id and i.deleted_at is null
    where haat_phone_key(c.phone) = haat_phone_key(:phone) and c.has_account and c.deleted_at is null
    having count(*) = 1
  )
  select i.id, p.entity_id as username, coalesce(i.app_metadata, '{}') as app_metadata, c.email,
    p.provider_metadata ->> 'password' as password_hash
  from named
  join auth_identity i on i.id = named.id and i.deleted_at is null
  join provider_identity p on p.auth_identity_id = i.id and p.provider = 'username' and p.deleted_at is null
  left join customer c on c.id = i.app_metadata ->> 'customer_id' and c.deleted_at is null
  order by named.rank
  limit 1`

/**
 * Finds an account by username, then by e-mail address, then by a phone number that only one account has.
 */
export async function findAccount(db: Transaction, name: string): Promise<NamedAccount | undefined> {
  const typed = name.trim()
  const phone = TYPED_PHONE.test(typed) ? normalizePhone(typed) : null
  const names = { username: usernameKey(name), email: withAsciiDomain(typed.toLowerCase()), phone }
  return (await db.raw<NamedAccount>(FIND_ACCOUNT_SQL, names)).rows[0]
}
