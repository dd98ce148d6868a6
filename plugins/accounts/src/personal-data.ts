import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { DataSubject, ErasureEvent, PersonalDataHolder } from "@haat/sdk/server/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { PersonalDataFile } from "./contract"
import { ACCOUNT_ERRORS } from "./errors"
import { PASSWORDS } from "./modules/passwords"
import type { PasswordsService } from "./modules/passwords/service"
import { PROFILES } from "./modules/profiles"
import { findSubject, lockSubject } from "./modules/profiles/queries/personal-data"
import { passwordMark } from "./password-mark"

/**
 * Keys of the modules that hold personal data, in the sequence in which it is erased: the account first, as triggers
 * write the facts of an order again from its customer, who must be deleted by then.
 */
const HOLDERS = [
  PROFILES,
  "checkout",
  "razorpay",
  "freight",
  "reviews",
  "problem_reports",
  "newsletter",
  "mail_outbox",
  "stock_notices",
  "offers",
  "gst",
  "back_office_audit_log",
]

const holdersOf = (container: MedusaContainer) =>
  HOLDERS.flatMap((key) => container.resolve<PersonalDataHolder | undefined>(key, { allowUnregistered: true }) ?? [])

/** Everything that is held about a shopper. @throws HttpError 401 when the account is gone */
export async function readPersonalData(container: MedusaContainer, customer_id: string): Promise<PersonalDataFile> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const subject = await findSubject(database, customer_id)
  if (!subject) throw new HttpError(HTTP_ERRORS.log_in)
  const sections: Record<string, unknown> = {}
  for (const { personalData } of holdersOf(container))
    Object.assign(sections, await personalData.read(database, subject))
  const { profile, ...others } = sections
  return { made_at: new Date().toISOString(), profile, ...others }
}

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
  await container.resolve(Modules.EVENT_BUS).emit(events.map(({ name, data }) => ({ name, data })))
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
