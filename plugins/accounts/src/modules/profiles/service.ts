import type { ErrorEntry } from "@haat/http/errors"
import { HttpError } from "@haat/http/http-error"
import { HTTP_ERRORS } from "@haat/http/http-errors"
import type { ProfileChange, ReplaceAddresses } from "../../contract"
import { ACCOUNT_ERRORS } from "../../errors"
import { passwordMark } from "../../password-mark"
import { usernameKey } from "../../username-key"
import type { Database, Transaction } from "./database"
import { writeAddresses } from "./write-addresses"

export type ProfileOwner = { customer_id: string; auth_identity_id: string }
type Kept = {
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

const CUSTOMER = `
  update customer set email = :email, first_name = :first_name, last_name = :last_name, phone = :phone, updated_at = now()
  where id = :customer_id`

const IDENTITY = `
  update provider_identity set entity_id = :key, updated_at = now(),
    user_metadata = coalesce(user_metadata, '{}') || jsonb_build_object('username', cast(:username as text)),
    provider_metadata = coalesce(provider_metadata, '{}') || jsonb_build_object('password', cast(:password_hash as text))
  where auth_identity_id = :auth_identity_id and provider = 'username'`

const TAKEN: Record<string, ErrorEntry> = {
  IDX_customer_email_has_account_unique: ACCOUNT_ERRORS.email_taken,
  IDX_provider_identity_provider_entity_id: ACCOUNT_ERRORS.username_taken,
}

/** A shopper's profile, which Medusa keeps in two modules: it changes in one transaction. */
export class ProfilesService {
  private readonly database: Database

  constructor({ __pg_connection__ }: { __pg_connection__: Database }) {
    this.database = __pg_connection__
  }

  /** @throws HttpError 401 when the account is gone */
  async read(owner: ProfileOwner) {
    return readKept(this.database, KEPT, owner)
  }

  /**
   * Writes everything or nothing; what the change leaves out stays as it is. Expects the lock of the shopper's addresses.
   * @param password_hash the hash of the new password, if there is one
   * @param proven the mark of the password that was checked, if one was: it must still be the person's
   * @returns the mark of the person's password
   * @throws HttpError 409 when username or e-mail address belong to somebody else
   */
  async write(owner: ProfileOwner, profile: ProfileChange, password_hash?: string, proven?: string): Promise<string> {
    try {
      return await this.database.transaction(async (transaction) => {
        const kept = await readKept(transaction, `${KEPT} for update`, owner)
        if (proven !== undefined && passwordMark(kept.password_hash) !== proven)
          throw new HttpError(ACCOUNT_ERRORS.wrong_current_password)
        const hash = password_hash ?? kept.password_hash
        const { username = kept.username, email = kept.email, phone = kept.phone, addresses } = profile
        const { first_name = kept.first_name, last_name = kept.last_name } = profile
        await transaction.raw(CUSTOMER, { ...owner, email, first_name, last_name, phone })
        await transaction.raw(IDENTITY, { ...owner, key: usernameKey(username), username, password_hash: hash })
        // A link that was mailed to the old address, or because of the old password, opens nothing any more.
        if (password_hash || email !== kept.email)
          await transaction.raw("delete from password_reset where id = :auth_identity_id", owner)
        if (addresses) await writeAddresses(transaction, owner.customer_id, addresses)
        return passwordMark(hash)
      })
    } catch (error) {
      const taken = TAKEN[String((error as { constraint?: unknown }).constraint)]
      throw taken ? new HttpError(taken) : error
    }
  }

  /** Writes the whole list or nothing. Expects the lock of the shopper's addresses. */
  async replaceAddresses(customer_id: string, addresses: ReplaceAddresses["addresses"]) {
    await this.database.transaction((transaction) => writeAddresses(transaction, customer_id, addresses))
  }
}

async function readKept(database: Transaction, query: string, owner: ProfileOwner): Promise<Kept> {
  const { rows } = await database.raw<Kept>(query, owner)
  if (!rows[0]) throw new HttpError(HTTP_ERRORS.log_in)
  return rows[0]
}
