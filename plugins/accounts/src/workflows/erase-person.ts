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
import { personalDataHolders } from "../personal-data"

/**
 * Erases a shopper's account and all personal data in one transaction. Checkout's own table keeps what invoices need.
 * @param proven mark of the checked current password; missing when staff erase the account
 * @throws HttpError 409 while an order, payment or refund is open; 401 when the account was deleted; 400 when the
 * password has changed; 503 when a row is locked
 */
export async function erasePerson(container: MedusaContainer, { customer_id, proven }: ErasureRequest): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { events, subject } = await database
    .transaction((trx) => eraseInTransaction(trx, container, { customer_id, proven }))
    .catch((error) => {
      throw LOCK_FAILURE_CODES.includes((error as { code?: string }).code ?? "")
        ? new HttpError(HTTP_ERRORS.not_now)
        : error
    })
  for (const id of subject.auth_identity_ids) container.resolve<PasswordsService>(PASSWORDS).changed(id)
  await emitEvents(container, events)
}

/** SQL states of a lock timeout and a deadlock. */
const LOCK_FAILURE_CODES = ["55P03", "40P01"]

export type ErasureRequest = { customer_id: string; proven?: string }

async function eraseInTransaction(
  trx: Knex.Transaction,
  container: MedusaContainer,
  { customer_id, proven }: ErasureRequest,
): Promise<{ events: ErasureEvent[]; subject: DataSubject }> {
  const found = await findSubject(trx, customer_id)
  if (!found) throw new HttpError(HTTP_ERRORS.log_in)
  const holders = personalDataHolders(container)
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
