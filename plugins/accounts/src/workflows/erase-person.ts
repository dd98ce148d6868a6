import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { DataSubject, ErasureEvent } from "@haat/sdk/server/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ACCOUNT_ERRORS } from "../errors"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import { findSubject, lockSubject } from "../modules/profiles/queries/personal-data"
import { passwordMark } from "../password-mark"
import { holdersOf } from "../personal-data"

/**
 * Erases a shopper's account with everything that is held about them, in one transaction: all of it or nothing.
 * Checkout's own table keeps what invoices need.
 * @param proven the mark of the password that was checked; left out where staff does it for the shopper
 * @throws HttpError 409 while something is under way; 401 when the account is gone; 400 when the password is another by
 * now; 503 when what is to be erased is being changed
 */
export async function erasePerson(container: MedusaContainer, { customer_id, proven }: ErasureRequest): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { events, subject } = await database
    .transaction((trx) => eraseIn(trx, container, { customer_id, proven }))
    .catch((error) => {
      throw GIVEN_UP.includes((error as { code?: string }).code ?? "") ? new HttpError(HTTP_ERRORS.not_now) : error
    })
  for (const id of subject.auth_identity_ids) container.resolve<PasswordsService>(PASSWORDS).changed(id)
  await emitEvents(container, events)
}

/** SQL states of who has waited for a lock too long, or was given up so that another could go on. */
const GIVEN_UP = ["55P03", "40P01"]

export type ErasureRequest = { customer_id: string; proven?: string }

async function eraseIn(
  trx: Knex.Transaction,
  container: MedusaContainer,
  { customer_id, proven }: ErasureRequest,
): Promise<{ events: ErasureEvent[]; subject: DataSubject }> {
  const found = await findSubject(trx, customer_id)
  if (!found) throw new HttpError(HTTP_ERRORS.log_in)
  const holders = holdersOf(container)
  for (const { personalData } of holders) await personalData.requireErasable?.(trx, found)
  const held = await lockSubject(trx, customer_id)
  if (!held) throw new HttpError(HTTP_ERRORS.log_in)
  const { password_hash, ...subject } = held
  if (proven !== undefined && (!password_hash || passwordMark(password_hash) !== proven))
    throw new HttpError(ACCOUNT_ERRORS.wrong_current_password)
  const events: ErasureEvent[] = []
  const by = proven === undefined ? "staff" : "shopper"
  for (const { personalData } of holders) events.push(...((await personalData.erase(trx, subject, by)) ?? []))
  return { events, subject }
}
