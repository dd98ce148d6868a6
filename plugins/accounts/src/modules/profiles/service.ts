import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import type { Database } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import type { ProfileChange } from "../../contract"
import { ACCOUNT_ERRORS } from "../../errors"
import { passwordMark } from "../../password-mark"
import { usernameKey } from "../../username-key"
import { ACCOUNT_DATA } from "./queries/personal-data"
import {
  deleteReset,
  lockProfile,
  type ProfileOwner,
  readProfile,
  type StoredProfile,
  writeCustomer,
  writeIdentity,
} from "./queries/profile"
import { toTakenError } from "./taken-error"
import { writeAddresses } from "./write-addresses"

export type { ProfileOwner, StoredProfile }

/** Reads and writes a shopper's profile, which two Medusa modules store, in one transaction. */
export class ProfilesService {
  readonly personalData = ACCOUNT_DATA
  private readonly database: Database

  constructor({ __pg_connection__ }: { __pg_connection__: Database }) {
    this.database = __pg_connection__
  }

  /** @throws HttpError 401 when the account is gone */
  async read(owner: ProfileOwner) {
    return requireAccount(await readProfile(this.database, owner))
  }

  /**
   * Updates a profile in one transaction; missing fields keep their values.
   * @param password_hash the hash of the new password, if there is one
   * @param proven mark of the checked current password, which must not have changed since
   * @returns the mark of the person's password
   * @throws HttpError 409 when the username or e-mail address belongs to another account
   */
  async write(owner: ProfileOwner, profile: ProfileChange, password_hash?: string, proven?: string): Promise<string> {
    try {
      return await this.database.transaction(async (transaction) => {
        const kept = requireAccount(await lockProfile(transaction, owner))
        if (proven !== undefined && passwordMark(kept.password_hash) !== proven)
          throw new HttpError(ACCOUNT_ERRORS.wrong_current_password)
        const hash = password_hash ?? kept.password_hash
        const { username = kept.username, email = kept.email, phone = kept.phone, addresses } = profile
        const { first_name = kept.first_name, last_name = kept.last_name } = profile
        const isProtected = password_hash !== undefined || username !== kept.username || email !== kept.email
        if (proven === undefined && isProtected) throw new HttpError(ACCOUNT_ERRORS.current_password_needed)
        await writeCustomer(transaction, { customer_id: owner.customer_id, email, first_name, last_name, phone })
        const key = usernameKey(username)
        await writeIdentity(transaction, { ...owner, key, username, password_hash: hash })
        // A change of password or e-mail address invalidates a mailed reset link.
        if (password_hash || email !== kept.email) await deleteReset(transaction, owner)
        if (addresses) await writeAddresses(transaction, owner.customer_id, addresses)
        return passwordMark(hash)
      })
    } catch (error) {
      throw toTakenError(error)
    }
  }
}

function requireAccount(profile: StoredProfile | undefined): StoredProfile {
  if (!profile) throw new HttpError(HTTP_ERRORS.log_in)
  return profile
}
