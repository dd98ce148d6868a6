import type { Transaction } from "@haat/sdk/server/database"
import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MailDefinition } from "../define-mail"
import { insertMail } from "../modules/mail-outbox/queries/outbox"

/** Event that starts the sending of what is in the outbox. */
export const MAIL_QUEUED = "mail.queued"

/** A mail for the outbox. The same `id` is sent once. */
export type QueuedMail<Payload> = { id: string; payload: Payload }

/**
 * Puts a mail into the outbox, unless it is there or was sent; from then on it is not lost. In a transaction of the
 * caller, who calls `announceMail` after it, or with the container at once.
 * @returns whether it is new @throws Error for a payload that the kind does not take
 */
export async function queueMail<Payload extends object>(
  db: MedusaContainer | Transaction,
  { kind, payload: schema }: MailDefinition<Payload>,
  { id, payload }: QueuedMail<NoInfer<Payload>>,
): Promise<boolean> {
  const checked = schema.safeParse(payload)
  if (!checked.success) throw new Error(`The mail ${kind} does not take this payload: ${checked.error.message}`)
  const mail = { id, kind, payload: checked.data }
  if (!isContainer(db)) return insertMail(db, mail)
  const isNew = await insertMail(db.resolve(ContainerRegistrationKeys.PG_CONNECTION), mail)
  await announceMail(db)
  return isNew
}

const isContainer = (db: MedusaContainer | Transaction): db is MedusaContainer => "resolve" in db

/** Has the outbox sent now. A lost event delays the mail until the job of the outbox. */
export const announceMail = (container: MedusaContainer): Promise<void> =>
  emitEvents(container, [{ name: MAIL_QUEUED, data: {} }])
