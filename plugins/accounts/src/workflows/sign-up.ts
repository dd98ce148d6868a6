import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, CustomerWorkflowEvents } from "@medusajs/framework/utils"
import type { SignUp } from "../contract"
import { ACCOUNT_ERRORS } from "../errors"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import { findTakenNames, insertCustomer, insertIdentity } from "../modules/profiles/queries/accounts"
import { toTakenError } from "../modules/profiles/taken-error"
import { passwordMark } from "../password-mark"
import { usernameKey } from "../username-key"

type SignedUp = { auth_identity_id: string; password_mark: string; customer_id: string }

/**
 * Creates a shopper's account: an identity and a customer, in one transaction. The input must be validated.
 * @throws HttpError 409 when the username (case-insensitive) or the e-mail address is taken
 */
export async function signUp(container: MedusaContainer, input: SignUp): Promise<SignedUp> {
  const { username, password, email, first_name, last_name, phone } = input
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const key = usernameKey(username)
  const taken = await findTakenNames(db, { email, key })
  if (taken.email) throw new HttpError(ACCOUNT_ERRORS.email_taken)
  if (taken.username) throw new HttpError(ACCOUNT_ERRORS.username_taken)
  const password_hash = await container.resolve<PasswordsService>(PASSWORDS).hash(password)
  const ids = await db
    .transaction(async (trx) => {
      const customer_id = await insertCustomer(trx, { email, first_name, last_name, phone })
      const actor = { actor_type: "customer", actor_id: customer_id } as const
      const auth_identity_id = await insertIdentity(trx, { ...actor, username, key, password_hash })
      return { customer_id, auth_identity_id }
    })
    .catch((error) => {
      throw toTakenError(error)
    })
  await emitEvents(container, [{ name: CustomerWorkflowEvents.CREATED, data: { id: ids.customer_id } }])
  return { ...ids, password_mark: passwordMark(password_hash) }
}
