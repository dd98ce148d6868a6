import type { Transaction } from "@haat/sdk/server/database"
import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { insertMail } from "../modules/mail-outbox/queries/outbox"
import type { NewMail } from "../sending/kinds"

/** Event that starts the sending of what is in the outbox. */
export const MAIL_QUEUED = "mail.queued"

/** Puts a mail into the outbox, unless it is there or was sent; from then on it is not lost. */
export async function queueMail(container: MedusaContainer, mail: NewMail): Promise<void> {
  await insertMail(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), mail)
  await announceMail(container)
}

/** `queueMail` in a transaction of the caller, who calls `announceMail` after it. */
export const addMail = (trx: Transaction, mail: NewMail): Promise<boolean> => insertMail(trx, mail)

/** Has the outbox sent now. A lost event delays the mail until the job of the outbox. */
export const announceMail = (container: MedusaContainer): Promise<void> =>
  emitEvents(container, [{ name: MAIL_QUEUED, data: {} }])
