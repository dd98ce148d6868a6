import type { MedusaContainer } from "@medusajs/framework/types"
import { MAIL_OUTBOX } from "../modules/mail-outbox"
import type { MailOutboxService } from "../modules/mail-outbox/service"

/** Keeps to whom mails were sent no longer than the setting SENT_MAIL_DAYS says; the engine keeps it for good. */
export default async function deleteOldNotifications(container: MedusaContainer) {
  await container.resolve<MailOutboxService>(MAIL_OUTBOX).deleteOldNotifications()
}

export const config = { name: "mail-delete-old-notifications", schedule: "50 * * * *" }
