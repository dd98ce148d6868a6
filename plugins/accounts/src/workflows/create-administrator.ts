import type { Transaction } from "@haat/sdk/server/database"
import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, UserWorkflowEvents } from "@medusajs/framework/utils"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import { insertIdentity, insertUser } from "../modules/profiles/queries/accounts"
import { toTakenError } from "../modules/profiles/taken-error"
import { usernameKey } from "../username-key"

export type NewAdministrator = {
  username: string
  password: string
  email: string
  first_name: string
  last_name: string
}

/**
 * Hashes a new administrator's password before the transaction, because hashing is slow.
 * @returns a function that inserts the administrator and returns the user's id; it throws HttpError 409 when the
 * username or e-mail address is taken
 */
export async function prepareAdministrator(
  container: MedusaContainer,
  { username, password, ...person }: NewAdministrator,
): Promise<(trx: Transaction) => Promise<string>> {
  const password_hash = await container.resolve<PasswordsService>(PASSWORDS).hash(password)
  return async (trx) => {
    try {
      const actor_id = await insertUser(trx, person)
      await insertIdentity(trx, { actor_type: "user", actor_id, username, key: usernameKey(username), password_hash })
      return actor_id
    } catch (error) {
      throw toTakenError(error)
    }
  }
}

/** Emits the event of a new administrator; call it after the transaction. */
export const announceAdministrator = (container: MedusaContainer, id: string): Promise<void> =>
  emitEvents(container, [{ name: UserWorkflowEvents.CREATED, data: { id } }])

/**
 * Creates an administrator. No route calls this; it is for seeding and for scripts.
 * @returns the user's id
 * @throws HttpError 409 when the username or the e-mail address is taken
 */
export async function createAdministrator(container: MedusaContainer, person: NewAdministrator): Promise<string> {
  const write = await prepareAdministrator(container, person)
  const user_id = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(write)
  await announceAdministrator(container, user_id)
  return user_id
}
